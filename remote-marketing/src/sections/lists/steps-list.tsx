import type { ReactNode } from 'react';
import * as styles from './steps-list.css';

export interface Step {
  title: string;
  text: ReactNode;
}

/** Numbered steps, one under the other. */
export function StepsList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol role="list" className={styles.steps}>
      {steps.map((step, index) => (
        <li key={step.title} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3 className={styles.title}>{step.title}</h3>
            <div className={styles.text}>{step.text}</div>
          </div>
        </li>
      ))}
    </ol>
  );
}
