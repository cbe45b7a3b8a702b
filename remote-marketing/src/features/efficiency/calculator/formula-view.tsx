import * as styles from './formula-view.css';
import { type Inputs, SAVINGS_REDUCTIONS, type SavingsReduction } from './inputs.ts';
import { oneDecimal, twoDecimals } from './rounded.ts';
import { DAYS_PER_MONTH, type SavedHours } from './saved-hours.ts';

const FRACTIONS: Record<SavingsReduction, string> = { none: '0', quarter: '¼', third: '⅓', half: '½' };

/** The formula with the current figures, so that anyone can follow it with a pocket calculator. */
export function FormulaView({ inputs, result }: { inputs: Inputs; result: SavedHours }) {
  const kept = 1 - SAVINGS_REDUCTIONS[inputs.haircut];
  return (
    <div className={styles.formula}>
      <p className={styles.whole}>
        <span>{DAYS_PER_MONTH} days × [</span>{' '}
        <span className={styles.part}>
          ({inputs.rooms} rooms × {inputs.occupancy} % × {inputs.guestsPerRoom} guests ×{' '}
          {inputs.requestsPerGuest} requests + {inputs.rooms} rooms × {inputs.enquiriesPer100Rooms} enquiries
          ÷ 100) × {inputs.automation} % × {inputs.handlingSeconds} s ÷ 3600
        </span>{' '}
        <span className={styles.part}>
          + ({inputs.rooms} rooms × {inputs.occupancy} % ÷ {inputs.nights} nights) × {inputs.checkInShare} % ×{' '}
          {inputs.checkInMinutes} min ÷ 60
        </span>{' '}
        <span>] × (1 − {FRACTIONS[inputs.haircut]})</span>
      </p>
      <dl className={styles.steps}>
        <div>
          <dt>Requests and enquiries a day</dt>
          <dd>{oneDecimal(result.conversationsPerDay)}</dd>
        </div>
        <div>
          <dt>Hours a day on those handled without staff time</dt>
          <dd>{twoDecimals(result.conversationHoursPerDay)}</dd>
        </div>
        <div>
          <dt>Check-ins a day</dt>
          <dd>{oneDecimal(result.checkInsPerDay)}</dd>
        </div>
        <div>
          <dt>Hours a day on those done before arrival</dt>
          <dd>{twoDecimals(result.checkInHoursPerDay)}</dd>
        </div>
        <div>
          <dt>Kept after the deduction</dt>
          <dd>{oneDecimal(kept * 100)} %</dd>
        </div>
        <div className={styles.sum}>
          <dt>Hours a month that it could take off</dt>
          <dd>{twoDecimals(result.hoursPerMonth)}</dd>
        </div>
      </dl>
    </div>
  );
}
