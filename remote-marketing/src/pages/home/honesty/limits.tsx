import { Section } from '../../../sections/layout/section.tsx';
import * as styles from './limits.css';

const does = [
  'Answer opening hours, house rules, the menu, the way to things',
  'Take a request, ask for what is missing, send it to a department',
  'Say when it will be done, and show how far it has come',
  'Add to a request or take it back, while nobody has begun with it',
  'Answer in English, Portuguese, Spanish, German, French or Italian',
] as const;

const leaves = [
  'Refunds, discounts, compensation, any promise about money',
  'Whether a dish is safe for an allergy',
  'Medical help: the team is alerted at once, as an emergency',
  'Who is staying here, and in which room',
  'Door codes, keys and access to rooms',
] as const;

/** What the assistant does and what it leaves to people, side by side. */
export function Limits() {
  return (
    <Section
      tone="band"
      title="What the assistant may do, and what it may not"
      lede={
        <p>
          These lines are drawn in the server, not in a prompt. Whatever a guest writes, what stands under “It
          leaves to people” goes to a person, with the reason.
        </p>
      }
    >
      <div className={styles.lists}>
        <div>
          <h3 className={styles.title}>It does</h3>
          <ul role="list" className={styles.list}>
            {does.map((item) => (
              <li key={item} className={styles.does}>
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className={styles.title}>It leaves to people</h3>
          <ul role="list" className={styles.list}>
            {leaves.map((item) => (
              <li key={item} className={styles.leaves}>
                {item}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
