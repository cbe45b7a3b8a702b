import type { Agenda } from '../clock/agenda.ts';
import type { DayClock } from '../clock/day-clock.ts';
import type { Random } from '../plan/random.ts';

/** Response of an operation. */
export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: people read bodies of every operation
  body: any;
  cookie: string | null;
}

/** The caller, and the input. */
export interface CallOptions {
  body?: unknown;
  cookie?: string;
  /** A member's uid. */
  token?: string;
}

/** The environment of the people of a simulated day. */
export interface Day {
  clock: DayClock;
  agenda: Agenda;
  /** Calls an operation at one of the processes, and again at another when it has ended. */
  call(operation: string, options?: CallOptions): Promise<Answer>;
  /** Addresses of the running processes. */
  urls(): readonly string[];
  random: Random;
  /** Runs a task whose failure ends the day. */
  begin(work: Promise<unknown>): void;
}

/** Schedules an action. @param ms of the day */
export const after = ({ clock, agenda, begin }: Day, ms: number, act: () => Promise<unknown>): void =>
  agenda.at(clock.now() + ms, () => begin(act()));
