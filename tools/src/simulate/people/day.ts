import type { Agenda } from '../clock/agenda.ts';
import type { DayClock } from '../clock/day-clock.ts';
import type { Random } from '../plan/random.ts';

/** What an operation answered. */
export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: people read bodies of every operation
  body: any;
  cookie: string | null;
}

/** Who calls, and what they send. */
export interface CallOptions {
  body?: unknown;
  cookie?: string;
  /** A member's uid. */
  token?: string;
}

/** What the people of a simulated day live in. */
export interface Day {
  clock: DayClock;
  agenda: Agenda;
  /** Calls an operation at one of the processes, and again at another when it is gone. */
  call(operation: string, options?: CallOptions): Promise<Answer>;
  /** Addresses of the processes that run. */
  urls(): readonly string[];
  random: Random;
  /** Does something of which a failure ends the day. */
  begin(work: Promise<unknown>): void;
}

/** Lets someone act after a while. @param ms of the day */
export const after = ({ clock, agenda, begin }: Day, ms: number, act: () => Promise<unknown>): void =>
  agenda.at(clock.now() + ms, () => begin(act()));
