import { holdLock } from '../../platform/database/advisory-lock.ts';
import type { Queries } from '../../platform/database/database.ts';
import { loadCount, takeOne } from '../../platform/database/limit-counts.ts';

/** docs/product.md, /scan-qr: five wrong codes in ten minutes. */
export const WRONG_CODES_ALLOWED = 5;
export const WRONG_CODE_WINDOW_MS = 10 * 60_000;
/** Wrong codes of all callers in the same time: at one property (if known), and in the whole service. */
export const WRONG_CODES_PER_PROPERTY = 100;
export const WRONG_CODES_PER_SERVICE = 2000;
/**
 * While one of those budgets is spent, many addresses are guessing together, and each gets one wrong code instead of
 * five. A caller with a right code has none, and gets in.
 */
const ALLOWED_UNDER_ATTACK = 1;

const EVERYBODY = 'service';
/** Unlimited: the largest integer of the database. */
const NO_END = 2_147_483_647;

/** Why a code may not be tried now. */
export interface WrongCodeWait {
  seconds: number;
  /** Whether other callers' attempts are the cause, so that the message says so. */
  underAttack: boolean;
}

/** Counts wrong codes of one kind: `place` for codes of places, `join` for join codes of staff. */
export interface WrongCodeLimit {
  /**
   * Returns how long the callers have to wait, or null when they may try. Until the transaction ends, other attempts of
   * the same callers wait, so that concurrent ones are counted one by one.
   *
   * @param callers addresses and accounts
   * @param property where the code is tried, if known
   */
  wait(db: Queries, callers: readonly string[], property: string, now: Date): Promise<WrongCodeWait | null>;
  /** Counts a wrong code. */
  countWrong(db: Queries, callers: readonly string[], property: string, now: Date): Promise<void>;
}

/** @param kind what the codes are for; each kind is counted separately */
export function createWrongCodeLimit(kind: 'place' | 'join'): WrongCodeLimit {
  const names = {
    caller: `wrong-${kind}`,
    property: `wrong-${kind}-property`,
    service: `wrong-${kind}-service`,
  };
  const window = { windowMs: WRONG_CODE_WINDOW_MS };
  return {
    async wait(db, callers, property, now) {
      // The same order everywhere, so that no two deadlock.
      for (const caller of [...callers].sort()) await holdLock(db, `${names.caller}:${caller}`);
      const spent =
        ((await loadCount(db, names.property, property, now))?.count ?? 0) >= WRONG_CODES_PER_PROPERTY ||
        ((await loadCount(db, names.service, EVERYBODY, now))?.count ?? 0) >= WRONG_CODES_PER_SERVICE;
      let wait: WrongCodeWait | null = null;
      for (const caller of callers) {
        const tried = await loadCount(db, names.caller, caller, now);
        if (!tried || tried.count < (spent ? ALLOWED_UNDER_ATTACK : WRONG_CODES_ALLOWED)) continue;
        if (wait && wait.seconds >= tried.waitSeconds) continue;
        wait = { seconds: tried.waitSeconds, underAttack: tried.count < WRONG_CODES_ALLOWED };
      }
      return wait;
    },
    async countWrong(db, callers, property, now) {
      for (const caller of [...callers].sort())
        await takeOne(db, { name: names.caller, allowed: NO_END, ...window }, caller, now);
      await takeOne(db, { name: names.property, allowed: NO_END, ...window }, property, now);
      await takeOne(db, { name: names.service, allowed: NO_END, ...window }, EVERYBODY, now);
    },
  };
}

/** The message for a refused guest: how to get in without typing. */
export function waitDetail({ underAttack }: WrongCodeWait, otherWay: string): { detail?: string } {
  if (!underAttack) return {};
  return {
    detail: `Many wrong codes are being tried just now, so a mistyped one has to wait. ${otherWay}`,
  };
}
