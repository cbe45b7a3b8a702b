import { useAction } from '@bellkey/shared/action';
import type { ServiceRequest } from '@bellkey/shared/api';
import { isOpen } from '@bellkey/shared/request-clock';
import type { ApiProblem } from '@bellkey/shared/shell';
import { Button, TextAreaField } from '@bellkey/shared/ui';
import { useEffect, useRef, useState } from 'react';
import type { OrdersMessages } from '../../../messages/compiled/orders/messages.ts';
import * as styles from './request-details.css';

interface ReportTroubleProps {
  request: ServiceRequest;
  messages: OrdersMessages;
  onReport(id: string, words: string): Promise<ApiProblem | null>;
}

/**
 * Reports in the guest's words what is wrong. A request that was just done is reopened; otherwise a person takes over.
 */
export function ReportTrouble({ request, messages: { wrong: texts }, onReport }: ReportTroubleProps) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const { run, busy, problem } = useAction();
  const [told, setTold] = useState<'reopened' | 'person' | null>(null);
  const form = useRef<HTMLFormElement>(null);
  // The pressed button is replaced by the form: the focus moves with it.
  useEffect(() => {
    if (open) form.current?.querySelector('textarea')?.focus();
  }, [open]);

  function send() {
    setEmpty(!text.trim());
    if (!text.trim()) return;
    void run(
      () => onReport(request.id, text.trim()),
      () => {
        // As it was when the guest reported.
        setTold(request.state === 'done' ? 'reopened' : 'person');
        setText('');
        setOpen(false);
      },
    );
  }

  return (
    <>
      <p className={styles.note} role="status" hidden={told === null}>
        {told === 'reopened' && isOpen(request.state) ? texts.reopened : texts.person}
      </p>
      {open ? (
        <form
          ref={form}
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <TextAreaField
            label={texts.label}
            hint={texts.hint}
            error={isEmpty ? texts.empty : problem?.detail}
            value={text}
            maxLength={500}
            rows={3}
            onChange={(event) => setText(event.target.value)}
          />
          <div className={styles.actions}>
            <Button type="submit" size="small" busy={busy}>
              {texts.send}
            </Button>
            <Button look="quiet" size="small" disabled={busy} onClick={() => setOpen(false)}>
              {texts.close}
            </Button>
          </div>
        </form>
      ) : (
        <div>
          <Button look="outline" size="small" onClick={() => setOpen(true)}>
            {texts.open}
          </Button>
        </div>
      )}
    </>
  );
}
