/** How a request reaches the people who carry it out. */
export type Routing =
  /** Written on slips that are collected once an hour by day; by telephone at night. */
  | 'hourly-rounds'
  /** Seen on a phone and accepted after one to four minutes, at any hour. */
  | 'one-queue';

/** One simulated request; times in minutes from the start of the first day. */
export interface SimulatedRequest {
  asked: number;
  accepted: number;
  done: number;
}

/** The figures of one way of working, each with its number of requests. */
export interface Figures {
  requests: number;
  /** Median minutes from asked to accepted. */
  acceptedMedian: number;
  /** Median minutes from asked to done. */
  doneMedian: number;
  /** Minutes from asked to done that nine of ten requests stay under. */
  doneNineOfTen: number;
  /** Requests done within 20 minutes. */
  doneInTwenty: number;
  /** Requests by minutes from asked to done, `BAR_MINUTES` to a number; the last counts all beyond. */
  distribution: readonly number[];
}

/** Requests to housekeeping per hour of the day, on average: 45 a day. A shape that we assumed: evenings are busiest. */
const PER_HOUR = [
  1, 0.5, 0.5, 0.5, 0.5, 0.5, 1, 2, 3, 2.5, 2, 1.5, 1.5, 1.5, 2, 2.5, 2.5, 3, 4, 4, 3.5, 2.5, 1.5, 1,
];
const MINUTES_PER_DAY = 24 * 60;
const isDay = (minute: number): boolean => {
  const hour = Math.floor((minute % MINUTES_PER_DAY) / 60);
  return hour >= 7 && hour < 23;
};
const attendantsAt = (minute: number): number => (isDay(minute) ? 2 : 1);

/**
 * Four weeks of requests to one department. Requests and the work they take come from the seed alone, so both ways of
 * working face the same days. Whole minutes throughout, no logarithms: every machine computes the same.
 */
export function simulateWeeks(routing: Routing, seed: number, days = 28): SimulatedRequest[] {
  const arrivals = random(seed);
  const work = random(seed + 1);
  const notice = random(seed + 2);
  const free = [0, 0];
  const requests: SimulatedRequest[] = [];
  for (let asked = 0; asked < days * MINUTES_PER_DAY; asked += 1) {
    const rate = PER_HOUR[Math.floor((asked % MINUTES_PER_DAY) / 60)] ?? 0;
    if (arrivals() >= rate / 60) continue;
    const minutesOfWork = 6 + Math.floor(work() * 9);
    const minutesToNotice = 1 + Math.floor(notice() * 4);
    const known =
      routing === 'hourly-rounds' && isDay(asked)
        ? Math.ceil((asked + 1) / 60) * 60
        : asked + minutesToNotice;
    const first = earliest(free.slice(0, attendantsAt(known)));
    const accepted = Math.max(known, free[first] ?? 0);
    const done = accepted + minutesOfWork;
    free[first] = done;
    requests.push({ asked, accepted, done });
  }
  return requests;
}

/** Minutes per bar of the distribution, and the number of bars. */
export const BAR_MINUTES = 5;
const BARS = 16;
const barOf = (minutes: number) => Math.min(BARS - 1, Math.floor(minutes / BAR_MINUTES));

/** What is reported of a simulation. */
export function figuresOf(requests: readonly SimulatedRequest[]): Figures {
  const accepted = requests.map((request) => request.accepted - request.asked);
  const done = requests.map((request) => request.done - request.asked);
  return {
    requests: requests.length,
    acceptedMedian: at(accepted, 0.5),
    doneMedian: at(done, 0.5),
    doneNineOfTen: at(done, 0.9),
    doneInTwenty: done.filter((minutes) => minutes <= 20).length,
    distribution: Array.from(
      { length: BARS },
      (_, bar) => done.filter((minutes) => barOf(minutes) === bar).length,
    ),
  };
}

/** The value that this share of all values does not exceed. */
function at(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

const earliest = (free: readonly number[]): number => free.indexOf(Math.min(...free));

/** Mulberry32: a small generator of numbers from 0 to 1, the same for the same seed. */
function random(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
