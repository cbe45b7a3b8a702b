import { Button } from '@bellkey/shared/ui';
import { useEffect, useRef, useState } from 'react';
import * as styles from './together.css';

interface AskedButtonProps {
  label: string;
  /** What is asked before it is done. */
  question: string;
  back: string;
  busy: boolean;
  disabled: boolean;
  onConfirm(): void;
}

/** A button whose action concerns others: it asks first, in its place. The focus goes with the question, and back. */
export function AskedButton({ label, question, back, busy, disabled, onConfirm }: AskedButtonProps) {
  const [asking, setAsking] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(asking);
  useEffect(() => {
    if (shown.current !== asking) place.current?.querySelector('button')?.focus();
    shown.current = asking;
  }, [asking]);

  return (
    <div ref={place}>
      {asking ? (
        <fieldset className={styles.asked} aria-label={question}>
          <p>{question}</p>
          <div className={styles.actions}>
            <Button look="danger" size="small" busy={busy} disabled={disabled} onClick={onConfirm}>
              {label}
            </Button>
            <Button look="outline" size="small" onClick={() => setAsking(false)}>
              {back}
            </Button>
          </div>
        </fieldset>
      ) : (
        <Button look="quiet" size="small" disabled={disabled} onClick={() => setAsking(true)}>
          {label}
        </Button>
      )}
    </div>
  );
}
