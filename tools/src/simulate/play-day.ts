import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchLocation } from '../bench/api/data/bench-database.ts';
import { createAgenda } from './clock/agenda.ts';
import { createDayClock } from './clock/day-clock.ts';
import type { DayRecord } from './ledger/day-record.ts';
import { createCaller } from './people/call.ts';
import type { Day } from './people/day.ts';
import { createGuest } from './people/guest.ts';
import { loadScreens } from './people/load-screens.ts';
import { createMember } from './people/member.ts';
import { DAY_BEGINS, type DayChoices, planDay } from './plan/plan-day.ts';
import { createRandom } from './plan/random.ts';
import { startApiProcesses } from './processes/api-processes.ts';
import { loadRecord } from './property/load-record.ts';
import { fillProperty } from './property/simulated-property.ts';

const MINUTE_MS = 60_000;
/** Real ms between two steps of the clock. */
const STEP_MS = 50;
/** Real ms between two polls for due jobs; production polls every five seconds. */
const LOOK_EVERY_MS = 100;
/** Longest time after the last wish for finishing open work. */
const EVENING_MS = 8 * 60 * MINUTE_MS;
/** How often it is checked whether everything is finished. */
const ALL_OVER_EVERY_MS = 10 * MINUTE_MS;
/** Real ms for streams to deliver the rest. */
const LAST_EVENTS_MS = 2_000;

/** Parameters of a simulated day. */
export interface PlayOptions extends DayChoices {
  /** Times faster than real time, unless slowed. */
  speed: number;
  /** Number of API processes; the embedded database serves one. */
  processes: number;
  location: BenchLocation;
  print(line: string): void;
}

/** A simulated day, and its cost. */
export interface PlayedDay {
  record: DayRecord;
  wishes: number;
  killed: number;
  /** In real ms, total and slowed. */
  tookMs: number;
  heldMs: number;
}

/** Simulates a day of a property: guests and staff over the real API, while its processes are killed and restarted. */
export async function playDay(options: PlayOptions): Promise<PlayedDay> {
  const { seed, rooms, minutes, speed, location, print } = options;
  const plan = planDay(options);
  const codes = await fillProperty(location, rooms, plan.members, new Date(DAY_BEGINS));
  let clockNow = () => DAY_BEGINS;
  const processes = await startApiProcesses(location, options.processes, LOOK_EVERY_MS, () => clockNow());
  const startedAt = performance.now();
  const clock = createDayClock(DAY_BEGINS, speed, () => performance.now());
  clockNow = clock.now;
  const agenda = createAgenda();
  const random = createRandom(`${seed} people`);
  let failure: Error | null = null;
  const day: Day = {
    clock,
    agenda,
    random,
    urls: () => processes.urls,
    call: createCaller(() => processes.urls, clock, random),
    begin: (work) => {
      work.catch((error: unknown) => {
        failure ??= error instanceof Error ? error : new Error(String(error));
      });
    },
  };
  const guests = codes.map((code) => createGuest(day, code));
  const colleagues = { busyWith: new Map<string, string>() };
  const at = (ms: number, act: () => Promise<unknown>) => agenda.at(DAY_BEGINS + ms, () => day.begin(act()));
  const leavings = guests.map(({ leave }) => leave);
  for (const one of plan.members.filter(({ absent }) => !absent)) {
    const member = createMember(day, one, colleagues);
    leavings.push(member.leave);
    at(one.from, member.comeOn);
    // The last shift stays until open work is finished.
    if (one.until < minutes * MINUTE_MS) at(one.until, member.goOff);
  }
  for (const wish of plan.wishes) at(wish.at, async () => guests[wish.room]?.say(wish));
  let killed = 0;
  for (const [index, moment] of plan.kills.entries()) {
    at(moment, async () => {
      killed += 1;
      print(`${timeOf(clock.now())}  process ${(index % options.processes) + 1} is killed`);
      // Without any process no answer can arrive: the clock waits.
      const release = options.processes === 1 ? clock.hold() : () => undefined;
      await processes.kill(index).finally(release);
    });
  }

  const ends = DAY_BEGINS + minutes * MINUTE_MS;
  let lookAt = ends;
  let release: (() => void) | null = null;
  let nextHour = DAY_BEGINS;
  try {
    while (!failure) {
      clock.step();
      const now = clock.now();
      processes.tick(now);
      agenda.runDue(now);
      const isLate = await processes.isLate();
      if (isLate) release ??= clock.hold();
      else {
        release?.();
        release = null;
      }
      if (now >= nextHour) {
        nextHour += 60 * MINUTE_MS;
        print(`${timeOf(now)}  ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
      }
      if (now >= lookAt) {
        lookAt += ALL_OVER_EVERY_MS;
        if (now >= ends + EVENING_MS || (await isAllOver(day))) break;
      }
      await sleep(STEP_MS);
    }
    if (failure) throw failure;
    await sleep(LAST_EVENTS_MS);
    const screens = await loadScreens(day, guests);
    for (const leave of leavings) leave();
    const tookMs = performance.now() - startedAt;
    const dayEnds = clock.now();
    await processes.stop();
    const kept = await loadRecord(location);
    return {
      record: { begins: DAY_BEGINS, ends: dayEnds, ...kept, ...screens },
      wishes: plan.wishes.length,
      killed,
      tookMs,
      heldMs: clock.heldMs,
    };
  } finally {
    for (const leave of leavings) leave();
    await processes.stop();
  }
}

/** Asked by an owner, who sees everything. */
async function isAllOver({ call }: Day): Promise<boolean> {
  const { body } = await call(`GET /api/staff/requests?property=simulated`, { token: 'member-1-1' });
  return body.requests.length === 0;
}

const timeOf = (moment: number) => new Date(moment).toISOString().slice(11, 16);
