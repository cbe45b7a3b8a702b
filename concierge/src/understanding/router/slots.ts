import { dateValue, timeValue } from './moments.ts';

/** A slot as NLU++ has it: the words, where they stand, and what they mean where that can be said. */
export interface FoundSlot {
  text: string;
  span: [number, number];
  value?: unknown;
}

const NUMBER =
  'an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|\\d{1,3}';
const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const DAY_NUMBER = '\\d{1,2}(?:st|nd|rd|th)';
const DATE = [
  `(?:${WEEKDAY},? (?:the )?)?\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTH})(?:,? \\d{4})?`,
  `(?:${WEEKDAY},? )?(?:${MONTH}) (?:the )?\\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?`,
  `(?:(?:next|this) )?${WEEKDAY}(?: (?:the )?${DAY_NUMBER}| next week)?`,
  `the day after tomorrow|tomorrow|today|tonight|(?:${NUMBER}|a couple of) (?:days?|weeks?) ago|in (?:${NUMBER}) (?:days|weeks)|yesterday`,
  `${DAY_NUMBER}`,
].join('|');
const PART_OF_DAY = '(?:in the |at )?(?:morning|afternoon|evening|night)';
const TIME = [
  `(?:half|quarter|\\d{1,2}) (?:past|to) \\d{1,2}(?: ?(?:[ap]\\.?m\\.?|${PART_OF_DAY}|o'clock))?`,
  `\\d{1,2}[: .]\\d{2}(?: ?(?:[ap]\\.?m\\.?|${PART_OF_DAY}))?`,
  `\\d{1,2} ?(?:[ap]\\.?m\\.?|o'clock|${PART_OF_DAY})`,
  'noon|midday|midnight|(?<!right )now$',
].join('|');
const AFTER_TIME_WORD =
  '(?<=(?:\\bat|\\bby|\\bafter|\\bbefore|later than|earlier than|\\baround|\\bfrom|\\bbetween|\\bstarts at) )\\d{1,2}(?![\\p{L}\\d:/-]| (?:of|people|adults|kids|children|nights?|days?|rooms?|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|january|february|march|april|june|july))';

const pattern = (source: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'giu');

const PERIOD = pattern(
  `(?<![:.]|to |past )(?:${NUMBER}|few(?: more)?|a couple of|a few) ?-?(?:nights?|days?|weeks?|months?)(?! ago)|a (?:long )?weekend|a fortnight`,
);
const TIME_PERIOD = pattern(
  `(?:${NUMBER}|few(?: more)?|next ${NUMBER}) (?:more )?(?:hours?|minutes?|mins?)|overnight|(?:this )?(?:morning|evening|afternoon)`,
);
const COUNTED: ReadonlyArray<readonly [slot: string, expression: RegExp]> = [
  [
    'adults',
    pattern(
      `(?:${NUMBER})(?= (?:adults?|grown-?ups?))|(?:me|my (?:husband|wife|partner|girlfriend|boyfriend)) and (?:me|i|myself|my (?:husband|wife|partner|girlfriend|boyfriend))|a couple(?! of)`,
    ),
  ],
  [
    'kids',
    pattern(
      `(?:${NUMBER})(?= (?:minor )?(?:kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|infants?|sons?|daughters?|teenagers?|boys?|girls?|little))|a toddler|(?<=my )(?:son|daughter)`,
    ),
  ],
  [
    'rooms',
    pattern(
      `(?:${NUMBER}) (?:(?!in |for |people )[\\p{L}-]+ ){0,3}?(?:rooms?|suites?)|(?:single|double|twin|family) rooms?`,
    ),
  ],
  [
    'people',
    pattern(
      `(?:${NUMBER})(?= (?:people|persons?|guests?|pax|of us))|(?<=(?:\\bfor|\\bwe are|\\bwe're|party of) )(?:one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,2})(?![\\p{L}\\d:/-]| ?(?:am|pm|a\\.m|p\\.m|nights?|days?|weeks?|adults?|kids?|child|children|hours?|rooms?|minutes?|${MONTH}|single|double|o'clock|past|to \\d))`,
    ),
  ],
];
const NAME =
  /(?<=(?:\bunder(?: the name(?: of)?| the reservation)?|name is|name's|on behalf of|in the name of|this is|the name|booking for|it's) )(?!the\b|a\b|an\b|my\b|for\b|tomorrow|today|tonight|not|just|about|mr\b|\d)[\p{L}'-]+(?: (?!for\b|on\b|at\b|and\b|as\b|i\b|please|is\b|from\b|to\b|with\b|with|in\b|the\b|tomorrow|today)[\p{L}'-]+)?/giu;
const BARE_NUMBER =
  /^(?:it (?:will be|is|'s) |just |only |for )?(\d{1,3}|zero|none|one|two|three|four|five|six|seven|eight|nine|ten)(?: it is)?[.!]?$/iu;

const START_BEFORE =
  /(?:from|arriv\w*|coming|check(?:ing)?[- ]?in|starting(?: on| from)?|between|for|beginning|since|come|after)(?: on| at| around)?(?: the)? $/iu;
const END_BEFORE =
  /(?:until|till|to|leav\w*|check(?:ing)?[- ]?out|and|through|-|departing|ending)(?: on| at| by| before)?(?: the)? $/iu;
const ABOUT_A_STAY =
  /\b(?:stay|room|rooms|nights?|hotel|arriv\w+|check(?:ing)?[- ]?in|accommodation|suite)\b/iu;
const ABOUT_A_VISIT = /\b(?:restaurant|table|dinner|lunch|spa|massage|treatment|gym|pool)\b/iu;

class Finder {
  readonly slots: Record<string, FoundSlot> = {};
  readonly #taken: Array<[number, number]> = [];
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** Keeps the first free match of a slot. */
  take(slot: string, match: RegExpMatchArray, value?: unknown): boolean {
    const start = match.index ?? 0;
    const end = start + match[0].length;
    if (this.slots[slot] || this.#taken.some(([from, to]) => start < to && from < end)) return false;
    this.#taken.push([start, end]);
    this.slots[slot] = {
      text: this.#text.slice(start, end),
      span: [start, end],
      ...(value != null && { value }),
    };
    return true;
  }

  before(match: RegExpMatchArray): string {
    return this.#text.slice(0, match.index ?? 0);
  }
}

function takeDates(text: string, now: Date, finder: Finder): void {
  const found = [...text.matchAll(pattern(DATE))];
  for (const match of found) {
    const lead = finder.before(match);
    const value = dateValue(match[0], now);
    const past = /ago$|yesterday/i.test(match[0]);
    if (!past && END_BEFORE.test(lead) && (finder.slots.date_from || found.length === 1))
      finder.take('date_to', match, value);
    else if (
      !past &&
      (START_BEFORE.test(lead) || found.length > 1 || ABOUT_A_STAY.test(text)) &&
      !ABOUT_A_VISIT.test(text)
    ) {
      finder.take(finder.slots.date_from ? 'date_to' : 'date_from', match, value);
    } else finder.take('date', match, value);
  }
}

function takeTimes(text: string, finder: Finder): void {
  for (const match of text.matchAll(pattern(TIME))) finder.take('time', match, timeValue(match[0]));
  for (const match of text.matchAll(new RegExp(AFTER_TIME_WORD, 'giu')))
    finder.take('time', match, timeValue(match[0]));
}

/** The slots of an English text, in the NLU++ ontology's names, with dates counted from `now`. */
export function findSlots(text: string, now: Date): Record<string, FoundSlot> {
  const finder = new Finder(text);
  takeTimes(text, finder);
  takeDates(text, now, finder);
  for (const match of text.matchAll(PERIOD)) finder.take('date_period', match);
  for (const match of text.matchAll(TIME_PERIOD)) finder.take('time_period', match);
  for (const [slot, expression] of COUNTED)
    for (const match of text.matchAll(expression)) finder.take(slot, match);
  for (const match of text.matchAll(NAME)) finder.take('person_name', match, match[0]);
  const bare = BARE_NUMBER.exec(text);
  const word = bare?.[1];
  if (bare && word) {
    const at = text.toLowerCase().indexOf(word.toLowerCase());
    finder.take('number', Object.assign([word], { index: at }) as RegExpMatchArray);
  }
  return finder.slots;
}
