import { slippedPromise } from '../promises/moved-promise.ts';
import { MAX_SLIPS } from '../promises/next-deed.ts';
import { changeRequest } from '../requests/change-request.ts';
import { type ClockWork, guestTime, THE_CLOCK, tellGuest } from './clock-work.ts';
import { escalateTo } from './escalate-request.ts';

/** The step of the escalation that decides where the clock names no further time. */
const MANAGERS = 3;

/**
 * Tells the guest before the time has passed that a promise will not be kept, with the new time and why, as a line and
 * on the card. After {@link MAX_SLIPS} times no other time is named: the duty manager is informed, and the guest learns
 * that, too.
 */
export function slip(work: ClockWork): void {
  const { request, scope, property, team } = work;
  const { row } = request;
  if (!row.promisedAt) return;
  const before = row.promisedAt;
  const next = slippedPromise(row, before, scope.now, {
    department: row.departmentKey,
    policy: team.policy,
    timeZone: property.timeZone,
  });
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

function giveUp(work: ClockWork, before: Date): void {
  const { scope, request, texts, property } = work;
  const { row } = request;
  const event = { kind: 'slipped', before: before.toISOString(), at: null };
  changeRequest(scope, request, { slips: MAX_SLIPS + 1 }, { event, by: THE_CLOCK });
  // The next message to the guest has to be true.
  if (row.escalation < MANAGERS) escalateTo(work, MANAGERS);
  tellGuest(work, texts.notKept(row.title, guestTime(work, before), property.phone));
}
