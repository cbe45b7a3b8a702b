import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseFrame } from '../dialogue/frame/dialogue-frame.ts';
import { converse } from './converse.ts';

/** Lines with their services. */
const WISHES: ReadonlyArray<readonly [string, readonly string[]]> = [
  ['two towels please', ['towels']],
  ['three pillows please', ['pillows']],
  ['a blanket please', ['blankets']],
  ['do you have an adapter?', ['adapter']],
  ['wake-up call please', ['wakeupCall']],
  ['wake-up call tomorrow at 7 am please', ['wakeupCall']],
  ['book a massage please', ['massage']],
  ['duas toalhas por favor', ['towels']],
  ['quisiera un masaje', ['massage']],
];
/** Lines that cancel what they name, or the last request. */
const CANCELS: ReadonlyArray<readonly [string, string | null]> = [
  ['cancel the towels', 'towels'],
  ['please cancel the pillows', 'pillows'],
  ['cancel the last one', null],
  ['actually no, forget it', null],
  ['cancel it', null],
];
const ANSWERS = [
  'yes please',
  'no thanks',
  '6:30',
  'tomorrow',
  'tomorrow at 5 pm',
  'two',
  'ok then 7 pm',
  'sim',
  'sí',
];
const LEANING = [
  'one more please',
  'two of those',
  'same again',
  'make it three',
  'make it the day after',
  'half an hour later',
];
const QUESTIONS = [
  'what time is breakfast?',
  'how much is it?',
  'and for children?',
  'where is it?',
  'thanks',
  'hello',
  'blorp',
];

const SERVICES_ASKED = new Map(WISHES);
const CANCELLED = new Map(CANCELS);
const line = fc.constantFrom(
  ...WISHES.map(([text]) => text),
  ...CANCELS.map(([text]) => text),
  ...ANSWERS,
  ...LEANING,
  ...QUESTIONS,
);
const dialogue = fc.array(line, { minLength: 1, maxLength: 8 });
const RUNS = { numRuns: 25 };
const MOST_FRAME_BYTES = 16_384;

describe('random conversations', () => {
  test('do nothing that no line asked for', async () => {
    await fc.assert(
      fc.asyncProperty(dialogue, async (lines) => {
        const turns = await converse(lines);
        for (const [index, { created }] of turns.entries()) {
          const named = lines.slice(0, index + 1).flatMap((said) => SERVICES_ASKED.get(said) ?? []);
          for (const { service } of created) expect(named).toContain(service);
        }
      }),
      RUNS,
    );
  });

  test('cancel only what a line names, and only when a line cancels or agrees to it', async () => {
    await fc.assert(
      fc.asyncProperty(dialogue, async (lines) => {
        const services = new Map<number, string>();
        let next = 12;
        for (const [index, { created, cancelled }] of (await converse(lines)).entries()) {
          const said = lines[index] ?? '';
          for (const { service, amends } of created) {
            if (amends) continue;
            services.set(next, service);
            next += 1;
          }
          expect(cancelled.length).toBeLessThanOrEqual(1);
          if (cancelled.length === 0) continue;
          const asked =
            CANCELLED.has(said) ||
            CANCELLED.has(lines[index - 1] ?? '') ||
            /thanks|^no/.test(lines[index - 1] ?? '');
          expect(asked).toBe(true);
          const named = CANCELLED.get(said);
          if (named) expect(cancelled.map((no) => services.get(no))).toEqual([named]);
        }
      }),
      RUNS,
    );
  });

  test('leave a frame that survives storage, however long they are', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(line, fc.string({ maxLength: 400 })), { minLength: 1, maxLength: 8 }),
        async (lines) => {
          for (const { frame } of await converse(lines)) {
            expect(parseFrame(frame)).toEqual(frame);
            expect(JSON.stringify(frame).length).toBeLessThanOrEqual(MOST_FRAME_BYTES);
          }
        },
      ),
      RUNS,
    );
  });

  test('return to a form with all its values, whatever was asked in between', async () => {
    const sides = fc.array(
      fc.constantFrom('what time is breakfast?', 'how much is parking?', 'when is check-out?'),
      { maxLength: 3 },
    );
    await fc.assert(
      fc.asyncProperty(sides, sides, async (before, after) => {
        const lines = ['book a massage please', ...before, 'tomorrow', ...after, 'at 5 pm'];
        const last = (await converse(lines)).at(-1);
        expect(last?.created).toMatchObject([
          {
            service: 'massage',
            details: [
              { slot: 'date', value: '2026-03-16' },
              { slot: 'time', value: '17:00' },
            ],
          },
        ]);
      }),
      RUNS,
    );
  });

  test('are deterministic', async () => {
    await fc.assert(
      fc.asyncProperty(dialogue, async (lines) => {
        expect(await converse(lines)).toEqual(await converse(lines));
      }),
      { numRuns: 8 },
    );
  });
});
