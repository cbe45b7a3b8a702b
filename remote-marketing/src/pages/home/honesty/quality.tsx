import { ButtonLink } from '@bellkey/shared/ui';
import { formatDay } from '../../../calendar/calendar-day.ts';
import { figureOf, qualityFigures } from '../../../features/quality/quality-figures.ts';
import { Section } from '../../../sections/layout/section.tsx';
import * as styles from './quality.css';

/** Figures of the blind round that the home page shows, and what each says in plain words. */
const shown = [
  {
    measure: 'Single lines at Hotel Aurora: correct',
    meaning: 'of the lines that a stranger wrote for our sample hotel came to exactly what they expected',
  },
  {
    measure: 'Single lines at Hotel Aurora: dangerous',
    meaning: 'of the same lines were answered in a way that could do harm; the card says which',
  },
  {
    measure: 'Single lines at a property that is not in the code: correct',
    meaning: 'of the lines for a property that it had never been tried with came to what was expected',
  },
  {
    measure: 'Alarms where one had to be raised',
    meaning: 'of the emergencies raised an alarm',
  },
] as const;

/** The concierge's latest figures, their cases, the day, and a link to the method. */
export function Quality() {
  return (
    <Section
      tone="band"
      title="Asked, counted, dated"
      lede={
        <p>
          The concierge without a language model, asked once by a stranger on{' '}
          <time dateTime={qualityFigures.on}>{formatDay(qualityFigures.on)}</time>. Whoever wrote the lines
          had seen nothing of it; the whole card, with what it is weakest at, is public.
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
