import type { OpeningHours } from '@bellkey/shared/api';
import { Button, Field } from '@bellkey/shared/ui';
import * as styles from './hours.css';
import { closingInField, closingOfField, MOST_A_DAY } from './week.ts';

const USUAL: OpeningHours = { opens: '09:00', closes: '18:00' };

/** The hours of one day: none is closed, up to three are opened one after the other. */
export function OpeningFields({
  day,
  openings,
  onChange,
}: {
  /** What the day is called, as Monday or Christmas. */
  day: string;
  openings: readonly OpeningHours[];
  onChange(openings: readonly OpeningHours[]): void;
}) {
  const put = (index: number, changed: OpeningHours) =>
    onChange(openings.map((opening, at) => (at === index ? changed : opening)));
  return (
    <fieldset className={styles.day}>
      <legend className={styles.legend}>{day}</legend>
      {openings.length === 0 ? <p className={styles.closed}>Closed</p> : null}
      {openings.map((opening, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an opening is its place in the day.
        <div key={index} className={styles.opening}>
          <Field
            label={index === 0 ? 'From' : 'and from'}
            type="time"
            required
            value={opening.opens}
            onChange={({ target }) => put(index, { ...opening, opens: target.value })}
          />
          <Field
            label="Until"
            type="time"
            required
            value={closingInField(opening.closes)}
            onChange={({ target }) => put(index, { ...opening, closes: closingOfField(target.value) })}
          />
          <Button
            look="quiet"
            size="small"
            aria-label={`Remove the hours from ${opening.opens || 'this time'} on ${day}`}
            onClick={() => onChange(openings.filter((_, at) => at !== index))}
          >
            Remove
          </Button>
        </div>
      ))}
      {openings.length < MOST_A_DAY ? (
        <div>
          <Button
            look="quiet"
            size="small"
            aria-label={`Add hours on ${day}`}
            onClick={() => onChange([...openings, openings.length === 0 ? USUAL : { opens: '', closes: '' }])}
          >
            {openings.length === 0 ? 'Open' : 'Add hours'}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}
