import * as styles from './facts.css';

/** Configured or counted facts of the product; none of them is a customer's figure. */
export const facts = [
  { figure: '20 min', meaning: 'promised for towels at the demo property, shown to guest and staff alike' },
  { figure: '40', meaning: 'services in the catalogue, each with its first sentence already written' },
  { figure: '6', meaning: 'languages answered without a language model, from English to Italian' },
  { figure: '0', meaning: 'apps to install, accounts to make, phone numbers to give' },
] as const;

/** Four figures in a band under the hero. */
export function Facts() {
  return (
    <section className={styles.band} aria-label="The product in four figures">
      <ul role="list" className={styles.list}>
        {facts.map(({ figure, meaning }) => (
          <li key={figure}>
            <b className={styles.figure}>{figure}</b>
            <span className={styles.meaning}>{meaning}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
