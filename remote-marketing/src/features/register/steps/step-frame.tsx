import { Button } from '@bellkey/shared/ui';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { type FieldProblems, STEPS, type Step, stepTitles } from '../answers/steps.ts';
import * as styles from '../style/sign-up.css';

interface StepFrameProps {
  step: Step;
  title: string;
  children: ReactNode;
  /** Problems; the first field takes the focus whenever this changes. */
  problems: FieldProblems;
  submitLabel?: string;
  busy?: boolean;
  onSubmit(): void;
  onBack?: (() => void) | undefined;
}

/** One step as a form: progress, questions, and buttons to continue and go back. */
export function StepFrame({
  step,
  title,
  children,
  problems,
  submitLabel = 'Continue',
  busy = false,
  onSubmit,
  onBack,
}: StepFrameProps) {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const at = STEPS.indexOf(step);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is another page to who listens to it.
  useEffect(() => {
    if (document.activeElement !== document.body || at > 0) heading.current?.focus({ preventScroll: true });
  }, [step]);
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    const first = [...(form.current?.elements ?? [])].find(
      (element) => element instanceof HTMLElement && element.getAttribute('aria-invalid') === 'true',
    );
    if (first instanceof HTMLElement) first.focus();
  }, [problems]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <>
      <ol className={styles.progress} aria-label="Steps">
        {STEPS.map((one, index) => (
          <li
            key={one}
            className={styles.mark}
            data-state={index < at ? 'done' : index === at ? 'now' : 'open'}
            aria-current={index === at ? 'step' : undefined}
          >
            <span className={styles.markName}>{stepTitles[one]}</span>
          </li>
        ))}
      </ol>
      <form
        ref={form}
        className={styles.form}
        onSubmit={submit}
        noValidate
        aria-label={title}
        data-begun={at > 0 ? '' : undefined}
      >
        <div>
          <p className={styles.count}>
            Step {at + 1} of {STEPS.length}
          </p>
          <h2 ref={heading} tabIndex={-1} className={styles.heading}>
            {title}
          </h2>
        </div>
        {children}
        <div className={styles.actions}>
          <Button type="submit" size="large" busy={busy}>
            {submitLabel}
          </Button>
          {onBack ? (
            <Button look="quiet" size="large" onClick={onBack}>
              Back
            </Button>
          ) : null}
        </div>
      </form>
    </>
  );
}
