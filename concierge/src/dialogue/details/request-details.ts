import type { RequestDetail } from '@bellkey/shared/api';
import type { TurnContext } from '../../contract/contract.ts';
import { normalise } from '../../language/text/normalise.ts';
import { saidDay, sureTime, usualHalf } from '../../language/times/said-moment.ts';
import { slotKind } from '../../understanding/services/slots.ts';

const WAKE_UP = 'wakeupCall';
const MOST_DETAILS = 6;
const VALUE_MAX_CHARS = 120;

/**
 * What an engine took from the guest's words, as people and programs read it: a day as `2026-11-22`, a time as
 * `07:00`, and whatever cannot be read as either in the guest's own words.
 *
 * @param line what the guest wrote: a table for breakfast at 8 is in the morning
 */
export function detailsOf(
  slots: Readonly<Record<string, string>> | undefined,
  { now, property: { timeZone } }: Pick<TurnContext, 'now' | 'property'>,
  service: string,
  line = '',
): RequestDetail[] {
  const days = Object.entries(slots ?? {}).flatMap(([slot, value]) =>
    slotKind(slot) === 'date' ? [value] : [],
  );
  /** `7` alone is seven in the morning to be woken and seven in the evening for dinner, and open for anything else. */
  const timeOf = (slot: string, words: string) => {
    const deciding = {
      now,
      timeZone,
      usual: usualHalf(service, `${words} ${line}`),
      roughly: service === WAKE_UP || slot.startsWith('until'),
    };
    // `6 in the evening` has lost its `at`, without which a number is none of a clock.
    return (
      sureTime([...days, words].join(' '), deciding) ?? sureTime([...days, `at ${words}`].join(' '), deciding)
    );
  };
  return Object.entries(slots ?? {})
    .filter(([slot, value]) => /^\p{L}{1,20}$/u.test(slot) && value.trim())
    .slice(0, MOST_DETAILS)
    .flatMap(([slot, value]): RequestDetail[] => {
      const said = value.trim().slice(0, VALUE_MAX_CHARS);
      const kind = slotKind(slot);
      const day = kind === 'date' || kind === 'moment' ? saidDay(normalise(said), now, timeZone) : null;
      const time = kind === 'time' || kind === 'moment' ? timeOf(slot, normalise(said)) : null;
      if (kind === 'moment' && day && !time && /\d/.test(said)) {
        return [
          { slot: 'date', value: day },
          { slot, value: said },
        ];
      }
      if (kind === 'moment' && (day || time)) {
        return [
          ...(day ? [{ slot: 'date', value: day }] : []),
          ...(time ? [{ slot: 'time', value: time }] : []),
        ];
      }
      return [{ slot, value: day ?? time ?? said }];
    });
}
