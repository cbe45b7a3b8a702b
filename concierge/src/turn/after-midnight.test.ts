import { describe, expect, test } from '@jest/globals';
import { say } from './say.ts';

// A Saturday in Lisbon, at UTC+0 in November.
const NIGHT = new Date('2026-11-28T02:13:00Z');
const SATURDAY = { slot: 'date', value: '2026-11-28' };
const SUNDAY = { slot: 'date', value: '2026-11-29' };

/** A line after midnight, and the assistant's question. */
async function asked(line: string, now = NIGHT) {
  const { reply, created, parts } = await say(line, { now });
  return {
    question: reply ?? '',
    created,
    parts,
    history: [
      ['guest', line],
      ['ai', reply ?? ''],
    ] as const,
  };
}

describe('“tomorrow”, said after midnight', () => {
  test.each([
    ['clean my room at 3 pm tomorrow', 'today or tomorrow?'],
    ['Wake me up at 7 tomorrow please', 'today or tomorrow?'],
    ['I would like a wake-up call tomorrow morning at 6:30', 'today or tomorrow?'],
    ['Limpar o quarto amanhã às 15h, por favor', 'hoje ou amanhã?'],
    ['Pueden limpiar la habitación mañana a las 15:00', 'hoy o mañana?'],
  ])('%s: is asked about, with both days to choose from', async (line, question) => {
    const first = await asked(line);
    expect(first.created).toEqual([]);
    expect(first.question).toContain(question);
    expect(first.parts).toEqual([
      expect.objectContaining({
        kind: 'choices',
        choices: [
          expect.objectContaining({ label: expect.stringMatching(/28/) }),
          expect.objectContaining({ label: expect.stringMatching(/29/) }),
        ],
      }),
    ]);
  });

  test.each([
    ['today', SATURDAY],
    ['Today, Saturday 28 November', SATURDAY],
    ['saturday', SATURDAY],
    ['this afternoon', SATURDAY],
    ['tomorrow', SUNDAY],
    ['Tomorrow, Sunday 29 November', SUNDAY],
    ['Sunday please', SUNDAY],
  ])('and answered with “%s” is that day', async (answer, day) => {
    const { history } = await asked('clean my room at 3 pm tomorrow');
    const { created } = await say(answer, { now: NIGHT, history });
    expect(created).toEqual([
      expect.objectContaining({ service: 'cleaning', details: [day, { slot: 'time', value: '15:00' }] }),
    ]);
  });

  test('a wake-up call is on the chosen day', async () => {
    const { history } = await asked('Wake me up at 7 tomorrow please');
    const { created } = await say('today', { now: NIGHT, history });
    expect(created).toEqual([expect.objectContaining({ service: 'wakeupCall', quantity: null })]);
    expect(created[0]?.details).toEqual(expect.arrayContaining([SATURDAY, { slot: 'time', value: '07:00' }]));
    expect(created[0]?.details).toHaveLength(2);
  });

  test('the other wishes of the line are carried out at once', async () => {
    const { created, question } = await asked('two towels please, and clean my room at 3 pm tomorrow');
    expect(created.map(({ service }) => service)).toEqual(['towels']);
    expect(question).toContain('today or tomorrow?');
  });

  test('an answer without either leaves the guest’s words, and promises nothing', async () => {
    const { history } = await asked('clean my room at 3 pm tomorrow');
    const { created, reply } = await say('when we are out', { now: NIGHT, history });
    expect(created).toEqual([]);
    expect(reply).toContain('today or tomorrow?');
  });
});

test.each([
  ['clean my room on Sunday at 3 pm', SUNDAY],
  ['clean my room on 29 November at 3 pm', SUNDAY],
  ['clean my room on 28 November at 3 pm', SATURDAY],
])('%s, said after midnight, is unambiguous', async (line, day) => {
  const { created } = await asked(line);
  expect(created).toEqual([expect.objectContaining({ details: [day, { slot: 'time', value: '15:00' }] })]);
});

test('at four in the morning tomorrow is the next calendar day', async () => {
  const { created } = await asked('clean my room at 3 pm tomorrow', new Date('2026-11-28T04:00:00Z'));
  expect(created).toEqual([expect.objectContaining({ details: [SUNDAY, { slot: 'time', value: '15:00' }] })]);
});

test('a time that has passed today can only be tomorrow’s', async () => {
  const { created } = await asked('a taxi tomorrow at 1:30 am', NIGHT);
  expect(created).toEqual([]);
});

test('a time belongs to its own sentence', async () => {
  const { created } = await asked(
    'two towels please, and clean my room at 3 pm tomorrow',
    new Date('2026-11-28T14:00:00Z'),
  );
  expect(created).toEqual([
    { service: 'towels', quantity: 2, note: null },
    expect.objectContaining({
      service: 'cleaning',
      details: [SUNDAY, { slot: 'time', value: '15:00' }],
    }),
  ]);
});
