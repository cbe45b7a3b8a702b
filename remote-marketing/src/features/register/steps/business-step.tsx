import { useId } from 'react';
import type { BusinessKind } from '../answers/draft.ts';
import { validateStep } from '../answers/steps.ts';
import type { SignUp } from '../answers/use-sign-up.ts';
import * as styles from '../style/sign-up.css';
import { StepFrame } from './step-frame.tsx';

const kinds: readonly { value: BusinessKind; title: string; text: string }[] = [
  { value: 'hotel', title: 'Hotel', text: 'Rooms, departments, a reception that answers.' },
  { value: 'restaurant', title: 'Restaurant', text: 'Tables, a kitchen, people on the floor.' },
  { value: 'str', title: 'Short-term rental', text: 'Units, a host, cleaning and repairs.' },
];

/** The kind of property, which decides its first departments and services. */
export function BusinessStep({ draft, problems, change, point, go }: SignUp) {
  const errorId = useId();
  return (
    <StepFrame
      step="business"
      title="What do you run?"
      problems={problems}
      onSubmit={() => {
        const found = validateStep('business', draft);
        if (Object.keys(found).length > 0) point(found);
        else go('property');
      }}
    >
      <fieldset className={styles.kinds} aria-describedby={problems.kind ? errorId : undefined}>
        <legend className={styles.hidden}>Kind of business</legend>
        {kinds.map(({ value, title, text }) => (
          <label key={value} className={styles.kind}>
            <input
              type="radio"
              name="kind"
              value={value}
              checked={draft.kind === value}
              aria-invalid={problems.kind ? true : undefined}
              // Places of a file belong to the kind that was chosen then.
              onChange={() => change({ kind: value, places: null, menu: [] })}
            />
            <span>
              <span className={styles.kindTitle}>{title}</span>
              <span className={styles.kindText}>{text}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {problems.kind ? (
        <p id={errorId} role="alert" className={styles.error}>
          {problems.kind}
        </p>
      ) : null}
    </StepFrame>
  );
}
