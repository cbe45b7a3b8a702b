import { Button } from '@bellkey/shared/ui';
import { useEffect, useRef } from 'react';
import * as messages from '../../messages/compiled/unsaved/en.ts';
import * as styles from './unsaved.css';

/** Asks, inside a dialog, before it closes with what a person typed. */
export function CloseQuestion({ onKeep, onClose }: { onKeep(): void; onClose(): void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView?.({ block: 'nearest' });
    box.current?.querySelector('button')?.focus();
  }, []);
  return (
    <div ref={box} className={styles.ask} role="alert">
      <p>{messages.closeText}</p>
      <div className={styles.actions}>
        <Button size="small" onClick={onKeep}>
          {messages.keepWriting}
        </Button>
        <Button size="small" look="outline" onClick={onClose}>
          {messages.closeWithoutSaving}
        </Button>
      </div>
    </div>
  );
}
