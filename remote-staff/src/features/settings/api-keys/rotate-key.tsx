import { useAction } from '@bellkey/shared/action';
import type { ApiKey } from '@bellkey/shared/api';
import { Button, SelectField } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as messages from '../../../../messages/compiled/api-keys/en.ts';
import { Modal } from '../../../dialog/modal.tsx';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import * as styles from '../store/settings.css';
import type { ApiKeyStore, MadeKey, Overlap } from './use-api-keys.ts';

const OVERLAPS: ReadonlyArray<{ value: keyof typeof messages.overlap; hours: Overlap }> = [
  { value: '24', hours: 24 },
  { value: '168', hours: 168 },
  { value: '1', hours: 1 },
  { value: '0', hours: 0 },
];

/** Asks how long the previous secret still works, and creates the next. */
export function RotateKey({
  apiKey: { id, name },
  store,
  onMade,
  onClose,
}: {
  apiKey: ApiKey;
  store: Pick<ApiKeyStore, 'rotate'>;
  onMade(made: MadeKey): void;
  onClose(): void;
}) {
  const [overlap, setOverlap] = useState<keyof typeof messages.overlap>('24');
  const { run, busy, problem, clear } = useAction();
  const rotate = () => {
    clear();
    return run(
      () => store.rotate(id, OVERLAPS.find(({ value }) => value === overlap)?.hours ?? 0),
      (made) => {
        onClose();
        onMade(made);
      },
    );
  };
  return (
    <Modal title={messages.rotateTitle({ name })} onClose={onClose}>
      <div className={styles.form}>
        <SelectField<keyof typeof messages.overlap>
          label={messages.theSecretBefore}
          hint={messages.overlapHint}
          options={OVERLAPS.map(({ value }) => ({ value, label: messages.overlap[value] }))}
          value={overlap}
          onChange={setOverlap}
        />
        {problem ? <ProblemNotice problem={problem} title={messages.rotateFailed} /> : null}
        <div className={styles.actions}>
          <Button busy={busy} onClick={() => void rotate()}>
            {messages.rotateButton}
          </Button>
          <Button look="outline" onClick={onClose}>
            {messages.cancel}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
