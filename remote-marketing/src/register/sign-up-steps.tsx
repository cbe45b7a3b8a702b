import * as styles from './sign-up-steps.css';
import { SIGN_UP_STEPS } from './steps.ts';

/** The steps as a numbered line. */
export function SignUpSteps() {
  return (
    <ol className={styles.steps}>
      {SIGN_UP_STEPS.map((step) => (
        <li key={step.title} className={styles.step}>
          <h3 className={styles.title}>{step.title}</h3>
          <p className={styles.asks}>{step.asks}</p>
        </li>
      ))}
    </ol>
  );
}
