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
import type { StepHistory } from './use-step-history.ts';

interface RegistrationFormProps {
  draft: RegistrationDraft;
  history: StepHistory;
  /** The current day at the property. */
  today: string;
  propertyName: string;
  messages: RegistrationMessages;
  language: string;
  onDraft(draft: RegistrationDraft): void;
  onSend(details: RegistrationDetails, idempotencyKey: string): Promise<ApiProblem | null>;
}

/**
 * The registration step by step, each an entry of the browser's history. Each keystroke is saved; a step must be valid
 * before the button leads to the next.
 */
export function RegistrationForm(props: RegistrationFormProps) {
  const { draft, history, today, propertyName, messages, language, onDraft, onSend } = props;
  const { details } = draft;
  const step = history.step ?? draft.step;
  const online = useOnline();
  /** The step whose problems are visible. */
  const [shown, setShown] = useState<Step | null>(null);
  /** The step that the form was not sent for. */
  const [toFix, setToFix] = useState<Step | null>(null);
  /** Machine-readable lines that were typed and not read yet: not kept on the device, but while the page is open. */
  const [lines, setLines] = useState('');
  const { run, busy, problem, clear } = useAction();
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  // One key per registration, however often it is sent until it arrives.
  const attempt = useRef(newId());
  const focused = useRef(step);
  useEffect(() => {
    if (focused.current !== step) heading.current?.focus();
    focused.current = step;
  }, [step]);
  // The step is part of the draft: the form opens at it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the step of the history decides
  useEffect(() => {
    if (history.step === null) history.begin(draft.step);
    else if (history.step !== draft.step) onDraft({ ...draft, step: history.step });
  }, [history.step, draft.step]);

  const all = validateRegistration(details, today);
  const own = problemsOfStep(all, step);
  const at = STEPS.indexOf(step);

  function go(next: Step, showProblems = false) {
    setShown(showProblems ? next : null);
    setToFix(showProblems ? next : null);
    history.go(next);
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
    setShown(step);
    // After the errors have rendered, so that a screen reader reads the field with its error.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  const shared = { details, problems: shown === step ? own : {}, messages, language, onChange: change };
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
        {toFix === step ? messages.toFix : ''}
      </p>
      <div className={styles.fields}>
        {step === 'companions' ? (
          <CompanionsStep {...shared} />
        ) : step === 'signature' ? (
          <SignatureStep {...shared} propertyName={propertyName} />
        ) : step === 'review' ? (
          <ReviewStep {...shared} propertyName={propertyName} onEdit={(wanted) => go(wanted)} />
        ) : (
          <FieldsStep key={step} {...shared} step={step} lines={lines} onLines={setLines} />
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
