import type { ServiceRequest } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { type DemoAnswer, postDemoMessage } from '../../testing/demo-guest.ts';
import { useSwitchedEngine } from '../../testing/scenes/switched-engine.ts';
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
  const engine = useSwitchedEngine();
  const stage = useTestApi(create, { runTurn: engine.runTurn });

  async function answerTo(
    says: readonly string[],
    { clock, engine: which, wish }: Omit<Line, 'says' | 'language' | 'time'>,
  ) {
    stage.api.clock.stop(new Date(clock.now));
    const hour = Number(/\b[78]\b/.exec(says.join(' '))?.[0] ?? 0) || null;
    if (which === 'model')
      engine.useCarelessModel({ service: wish.service, quantity: wish.quantity && hour });
    else engine.useEmbedded();
    const answer = await postDemoMessage(stage.api, 'hotel', says);
    // The assistant's question is answered with yes, which asks for the same.
    const asked = answer.requests.length === 0 && answer.reply.includes('?');
    return asked && which === 'embedded'
      ? postDemoMessage(stage.api, 'hotel', [...says, YES[answerIn(answer)]])
      : answer;
  }

  const YES = { en: 'Yes, please', pt: 'Sim, por favor', es: 'Sí, por favor' } as const;
  const answerIn = ({ reply }: DemoAnswer): keyof typeof YES =>
    reply.includes('¿') ? 'es' : /Gostaria|Quer/.test(reply) ? 'pt' : 'en';

  test('there are at least 120 of them', () => {
    expect(lines.length).toBeGreaterThanOrEqual(120);
  });

  test.each(linesOn(database).map((line) => [line.language, line.says, line.clock.name, line] as const))(
    '%s: %s, said %s',
    async (_language, says, _clock, line) => {
      const answer = await answerTo([says], line);
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
