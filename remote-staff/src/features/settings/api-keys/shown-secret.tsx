import { Button, Notice } from '@bellkey/shared/ui';
import { useEffect, useRef, useState } from 'react';
import * as messages from '../../../../messages/compiled/api-keys/en.ts';
import { useUnsaved } from '../../../unsaved/use-unsaved.ts';
import * as styles from '../store/settings.css';

const QUESTION = {
  title: messages.leaveTitle,
  text: messages.leaveText,
  leave: messages.leaveWithoutIt,
};

/** The secret of a new key: shown only this once. */
export function ShownSecret({ name, secret, onDone }: { name: string; secret: string; onDone(): void }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useUnsaved(copied !== true, QUESTION);
  useEffect(() => box.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      setCopied(true);
    } catch {
      // Without the permission the person can select it.
      setCopied(false);
    }
  };
  return (
    <div ref={box} tabIndex={-1}>
      <Notice
        tone="good"
        title={messages.secretTitle({ name })}
        live="polite"
        action={
          <div className={styles.actions}>
            <Button onClick={() => void copy()}>{copied ? messages.copied : messages.copy}</Button>
            <Button look="outline" onClick={onDone}>
              {messages.iHaveIt}
            </Button>
          </div>
        }
      >
        <p className={styles.quiet}>{messages.secretHint}</p>
        <code className={styles.name}>{secret}</code>
        {copied === false ? <p className={styles.quiet}>{messages.copyFailed}</p> : null}
      </Notice>
    </div>
  );
}
