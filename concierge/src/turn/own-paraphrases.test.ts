import { describe, expect, test } from '@jest/globals';
import { parseFrame } from '../dialogue/frame/dialogue-frame.ts';
import { PROPERTIES } from '../evaluation/property-rows.ts';
import { say } from './say.ts';

/** The minimum share of lines for a service that lead to its request, or to the question for a missing slot. */
const DONE_LEAST = 0.75;
const WRONG_MOST = 0.02;
const [, , farm] = PROPERTIES;
if (!farm) throw new Error('The farm is missing');
const { services } = farm;

/** The service that a line leads to: its request, or the form that it opens. */
async function doneFor(line: string): Promise<string | null> {
  const { created, frame } = await say(line, { services });
  const open = parseFrame(frame)?.open;
  if (created[0]) return created[0].service;
  return open?.kind === 'form' && 'service' in open.subject ? open.subject.service : null;
}

describe('a service of a farm that nothing was tuned to', () => {
  test('is carried out, without confirmation, for guests who request it in their own words', async () => {
    const done = await Promise.all(farm.asked.map(async ({ text }) => await doneFor(text)));
    const right = farm.asked.filter(({ service }, at) => done[at] === service);
    const misses = farm.asked.filter(({ service }, at) => done[at] !== null && done[at] !== service);
    expect(right.length / done.length).toBeGreaterThanOrEqual(DONE_LEAST);
    expect(misses.length / done.length).toBeLessThanOrEqual(WRONG_MOST);
  });

  test('is not carried out for a mere question', async () => {
    const questions = [...farm.questions.map(({ text }) => text), ...farm.unanswerable, ...farm.nothing];
    const done = await Promise.all(questions.map(doneFor));
    expect(questions.filter((_, at) => done[at] !== null)).toEqual([]);
  });

  test.each([
    ['could two of us see the bees on thursday', { date: '2026-03-19', party: '2' }],
    ['apúntanos para hacer pan el sábado, vamos cuatro', { date: '2026-03-21', party: '4' }],
    ['o miúdo quer andar a cavalo no sábado às 11h', { date: '2026-03-21', time: '11:00' }],
  ])('has its slots from the line: %s', async (line, expected) => {
    const { created } = await say(line, { services });
    expect(Object.fromEntries((created[0]?.details ?? []).map(({ slot, value }) => [slot, value]))).toEqual(
      expected,
    );
  });
});
