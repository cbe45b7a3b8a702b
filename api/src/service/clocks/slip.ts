import { addOpenMinutes } from '../../property/service-levels/open-hours.ts';
import { changeRequest } from '../requests/change-request.ts';
import { MAX_SLIPS } from '../requests/next-deed.ts';
import { type ClockWork, guestTime, THE_CLOCK, tellGuest } from './clock-work.ts';
import { escalateTo } from './escalate-request.ts';

const MINUTE_MS = 60_000;
/** By how much a promise is moved: half of the time that was promised, within these bounds; twice as much again. */
const LEAST_MINUTES = 5;
const MOST_MINUTES = 60;
/** The step of the escalation that decides where the clock names no further time. */
const MANAGERS = 3;

/**
 * Tells the guest before the time has passed that a promise will not be kept, with the new time and why, as a line and
 * on the card. After {@link MAX_SLIPS} times no other time is named: the duty manager is informed, and the guest learns
 * that, too.
 */
export function slip(work: ClockWork): void {
  const { row } = work.request;
  if (!row.promisedAt) return;
  const before = row.promisedAt;
  const next = row.slips < MAX_SLIPS ? nextPromise(work, before) : null;
  if (next) movePromise(work, before, next);
  else giveUp(work, before);
}

function movePromise(work: ClockWork, before: Date, next: Date): void {
  const { scope, request, texts } = work;
  const { row } = request;
  const cause = row.state === 'in_progress' ? 'under-way' : 'not-begun';
  const first = row.slips > 0 && row.promiseChange ? row.promiseChange.before : before.toISOString();
  changeRequest(
    scope,
    request,
    {
      promisedAt: next,
      slips: row.slips + 1,
      promiseChange: { before: first, cause, reason: null, at: scope.now.toISOString() },
    },
    {
      event: { kind: 'slipped', before: before.toISOString(), at: next.toISOString() },
      by: THE_CLOCK,
    },
  );
  tellGuest(work, texts.slipped(cause, row.title, guestTime(work, next), guestTime(work, before)));
}

/** A time that the department can keep: counted while it works, from the promise or from now. */
function nextPromise({ scope, request, property, team }: ClockWork, before: Date): Date | null {
  const { row } = request;
  const promisedMinutes = (before.getTime() - row.createdAt.getTime()) / MINUTE_MS;
  const half = Math.min(MOST_MINUTES, Math.max(LEAST_MINUTES, Math.round(promisedMinutes / 2)));
  const from = Math.max(before.getTime(), Math.ceil(scope.now.getTime() / MINUTE_MS) * MINUTE_MS);
  return addOpenMinutes(new Date(from), half * (row.slips + 1), {
    department: row.departmentKey,
    policy: team.policy,
    timeZone: property.timeZone,
  });
}

function giveUp(work: ClockWork, before: Date): void {
  const { scope, request, texts, property } = work;
  const { row } = request;
  const event = { kind: 'slipped', before: before.toISOString(), at: null };
  changeRequest(scope, request, { slips: MAX_SLIPS + 1 }, { event, by: THE_CLOCK });
  // What the guest is told next has to be true.
  if (row.escalation < MANAGERS) escalateTo(work, MANAGERS);
  tellGuest(work, texts.notKept(row.title, guestTime(work, before), property.phone));
}
