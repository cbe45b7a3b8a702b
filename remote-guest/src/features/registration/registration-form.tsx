import { useAction } from '@bellkey/shared/action';
import { type RegistrationDetails, validateRegistration } from '@bellkey/shared/guest-registration';
import { newId } from '@bellkey/shared/id';
import type { ApiProblem } from '@bellkey/shared/shell';
import { Button, Notice } from '@bellkey/shared/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { RegistrationMessages } from '../../../messages/compiled/registration/messages.ts';
import { useOnline } from '../../browser-state/use-browser-state.ts';
import { CompanionsStep } from './companions-step.tsx';
import { FieldsStep } from './fields-step.tsx';
import * as styles from './registration.css';
import { type RegistrationDraft, STEPS, type Step } from './registration-draft.ts';
import { ReviewStep } from './review-step.tsx';
import { SignatureStep } from './signature-step.tsx';
import { firstInvalidStep, problemsOfStep } from './step-problems.ts';

interface RegistrationFormProps {
  draft: RegistrationDraft;
  /** The current day at the property. */
  today: string;
  propertyName: string;
  messages: RegistrationMessages;
  language: string;
  onDraft(draft: RegistrationDraft): void;
  onSend(details: RegistrationDetails, idempotencyKey: string): Promise<ApiProblem | null>;
}

/** The registration step by step. Each keystroke is saved; a step must be valid before the next. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { draft, today, propertyName, messages, language, onDraft, onSend } = props;
  const { step, details } = draft;
  const online = useOnline();
  const [isShown, setShown] = useState(false);
  const [notice, setNotice] = useState('');
  const { run, busy, problem, clear } = useAction();
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  // One key per registration, however often it is sent until it arrives.
  const attempt = useRef(newId());
  const moved = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is what moves the focus
  useEffect(() => {
    if (moved.current) heading.current?.focus();
  }, [step]);

  const all = validateRegistration(details, today);
  const own = problemsOfStep(all, step);
  const at = STEPS.indexOf(step);

  function go(next: Step, showProblems = false) {
    moved.current = true;
    setShown(showProblems);
    setNotice(showProblems ? messages.toFix : '');
    onDraft({ ...draft, step: next });
  }
  function change(part: Partial<RegistrationDetails>) {
    attempt.current = newId();
    clear();
    onDraft({ ...draft, details: { ...details, ...part } });
  }
  function send() {
    const open = firstInvalidStep(all);
    if (open) return go(open, true);
    void run(() => onSend(details, attempt.current));
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (step === 'review') return send();
    if (Object.keys(own).length === 0) return go(STEPS[at + 1] ?? 'review');
    setShown(true);
    // After the errors have rendered, so that a screen reader reads the field with its error.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  const shared = { details, problems: isShown ? own : {}, messages, language, onChange: change };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <div>
        <p className={styles.quiet}>{messages.progress({ step: at + 1, count: STEPS.length })}</p>
        <progress
          className={styles.progress}
          max={STEPS.length}
          value={at + 1}
          aria-label={messages.progress({ step: at + 1, count: STEPS.length })}
        />
        <h2 ref={heading} className={styles.heading} tabIndex={-1}>
          {messages.steps[step]}
        </h2>
      </div>
      <p role="status" className={styles.error}>
        {notice}
      </p>
      <div className={styles.fields}>
        {step === 'companions' ? (
          <CompanionsStep {...shared} />
        ) : step === 'signature' ? (
          <SignatureStep {...shared} propertyName={propertyName} />
        ) : step === 'review' ? (
          <ReviewStep {...shared} propertyName={propertyName} onEdit={(wanted) => go(wanted)} />
        ) : (
          <FieldsStep key={step} {...shared} step={step} />
        )}
      </div>
      {problem ? (
        <Notice
          tone="warn"
          live="assertive"
          title={messages.notSent}
          reference={problem.requestId ? `${problem.code}, ${problem.requestId}` : problem.code}
        >
          {problem.code === 'registration-checked' ? messages.checkedAlready : messages.notSentText}
        </Notice>
      ) : null}
      <p className={styles.quiet} role="status">
        {online ? messages.kept : messages.offline}
      </p>
      <div className={styles.actions}>
        {at > 0 ? (
          <Button look="outline" disabled={busy} onClick={() => go(STEPS[at - 1] ?? 'who')}>
            {messages.back}
          </Button>
        ) : null}
        <Button type="submit" busy={busy} disabled={step === 'review' && !online}>
          {step === 'review' ? messages.send : messages.next}
        </Button>
      </div>
    </form>
  );
}
