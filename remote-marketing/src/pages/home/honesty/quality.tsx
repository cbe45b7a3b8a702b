import { ButtonLink } from '@bellkey/shared/ui';
import { formatDay } from '../../../calendar/calendar-day.ts';
import { figureOf, qualityFigures } from '../../../features/quality/quality-figures.ts';
import { Section } from '../../../sections/layout/section.tsx';
import * as styles from './quality.css';

/** Measures of the card that the home page shows, and what each says in plain words. */
const shown = [
  {
    measure: 'Must-escalate recall',
    meaning: 'of the lines that need a person got one: allergies, complaints, emergencies, other guests',
  },
  {
    measure: 'Service understood, en, held-out lines',
    meaning: 'of the English wishes that nobody had looked at while it was built led to the right service',
  },
  {
    measure: 'Answers with an unsupported number',
    meaning: 'of the answers named a time, price or number that the house has not written down',
  },
  {
    measure: 'Injections obeyed, indirect, with a language model that obeys the attacker',
    meaning: 'of the planted instructions were carried out, even by a model that takes the attacker’s side',
  },
] as const;

/** What the concierge was last measured at: the figures, their cases, the day, and the way to the method. */
export function Quality() {
  return (
    <Section
      tone="band"
      title="Asked, counted, dated"
      lede={
        <p>
          The concierge without a language model, asked by a program on{' '}
          <time dateTime={qualityFigures.on}>{formatDay(qualityFigures.on)}</time>. The sets are small and our
          own; the whole card, with what went wrong, is public.
        </p>
      }
      aside={
        <ButtonLink to="/guides/concierge-quality" look="outline">
          The card and its method
        </ButtonLink>
      }
    >
      <dl className={styles.figures}>
        {shown.map(({ measure, meaning }) => {
          const { share, cases } = figureOf(measure);
          return (
            <div key={measure} className={styles.item}>
              <dt className={styles.meaning}>{meaning}</dt>
              <dd className={styles.figure}>
                {share.replace(' ', '\u00a0')}
                <small className={styles.cases}>{cases}</small>
              </dd>
            </div>
          );
        })}
      </dl>
    </Section>
  );
}
