import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { loadAlarmLines } from '../alarm-model/alarm-lines.ts';
import { SENTENCES } from '../dialogue/sentences/sentences.ts';
import { dangerIn, dangerInUnanswered } from '../policy/danger/danger.ts';
import { say } from './say.ts';

/** The first half of a line, because guests may send a line before it is complete. */
const cutShort = (line: string) => {
  const words = line.split(' ');
  return words.slice(0, Math.ceil(words.length / 2)).join(' ');
};

/** Lines of danger that neither the lists nor the model detects, so that an engine has to answer them. */
const quiet = loadAlarmLines(join(import.meta.dirname, '../../lines/alarm'))
  .filter(({ label }) => label !== 'none')
  .filter((_, at) => at % 5 === 0)
  .map(({ line }) => cutShort(line))
  .filter((line) => dangerIn(line) === null);
const doubted = quiet.filter((line) => dangerInUnanswered(line) !== null);

const FALLBACKS = Object.values(SENTENCES).flatMap(({ unknown, unknownFact }) => [unknown, unknownFact]);
const isFallback = ({ reply, handoff }: Awaited<ReturnType<typeof say>>) =>
  FALLBACKS.some((sentence) => reply?.includes(sentence)) || handoff?.reason.startsWith('language:') === true;

describe('an unrecognised line that may be about danger', () => {
  test.each(['auto', 'suggest'] as const)(
    'never gets a fall-back sentence: staff are to be alerted, in mode %s',
    async (mode) => {
      let asked = 0;
      for (const line of doubted) {
        const result = await say(line, { mode });
        expect([line, isFallback(result)]).toEqual([line, false]);
        if (result.possibleDanger === undefined) continue;
        asked += 1;
        expect(result).toMatchObject({ reply: null, parts: [], handoff: null });
        expect(result.draft).toBeUndefined();
      }
      expect(asked).toBeGreaterThanOrEqual(10);
    },
  );

  test.each(['hay sangre aquí', "c'è veleno qui", 'há muita dor aqui'])(
    'with a danger word is asked about: %s',
    async (line) => {
      const result = await say(line);
      expect(result).toMatchObject({ reply: null, possibleDanger: expect.any(String) });
    },
  );

  test('that names flames is certain, and not asked about', async () => {
    const { possibleDanger, handoff } = await say('hay llamas aquí');
    expect([possibleDanger, handoff?.reason]).toEqual([undefined, 'emergency:fire']);
  });

  test.each(['el wifi está muerto', 'le wifi est mort'])(
    'about a service is not, whatever word it uses for it: %s',
    async (line) => {
      expect((await say(line)).possibleDanger).toBeUndefined();
    },
  );

  test('is not left to the person who is already awaited for something else', async () => {
    const [line = ''] = doubted;
    const results = await Promise.all(doubted.slice(0, 20).map((each) => say(each, { awaited: true })));
    expect(line).not.toBe('');
    expect(results.some(({ possibleDanger }) => possibleDanger !== undefined)).toBe(true);
  });

  test('is asked about when the same sentence would be sent for the second time', async () => {
    const unknown = SENTENCES.en.unknown;
    const english = doubted.filter((line) => /^[\x20-\x7e]+$/u.test(line));
    const results = await Promise.all(
      english.slice(0, 40).map((line) =>
        say(line, {
          history: [
            ['guest', 'blorb'],
            ['ai', unknown],
          ],
        }),
      ),
    );
    expect(results.filter(({ handoff }) => handoff?.reason === 'two-failed-tries')).toEqual([]);
  });
});

describe('an unrecognised ordinary line', () => {
  test.each(['blorb', 'qwerty zxcv', 'What is the wingspan of the albatross?'])(
    'gets the ordinary answer: %s',
    async (line) => {
      const result = await say(line);
      expect(result.possibleDanger).toBeUndefined();
      expect(isFallback(result)).toBe(true);
    },
  );
});

describe('a line that may be about danger and has a wish', () => {
  test('gets its wish', async () => {
    const result = await say('two towels please, I feel odd and cold and my chest is heavy');
    expect(result.possibleDanger).toBeUndefined();
    expect(result.created).toMatchObject([{ service: 'towels' }]);
  });
});

test('what is left of a line about danger gets what it asks for, and no sentence that helps no one', async () => {
  const served = await say('two towels please', { awaited: true, hasDanger: true });
  expect([served.created.length, served.reply]).toEqual([1, expect.stringContaining('towels')]);
  const left = await say('wait, forget the wake up call', { awaited: true, hasDanger: true });
  expect([left.created, left.reply]).toEqual([[], null]);
});
