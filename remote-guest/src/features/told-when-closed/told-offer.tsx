import { type PushOnDevice, pushOnDevice } from '@bellkey/shared/push-on-device';
import { Button } from '@bellkey/shared/ui';
import { useState } from 'react';
import type { DurableStorage } from '../../durable-storage/durable-storage.ts';
import type { GuestLanguage } from '../../language/guest-language.ts';
import { englishToldWording, loadToldWording } from '../../wording/told-wording.ts';
import { useLoadedWording } from '../../wording/use-loaded-wording.ts';
import * as styles from './told-when-closed.css';
import { useToldWhenClosed } from './use-told-when-closed.ts';

/** A guest who declined once is not asked again on this device; the profile has the switch. */
const ASKED_KEY = 'bellkey:told-asked';

interface ToldOfferProps {
  storage: DurableStorage;
  language: GuestLanguage;
  push?: PushOnDevice;
}

/** Asks once whether the guest wants to be notified of an open request while the page is closed. */
export function ToldOffer({ storage, ...rest }: ToldOfferProps) {
  const [asked, setAsked] = useState(() => storage.get(ASKED_KEY) !== null);
  const answer = () => {
    storage.set(ASKED_KEY, new Date().toISOString());
    setAsked(true);
  };
  return asked ? null : <Question {...rest} onNo={answer} />;
}

function Question({
  language: chosen,
  push = pushOnDevice,
  onNo,
}: Omit<ToldOfferProps, 'storage'> & { onNo(): void }) {
  const { status, busy, problem, turnOn } = useToldWhenClosed(push);
  const wording = useLoadedWording(englishToldWording, loadToldWording, chosen);
  const [agreed, setAgreed] = useState(false);
  if (!wording) return null;
  const { messages } = wording;
  if (agreed && status === 'on') {
    return (
      <p role="status" className={styles.said}>
        {messages.isOn}
      </p>
    );
  }
  if (status !== 'off') return null;
  return (
    <section className={styles.offer} aria-label={messages.title}>
      <p>{messages.offer}</p>
      {problem ? (
        <p role="alert" className={styles.problem}>
          {messages.failed}
        </p>
      ) : null}
      <div className={styles.actions}>
        <Button
          look="outline"
          size="small"
          busy={busy}
          onClick={() => {
            setAgreed(true);
            void turnOn();
          }}
        >
          {messages.yes}
        </Button>
        <Button look="quiet" size="small" disabled={busy} onClick={onNo}>
          {messages.no}
        </Button>
      </div>
    </section>
  );
}
