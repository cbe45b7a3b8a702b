import { type PushOnDevice, pushOnDevice } from '@bellkey/shared/push-on-device';
import { Button } from '@bellkey/shared/ui';
import type { GuestLanguage } from '../../language/guest-language.ts';
import { englishToldWording, loadToldWording } from '../../wording/told-wording.ts';
import { useLoadedWording } from '../../wording/use-loaded-wording.ts';
import * as styles from './told-when-closed.css';
import { useToldWhenClosed } from './use-told-when-closed.ts';

/** Whether the guest is notified in this browser, with a way to change it; says why where that is impossible. */
export function ToldSetting({
  language: chosen,
  online,
  push = pushOnDevice,
}: {
  language: GuestLanguage;
  online: boolean;
  push?: PushOnDevice;
}) {
  const { status, busy, problem, turnOn, turnOff } = useToldWhenClosed(push);
  const wording = useLoadedWording(englishToldWording, loadToldWording, chosen);
  if (!wording || status === null) return null;
  const { messages } = wording;
  const isOn = status === 'on';
  return (
    <section className={styles.setting} aria-labelledby="told">
      <h2 id="told" className={styles.heading}>
        {messages.title}
      </h2>
      <p role="status">{messages.states[status]}</p>
      {isOn || status === 'off' ? (
        <div className={styles.actions}>
          <Button
            look="outline"
            busy={busy}
            disabled={!online}
            onClick={() => void (isOn ? turnOff() : turnOn())}
          >
            {isOn ? messages.turnOff : messages.turnOn}
          </Button>
        </div>
      ) : null}
      {problem ? (
        <p role="alert" className={styles.problem}>
          {messages.failed}
        </p>
      ) : null}
    </section>
  );
}
