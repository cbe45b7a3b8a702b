import { piecesIn } from './time-pieces.ts';
import { compileTime, TIME_WORDS, withSets } from './time-words.ts';

/** Any calendar works, because only the positions of times in a line matter. */
const ANY = { now: new Date(0), timeZone: 'UTC' };
/** Marks and spaces between words. */
const MARKS = '[\\s,.;:!?…–-]';
const SMALL_WORDS = '(?:(?:{correctsWith})(?![\\p{L}])[\\s,]*)*';
const CORRECTS = pattern(`^${MARKS}*(?:(?:{corrects})(?![\\p{L}])${MARKS}*)+${SMALL_WORDS}$`);
const FOLLOWS = pattern(`^${MARKS}+${SMALL_WORDS}$`);
const DENIED = pattern(`(?<!\\p{L})(?:${TIME_WORDS.denied})\\s+${SMALL_WORDS}$`);

function pattern(source: string): RegExp {
  return new RegExp(withSets(source), 'u');
}

/**
 * A line without the clock times that it takes back itself: `wake me at six thirty` of `wake me at seven, no sorry, six
 * thirty`. Everything else stays, so that the day of the first time becomes that of the last.
 */
export function withoutCorrectedTimes(line: string): string {
  const { pieces, folded } = piecesIn(line, ANY);
  const clocks = pieces.filter(({ kind }) => kind === 'clock').sort((a, b) => a.start - b.start);
  let text = line.normalize('NFC');
  for (const [at, clock] of [...clocks.entries()].reverse()) {
    const next = clocks[at + 1];
    if (!next) continue;
    const between = folded.slice(clock.end, next.start);
    // `Not eleven, noon`.
    const isDenied = DENIED.test(folded.slice(0, clock.start)) && FOLLOWS.test(between);
    if (isDenied || CORRECTS.test(between)) text = text.slice(0, clock.start) + text.slice(next.start);
  }
  return text;
}

const SAME_DAY = TIME_WORDS.sameDay.map(({ said, means }) => ({ said: compileTime(`(?:${said})`), means }));

/**
 * A line in which a reference to an earlier day is replaced by that day: in `wake me tomorrow at 6 and a taxi at 7 the
 * same morning` the taxi is for 7 tomorrow morning. Unchanged if it names no earlier day, or several.
 */
export function withSameDay(line: string): string {
  const { pieces, folded } = piecesIn(line, ANY);
  const days = pieces.filter(({ kind }) => kind === 'day');
  const [day] = days;
  if (!day || days.length > 1) return line;
  let text = line.normalize('NFC');
  const said = text.slice(day.start, day.end);
  for (const { said: expression, means } of SAME_DAY) {
    const [match] = folded.slice(day.end).matchAll(expression);
    if (!match) continue;
    const start = day.end + match.index;
    text = text.slice(0, start) + means.replace('{day}', said) + text.slice(start + match[0].length);
    break;
  }
  return text;
}
