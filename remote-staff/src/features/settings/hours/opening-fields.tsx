import type { OpeningHours } from '@bellkey/shared/api';
import { Button, Field } from '@bellkey/shared/ui';
import * as messages from '../../../../messages/compiled/hours/en.ts';
import * as styles from './hours.css';
import { closingInField, closingOfField, MOST_A_DAY } from './week.ts';

const USUAL: OpeningHours = { opens: '09:00', closes: '18:00' };

/** The hours of one day: closed without any, up to three in a row. */
export function OpeningFields({
  day,
  openings,
  onChange,
}: {
  /** Name of the day, as Monday or Christmas. */
  day: string;
  openings: readonly OpeningHours[];
  onChange(openings: readonly OpeningHours[]): void;
}) {
  const put = (index: number, changed: OpeningHours) =>
    onChange(openings.map((opening, at) => (at === index ? changed : opening)));
  return (
    <fieldset className={styles.day}>
      <legend className={styles.legend}>{day}</legend>
      {openings.length === 0 ? <p className={styles.closed}>{messages.closed}</p> : null}
      {openings.map((opening, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an opening is its place in the day.
        <div key={index} className={styles.opening}>
          <Field
            label={index === 0 ? messages.from : messages.andFrom}
            type="time"
            required
            value={opening.opens}
            onChange={({ target }) => put(index, { ...opening, opens: target.value })}
          />
          <Field
            label={messages.until}
            type="time"
            required
            value={closingInField(opening.closes)}
            onChange={({ target }) => put(index, { ...opening, closes: closingOfField(target.value) })}
          />
          <Button
            look="quiet"
            size="small"
            aria-label={messages.removeOpeningLabel({ opens: opening.opens || messages.thisTime, day })}
            onClick={() => onChange(openings.filter((_, at) => at !== index))}
          >
            {messages.remove}
          </Button>
        </div>
      ))}
      {openings.length < MOST_A_DAY ? (
        <div>
          <Button
            look="quiet"
            size="small"
            aria-label={messages.addHoursLabel({ day })}
            onClick={() => onChange([...openings, openings.length === 0 ? USUAL : { opens: '', closes: '' }])}
          >
            {openings.length === 0 ? messages.open : messages.addHours}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}
