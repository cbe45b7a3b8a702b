import type { GuestSession } from '@bellkey/shared/api';
import type { RegistrationDetails } from '@bellkey/shared/guest-registration';
import type { ApiProblem } from '@bellkey/shared/shell';
import { Button, ButtonLink, Notice } from '@bellkey/shared/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { RegistrationMessages } from '../../../messages/compiled/registration/messages.ts';
import type { DurableStorage } from '../../durable-storage/durable-storage.ts';
import { propertyClock } from '../../property-time/property-clock.ts';
import * as styles from './registration.css';
import { clearDraft, loadDraft, type RegistrationDraft, saveDraft } from './registration-draft.ts';
import { RegistrationForm } from './registration-form.tsx';
import { newDraft, withFieldSet } from './step-problems.ts';
import type { Asked } from './use-registration.ts';
import { useStepHistory } from './use-step-history.ts';

interface OpenRegistrationProps {
  session: GuestSession;
  asked: Asked;
  storage: DurableStorage;
  messages: RegistrationMessages;
  language: string;
  onSend(details: RegistrationDetails, idempotencyKey: string): Promise<ApiProblem | null>;
  onReload(): void;
}

/** The form until it is sent, then the state of the registration. */
export function OpenRegistration(props: OpenRegistrationProps) {
  const { session, asked, storage, messages, language, onSend, onReload } = props;
  const { conversationId, property } = session;
  const { registration } = asked;
  const history = useStepHistory();
  const state = registration?.state ?? null;
  const [draft, setDraft] = useState<RegistrationDraft | null>(() => {
    const kept = loadDraft(storage, conversationId);
    return kept && { ...kept, details: withFieldSet(kept.details, asked.fieldSet) };
  });
  const clock = useMemo(() => propertyClock(property.timeZone), [property.timeZone]);
  // A registration that staff have checked can no longer change: its draft is removed from the device.
  useEffect(() => {
    if (state !== 'ready') return;
    clearDraft(storage, conversationId);
    setDraft(null);
  }, [state, storage, conversationId]);

  // The state replaces a long form: the focus, and with it the screen, moves there.
  const outcome = useRef<HTMLDivElement>(null);
  const isSent = useRef(false);
  useEffect(() => {
    if (draft !== null || !isSent.current) return;
    isSent.current = false;
    outcome.current?.focus();
  }, [draft]);

  function keep(next: RegistrationDraft) {
    saveDraft(storage, conversationId, next);
    setDraft(next);
  }
  async function send(details: RegistrationDetails, idempotencyKey: string) {
    const problem = await onSend(details, idempotencyKey);
    if (problem === null) {
      clearDraft(storage, conversationId);
      isSent.current = true;
      setDraft(null);
      history.leave();
    } else if (problem.code === 'registration-checked') onReload();
    return problem;
  }

  function change() {
    const next = newDraft(asked);
    keep(next);
    history.begin(next.step);
  }

  if (state === 'ready')
    return (
      <Notice
        tone="good"
        live="polite"
        title={messages.ready.title}
        action={<ButtonLink to="/chat">{messages.toChat}</ButtonLink>}
      >
        {messages.ready.text({ property: property.name })}
      </Notice>
    );
  if (registration && state === 'waiting' && draft === null)
    return (
      <div ref={outcome} className={styles.outcome} tabIndex={-1}>
        <Notice
          live="polite"
          title={messages.waiting.title}
          action={
            <Button look="outline" onClick={change}>
              {messages.waiting.change}
            </Button>
          }
        >
          {messages.waiting.text({
            time: clock.moment(registration.submittedAt, Date.now(), language),
            property: property.name,
          })}
        </Notice>
      </div>
    );
  return (
    <>
      {registration?.note ? (
        <Notice tone="warn" live="polite" title={messages.changes.title}>
          {registration.note}
        </Notice>
      ) : null}
      <RegistrationForm
        draft={draft ?? newDraft(asked)}
        history={history}
        today={asked.today}
        propertyName={property.name}
        messages={messages}
        language={language}
        onDraft={keep}
        onSend={send}
      />
    </>
  );
}
