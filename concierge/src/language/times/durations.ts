import { compileTime, countOf, minutesOf } from './time-words.ts';

const HALF_HOUR = 30;
const QUARTER_HOUR = 15;
const DURATION =
  '(?:(?<threeQuarters>{threeQuarters})|(?<quarter>{quarterHour})|(?<fixed>{halfHour})|(?<hourAndHalf>{hourAndHalf})|(?:a )?(?<count>{count}) ?(?:of )?(?<unit>{unit})|(?<anHour>{anHour}))';
/** A delay: `in two hours`, `daqui a meia hora`. */
export const DELAY = compileTime(
  `(?:{delayLead}) (?:{delayMore})?${DURATION}|${DURATION.replace(/\(\?<(\w+)>/g, '(?<$1_2>')}{delayEnd}`,
);
/** A duration: `for two hours`. */
export const LASTING = compileTime(`(?:{durationLead}) ${DURATION}`);

/**
 * Minutes of a duration that one of the expressions above matched; null if its count or unit is invalid.
 *
 * @param suffix suffix of its group names: `_2` before `from now`
 */
export function durationOf(groups: Record<string, string | undefined>, suffix = ''): number | null {
  const group = (name: string) => groups[name + suffix];
  if (group('threeQuarters')) return 3 * QUARTER_HOUR;
  if (group('quarter')) return QUARTER_HOUR;
  if (group('fixed')) return HALF_HOUR;
  if (group('hourAndHalf')) return 3 * HALF_HOUR;
  if (group('anHour')) return 2 * HALF_HOUR;
  const count = countOf(group('count') ?? '');
  const unit = minutesOf(group('unit') ?? '');
  return count === null || unit === null ? null : count * unit;
}
