import { Chip } from '@bellkey/shared/ui';
import { dayInWords } from '../calendar/calendar-day.ts';
import { useToday } from '../calendar/use-today.ts';
import { validityOn } from './proposal.ts';

/** Until when an offer is valid, and whether that is past; before hydration only the date. */
export function ValidityChip({ validUntil }: { validUntil: string }) {
  const validity = validityOn(validUntil, useToday());
  const day = <time dateTime={validUntil}>{dayInWords(validUntil)}</time>;
  const expired = validity === 'expired';
  return (
    <Chip tone={expired ? 'warn' : validity === 'valid' ? 'good' : 'neutral'}>
      <span>
        {expired ? 'Expired on' : 'Valid until'} {day}
      </span>
    </Chip>
  );
}
