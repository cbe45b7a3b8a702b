import type { PasswordPolicy } from '../../shell/session.ts';
import { VisuallyHidden } from '../page/visually-hidden.tsx';
import * as styles from './password-meter.css';
import { passwordRules } from './password-rules.ts';

/** The server's password rules, ticked off while the password is typed. */
export function PasswordMeter({
  policy,
  password,
  common = null,
}: {
  policy: PasswordPolicy;
  password: string;
  /** The most used passwords; null where the policy does not refuse them. */
  common?: ReadonlySet<string> | null;
}) {
  const rules = passwordRules(policy, password, common);
  const met = rules.filter((rule) => rule.met).length;
  return (
    <div className={styles.meter}>
      <progress className={styles.bar} value={met} max={rules.length} aria-label="Password rules met" />
      <ul className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule.text} className={rule.met ? styles.met : undefined}>
            <span aria-hidden="true">{rule.met ? '✓' : '·'}</span> {rule.text}
            <VisuallyHidden>{rule.met ? ' (met)' : ' (not met yet)'}</VisuallyHidden>
          </li>
        ))}
      </ul>
    </div>
  );
}
