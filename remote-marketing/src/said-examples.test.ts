import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import examples from '../../shared/src/examples/said-examples.json' with { type: 'json' };
import { scripts } from './features/demo/scripts.ts';
import { useCases } from './features/use-cases/find-use-cases.ts';
import type { ConversationLine } from './sections/product/conversation-lines.ts';

/** Lines of a guest in a data file. */
function guestLinesIn(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(guestLinesIn);
  if (typeof data !== 'object' || data === null) return [];
  const { by, text, says } = data as Record<string, unknown>;
  const own = [by === 'guest' ? text : null, says].filter((line) => typeof line === 'string');
  return [...own, ...Object.values(data).flatMap(guestLinesIn)];
}

/** Lines of a guest in a source file. */
const guestLinesOf = (source: string): string[] =>
  [...source.matchAll(/by: 'guest',(?: lang: '\w+',)? text: '([^']+)'|\bsays: '([^']+)'/g)].map(
    ([, line, script]) => line ?? script ?? '',
  );

/** What a guide tells its reader to say as a guest. */
const guestLinesOfGuide = (text: string): string[] =>
  [...text.matchAll(/(?:[Aa]s a guest|written nowhere|of a guest at 23:00): ((?:“[^”]+”(?:, )?)+)/g)].flatMap(
    ([, quoted = '']) => [...quoted.matchAll(/“([^”]+)”/g)].map(([, line = '']) => line),
  );

/** Every line that the site shows a guest saying, in its sources and data files. */
function guestLines(): string[] {
  return readdirSync(__dirname, { withFileTypes: true, recursive: true })
    .filter(
      (entry) => entry.isFile() && /\.(?:tsx?|json|md)$/.test(entry.name) && !entry.name.includes('.test.'),
    )
    .flatMap((entry) => {
      const text = readFileSync(join(entry.parentPath, entry.name), 'utf8');
      if (entry.name.endsWith('.md')) return guestLinesOfGuide(text);
      return entry.name.endsWith('.json') ? guestLinesIn(JSON.parse(text)) : guestLinesOf(text);
    });
}

test('every line that the site shows a guest saying is one that the API’s tests say to the demo', () => {
  const said = new Set(examples.map(({ says }) => says));
  const lines = guestLines();
  expect(lines.length).toBeGreaterThanOrEqual(30);
  expect(lines.filter((line) => !said.has(line))).toEqual([]);
});

test('the lines that guides tell staff to try are among them', () => {
  const lines = guestLines();
  expect(lines).toEqual(
    expect.arrayContaining(['two more towels please', 'do you have a chess board?', 'wifi not working']),
  );
});

/** The conversations that source files show, in the order of their lines. */
const conversationsOf = (source: string): ConversationLine[] =>
  [
    ...source.matchAll(/by: '(guest|assistant|request)',\s*(?:lang: '\w+',\s*)?(?:text|title): '([^']+)'/g),
  ].map(([, by, line]) => ({ by, text: line, title: line }) as ConversationLine);

/** What the site shows after a guest's line, up to the next one. */
interface Shown {
  says: string;
  answer: string;
  cards: string[];
}

function shownIn(conversation: readonly ConversationLine[]): Shown[] {
  const shown: Shown[] = [];
  for (const line of conversation) {
    const last = shown.at(-1);
    if (line.by === 'guest') shown.push({ says: line.text, answer: '', cards: [] });
    else if (line.by === 'assistant' && last) last.answer = `${last.answer} ${line.text}`.trim();
    else if (line.by === 'request') last?.cards.push(line.title);
  }
  return shown;
}

/** A text without the room and the promised time, which differ from page to page. */
const anywhere = (text: string) =>
  text.replace(/(Room|quarto) \d+/g, '$1 …').replace(/(by|até às) \d\d:\d\d/g, '$1 …');

test('every answer and request card that the site shows is the one that the API’s tests get', () => {
  const pages = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .map((file) => conversationsOf(readFileSync(join(__dirname, file), 'utf8')));
  const shown = [...useCases.map(({ conversation }) => conversation), ...pages].flatMap(shownIn);
  expect(shown.filter(({ answer }) => answer !== '').length).toBeGreaterThanOrEqual(12);
  for (const { says, answer, cards } of shown) {
    const known: ReadonlyArray<{
      reply?: string;
      order?: boolean;
      requests?: Array<{ service: string; title?: string }>;
    }> = examples.filter((example) => example.says === says);
    if (answer !== '')
      expect([says, known.map(({ reply = '' }) => anywhere(reply))]).toEqual([
        says,
        expect.arrayContaining([anywhere(answer)]),
      ]);
    // The card of an order appears once the guest has confirmed it.
    if (known.some(({ order }) => order)) continue;
    const titles = known.flatMap(({ requests = [] }) => requests.map(({ title }) => title));
    for (const card of cards) expect([says, titles]).toEqual([says, expect.arrayContaining([bare(card)])]);
  }
});

/** The title of a card without its number or time: `Towels × 2`, `Late check-out, 13:00`. */
const bare = (card: string) => card.replace(/ × \d+$|, \d\d:\d\d$/, '');

test('every script and every use case is checked at the property that it is shown for', () => {
  const isExample = (property: string, says: string) =>
    examples.some((example) => example.property === property && example.says === says);
  for (const { property, says } of [...scripts.hotel, ...scripts.flats])
    expect([says, isExample(property, says)]).toEqual([says, true]);
  for (const { property, conversation } of useCases) {
    for (const line of conversation) {
      if (line.by !== 'guest') continue;
      expect([line.text, isExample(property ? 'flats' : 'hotel', line.text)]).toEqual([line.text, true]);
    }
  }
});
