import { Chip } from '@bellkey/shared/ui';
import { formatDay } from '../../../calendar/calendar-day.ts';
import { useToday } from '../../../calendar/use-today.ts';
import { validityOn } from '../offers/proposal.ts';
import * as styles from './validity-chip.css';

/** Until when an offer is valid, and whether that has passed; before hydration only the date. */
export function ValidityChip({ validUntil }: { validUntil: string }) {
  const validity = validityOn(validUntil, useToday());
  const day = formatDay(validUntil);
  const expired = validity === 'expired';
  return (
    <Chip tone={expired ? 'warn' : validity === 'valid' ? 'good' : 'neutral'}>
      <span className={styles.room} data-validity={validity} data-longest={`Expired on ${day}`}>
        <span>
          {expired ? 'Expired on' : 'Valid until'} <time dateTime={validUntil}>{day}</time>
        </span>
      </span>
    </Chip>
  );
}
