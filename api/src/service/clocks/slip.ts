import { slippedPromise } from '../promises/moved-promise.ts';
import { MAX_SLIPS } from '../promises/next-clock-action.ts';
import { changeRequest } from '../requests/change-request.ts';
import { type ClockActionContext, guestTime, THE_CLOCK, tellGuest } from './clock-action-context.ts';
import { escalateTo } from './escalate-request.ts';

/** The escalation step that decides when the clock gives no further time. */
const MANAGERS = 3;

/**
 * Notifies the guest, before the time passes, that a promise will not be kept, with the new time and the reason, as a
 * message and on the card. After {@link MAX_SLIPS} times no new time is given: the duty manager is informed, and the
 * guest reads that too.
 */
export function slip(context: ClockActionContext): void {
  const { request, scope, property, team } = context;
  const { row } = request;
  if (!row.promisedAt) return;
  const before = row.promisedAt;
  const next = slippedPromise(row, before, scope.now, {
    department: row.departmentKey,
    policy: team.policy,
    timeZone: property.timeZone,
  });
  if (next) movePromise(context, before, next);
  else giveUp(context, before);
}

function movePromise(context: ClockActionContext, before: Date, next: Date): void {
  const { scope, request, texts } = context;
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
  tellGuest(context, texts.slipped(cause, row.title, guestTime(context, next), guestTime(context, before)));
}

function giveUp(context: ClockActionContext, before: Date): void {
  const { scope, request, texts, property } = context;
  const { row } = request;
  const event = { kind: 'slipped', before: before.toISOString(), at: null };
  changeRequest(scope, request, { slips: MAX_SLIPS + 1 }, { event, by: THE_CLOCK });
  // The next message to the guest has to be true.
  if (row.escalation < MANAGERS) escalateTo(context, MANAGERS);
  tellGuest(context, texts.notKept(row.title, guestTime(context, before), property.phone));
}
