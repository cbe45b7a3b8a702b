import { createConcierge } from '@bellkey/concierge';
import type { RunTurn } from '@bellkey/concierge/contract';
import {
  type OpenAiServer,
  type ScriptedAnswer,
  startOpenAiServer,
} from '@bellkey/concierge/testing/openai-server';
import type { ServiceRequest } from '@bellkey/shared/api';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type DemoAnswer, postDemoMessage } from '../../testing/demo-guest.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import data from './said-times.json' with { type: 'json' };

interface Wish {
  service: string;
  says: string;
  quantity: number | null;
}
interface Time {
  says: string;
  /** The unambiguous time tomorrow. */
  time?: string;
  /** Whether it is some time tomorrow. */
  tomorrow?: boolean;
  /** So many hours from now. */
  hours?: number;
}
type Clock = (typeof data.clocks)[number];
interface Line {
  language: string;
  engine: string;
  says: string;
  wish: Wish;
  time: Time;
  clock: Clock;
}

const languages: Record<string, { engine: string; wishes: Wish[]; times: Time[]; scheduled?: string }> =
  data.languages;

const lines: Line[] = [];
for (const [language, { engine, wishes, times, scheduled }] of Object.entries(languages)) {
  const all = [...wishes, ...(scheduled ? [{ service: 'wakeupCall', says: scheduled, quantity: null }] : [])];
  for (const wish of all) {
    for (const time of times) {
      if (wish.service === 'wakeupCall' && !time.time) continue;
      const clock = data.clocks[lines.length % data.clocks.length];
      if (clock)
        lines.push({ language, engine, says: wish.says.replace('{time}', time.says), wish, time, clock });
    }
  }
}

const momentIn = ({ tomorrow, hoursAhead }: Clock, time: string) =>
  new Date(Date.parse(`${tomorrow}T${time}:00Z`) - hoursAhead * 3_600_000).toISOString();

/** What the property's clocks will show that many hours later. */
const wallTime = (clock: Clock, hours: number): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Lisbon',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(Date.parse(clock.now) + hours * 3_600_000);

/** What the property's clocks will show when a delay is over. */
const delayed = ({ hours }: Time, clock: Clock): string | null =>
  hours === undefined ? null : wallTime(clock, hours);

/** No clock before the requested time, no quantity that is part of it, and the guest's words on the request. */
function expectNothingUnasked({ says, wish, time, clock }: Line, request: ServiceRequest): void {
  const { promisedAt, acknowledgeBy, note, quantity, service } = request;
  expect([service, [wish.quantity, null].includes(quantity)]).toEqual([wish.service, true]);
  expect(note).toContain(says);
  expect(request.details?.length).toBeGreaterThan(0);
  if (wish.service === 'wakeupCall') expect(promisedAt).toBe(momentIn(clock, time.time ?? ''));
  else expect(promisedAt).toBeNull();
  if (time.time) {
    expect(acknowledgeBy > momentIn(clock, '06:00') && acknowledgeBy < momentIn(clock, time.time)).toBe(true);
    expect(request.details).toEqual(
      expect.arrayContaining([
        { slot: 'date', value: clock.tomorrow },
        { slot: 'time', value: time.time },
      ]),
    );
  } else if (time.hours) {
    expect(request.details).toContainEqual({ slot: 'time', value: delayed(time, clock) });
    expect(acknowledgeBy > clock.now).toBe(true);
  } else if (time.tomorrow) expect(acknowledgeBy).toBe(momentIn(clock, '06:00'));
  else expect(Date.parse(acknowledgeBy) - Date.parse(clock.now)).toBeGreaterThanOrEqual(15 * 60_000);
}

/** The reading of a bare hour (`at 7`) that comes next today, in property time; null when it has passed. */
function nextToday(says: string, clock: Clock): string | null {
  const hour = Number(/\b[78]\b/.exec(says)?.[0] ?? Number.NaN);
  const next = `${hour + 12}:00`;
  return Number.isNaN(hour) || wallTime(clock, 0) > next ? null : next;
}

/** The answer names no time of day but the guest's own. */
function expectOwnTimes(reply: string, { says, time, clock }: Line): void {
  // `7:30` and `7h` in the property's format.
  const padded = says
    .replace(/\b(\d):(\d{2})/g, '0$1:$2')
    .replace(
      /\b(\d{1,2})h(\d{2})?/g,
      (_, hours: string, minutes = '00') => `${hours.padStart(2, '0')}:${minutes}`,
    );
  const own = `${says} ${padded} ${time.time ?? ''} ${delayed(time, clock) ?? ''} ${nextToday(says, clock) ?? ''}`;
  for (const [named] of reply.matchAll(/\d{1,2}:\d{2}/g)) expect(own).toContain(named);
}

/** Of the second database, one line in nine: it is the same code on another driver. */
const linesOn = (database: string) =>
  database === 'PGlite' ? lines : lines.filter((_, index) => index % 9 === 0);

describe.each(testDatabases)('A line with a time, on %s', (database, create) => {
  let model: OpenAiServer;
  const script: ScriptedAnswer[] = [];
  let run: RunTurn = createConcierge({});
  const stage = useTestApi(create, { runTurn: (...turn) => run(...turn) });
  beforeAll(async () => {
    model = await startOpenAiServer(script);
  });
  afterAll(() => model.close());

  /** A worst-case model: the hour as a quantity, none of the guest's words, no time. */
  function useCarelessModel(input: object): void {
    script.splice(
      0,
      script.length,
      { kind: 'tool', name: 'propose_request', input: JSON.stringify(input) },
      { kind: 'text', text: 'OK.' },
    );
    model.seen.length = 0;
    run = createConcierge({ ai: { baseUrl: model.baseUrl, model: 'careless', apiKey: '' } });
  }

  async function say(
    says: readonly string[],
    { clock, engine, wish }: Omit<Line, 'says' | 'language' | 'time'>,
  ) {
    stage.api.clock.stop(new Date(clock.now));
    const hour = Number(/\b[78]\b/.exec(says.join(' '))?.[0] ?? 0) || null;
    if (engine === 'model') useCarelessModel({ service: wish.service, quantity: wish.quantity && hour });
    else run = createConcierge({});
    const answer = await postDemoMessage(stage.api, 'hotel', says);
    // The assistant's question is answered with yes, which asks for the same.
    const asked = answer.requests.length === 0 && answer.reply.includes('?');
    return asked && engine === 'embedded'
      ? postDemoMessage(stage.api, 'hotel', [...says, YES[answerIn(answer)]])
      : answer;
  }

  const YES = { en: 'Yes, please', pt: 'Sim, por favor', es: 'Sí, por favor' } as const;
  const answerIn = ({ reply }: DemoAnswer): keyof typeof YES =>
    reply.includes('¿') ? 'es' : /Gostaria|Quer/.test(reply) ? 'pt' : 'en';

  test('a time in a later message moves the request and is not a quantity', async () => {
    stage.api.clock.stop(new Date('2026-11-23T14:05:00Z'));
    run = createConcierge({});
    const { requests } = await postDemoMessage(stage.api, 'hotel', ['Two towels please', 'Actually at 8']);
    expect(requests).toMatchObject([
      { quantity: 2, promisedAt: null, details: [{ slot: 'time', value: '20:00' }] },
    ]);
  });

  test('the same thing at once and for tomorrow are two requests', async () => {
    stage.api.clock.stop(new Date('2026-11-23T14:05:00Z'));
    run = createConcierge({});
    const lines = ['Two towels please', 'Two towels for tomorrow 7 am please'];
    const { requests } = await postDemoMessage(stage.api, 'hotel', lines);
    expect(requests.map(({ promisedAt }) => promisedAt)).toEqual(['2026-11-23T14:25:00.000Z', null]);
  });

  test('food for later goes to a person, and nothing into the cart', async () => {
    stage.api.clock.stop(new Date('2026-11-23T14:05:00Z'));
    run = createConcierge({});
    const answer = await postDemoMessage(stage.api, 'hotel', ['A club sandwich to the room at 8 pm please']);
    expect([answer.state, answer.parts.filter(({ kind }) => kind === 'order')]).toEqual([
      'awaiting_human',
      [],
    ]);
  });

  test('tomorrow, said at night, is asked about, and no clock runs before the day that is meant', async () => {
    stage.api.clock.stop(new Date('2026-11-28T02:13:00Z'));
    run = createConcierge({});
    const asked = await postDemoMessage(stage.api, 'hotel', ['Clean my room at 3 pm tomorrow']);
    expect([asked.requests, asked.reply]).toEqual([[], expect.stringContaining('today or tomorrow?')]);
    const [today] = asked.parts.flatMap((part) => (part.kind === 'choices' ? part.choices : []));
    const lines = ['Clean my room at 3 pm tomorrow', today?.text ?? ''];
    const { requests } = await postDemoMessage(stage.api, 'hotel', lines);
    expect(requests).toMatchObject([
      {
        service: 'cleaning',
        promisedAt: null,
        acknowledgeBy: '2026-11-28T14:30:00.000Z',
        schedule: { at: '2026-11-28T15:00:00.000Z' },
      },
    ]);
    const model = { service: 'cleaning', quantity: null };
    useCarelessModel(model);
    const unread = await postDemoMessage(stage.api, 'hotel', ['Clean my room at 3 pm tomorrow']);
    for (const { acknowledgeBy, promisedAt } of unread.requests) {
      expect([acknowledgeBy, promisedAt]).toEqual(['2026-11-28T06:00:00.000Z', null]);
    }
    expect(unread.requests.length > 0 || unread.reply.includes('?')).toBe(true);
  });

  test('there are at least 120 of them', () => {
    expect(lines.length).toBeGreaterThanOrEqual(120);
  });

  test.each(linesOn(database).map((line) => [line.language, line.says, line.clock.name, line] as const))(
    '%s: %s, said %s',
    async (_language, says, _clock, line) => {
      const answer = await say([says], line);
      const [request, ...others] = answer.requests;
      expect(others).toEqual([]);
      if (request) {
        expectNothingUnasked(line, request);
        // A fact in the same answer has its own hours.
        if (!answer.parts.some(({ kind }) => kind === 'source')) expectOwnTimes(answer.reply, line);
      } else {
        // A careless model's wish that the line does not clearly contain is confirmed first, and nothing is
        // promised.
        const asked = line.engine === 'model' && answer.reply.includes('?');
        expect([asked || answer.state === 'awaiting_human', answer.reply]).toEqual([true, answer.reply]);
      }
    },
  );
});
