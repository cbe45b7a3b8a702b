import { normalise } from '@bellkey/concierge/text-analysis';
import type { Command } from './command.ts';
import { placeIn } from './parse-filter.ts';
import { COMMANDS, NUMBER_WORDS } from './words/command-words.ts';

const START = new RegExp(
  `^(?:(?:${COMMANDS.raise}) (?:${COMMANDS.aNew})?(?:${COMMANDS.newOne})?(?:${COMMANDS.request})[:,]? ?(?:${COMMANDS.raiseFor})?)`,
  'u',
);
const BRING = new RegExp(`^(?:${COMMANDS.bring})(?![\\p{L}])`, 'u');
const COUNTED = new RegExp(`^(\\d{1,2}|${COMMANDS.counted}) \\p{L}.* (?:${COMMANDS.countedFor}) `, 'u');
const QUANTITY = new RegExp(
  `(?<![\\p{L}\\p{N}#])(\\d{1,2}|${[...NUMBER_WORDS.keys()].join('|')})(?= \\p{L})`,
  'u',
);
const TIME = new RegExp(
  `(?:${COMMANDS.timeLead}) (\\d{1,2})(?:[:.h](\\d{2}))? ?(am|pm)?(?![\\p{L}\\p{N}])`,
  'u',
);

function timeIn(text: string): { said: string; time: string } | null {
  const found = TIME.exec(text);
  if (!found || !(found[2] ?? found[3])) return null;
  const hour = (Number(found[1]) % (found[3] ? 12 : 25)) + (found[3] === 'pm' ? 12 : 0);
  const minute = Number(found[2] ?? 0);
  if (hour > 23 || minute > 59) return null;
  return { said: found[0], time: `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}` };
}

/** Parses a task at a place: `2 towels for 204`, `make a request: fix shower 310 before 18:00`. */
export function parseRaise(text: string, original: string): Command | null {
  if (text.endsWith('?')) return null;
  const asked = START.test(text);
  if (!asked && !BRING.test(text) && !COUNTED.test(text)) return null;
  const wish = text.replace(START, '');
  const time = timeIn(wish);
  const rest = time ? wish.replace(time.said, ' ') : wish;
  const place = placeIn(rest);
  if (place === null) return null;
  const counted = QUANTITY.exec(rest)?.[1];
  return {
    kind: 'raise',
    place,
    quantity: counted === undefined ? null : (NUMBER_WORDS.get(counted) ?? Number(counted)),
    time: time?.time ?? null,
    text: normalise(rest.replace(place, ' ')),
    note:
      original.includes(':') && asked ? original.slice(original.indexOf(':') + 1).trim() : original.trim(),
  };
}
