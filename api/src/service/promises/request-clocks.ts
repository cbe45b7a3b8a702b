import { earliestDay, firstReading, isTimeDetail } from '@bellkey/concierge/text-analysis';
import type { RequestDetail, RequestSchedule } from '@bellkey/shared/api';
import { momentOf } from '@bellkey/shared/wall-time';
import type { ClockPlan } from '../../platform/database/schema/request-tables.ts';
import { addOpenMinutes, isOpenAt, type WorkingHours } from '../../property/service-levels/open-hours.ts';
import { type PropertyLevels, resolveLevel } from '../../property/service-levels/resolve-level.ts';
import { boundOf, DAY, namedMoment, type TimedService, valueLike } from './named-time.ts';

const MINUTE_MS = 60_000;
/** A request for a fixed time is accepted at the latest this long before it, if that is still ahead. */
export const BEFOREHAND_MINUTES = 30;
/** Time for a person to read a time that only a person understands. */
export const UNSURE_ACKNOWLEDGE_MINUTES = 15;
/** When staff are reminded of an unknown time, for a service that promises none. */
const REMIND_MINUTES = 60;
/** On a later day without an exact time, nothing is late before this local hour. */
const EARLIEST_TIME = '06:00';

/** When a request is to be accepted and done, and the next check of its clock. */
export interface RequestClocks {
  acknowledgeBy: Date;
  /** Null where no time is promised. */
  promisedAt: Date | null;
  /** When the guest wants it, if unambiguous; null for as soon as possible. */
  schedule: RequestSchedule | null;
  plan: ClockPlan;
}

/** Whether a service is carried out at a time of the guest's choice, which is then its promise. */
const keepsTime = ({ kind, requiredSlots }: TimedService): boolean =>
  kind === 'deliver' && requiredSlots.some((slot) => isTimeDetail({ slot, value: '' }));

/**
 * When a request for an instant is to be accepted, and whether the instant is promised: only a service that is carried
 * out at a time of the guest's choice is, and only where its department works then.
 */
export function scheduledClocks(
  service: TimedService,
  moment: Date,
  now: Date,
  property: PropertyLevels,
): Pick<RequestClocks, 'acknowledgeBy' | 'promisedAt'> {
  const { acknowledgeMinutes } = resolveLevel(service, property, now);
  const hours: WorkingHours = { ...property, department: service.departmentKey };
  const soon = new Date(now.getTime() + acknowledgeMinutes * MINUTE_MS);
  const beforehand = new Date(moment.getTime() - BEFOREHAND_MINUTES * MINUTE_MS);
  const acknowledgeBy = beforehand > soon ? beforehand : new Date(Math.min(soon.getTime(), moment.getTime()));
  return { acknowledgeBy, promisedAt: keepsTime(service) && isOpenAt(moment, hours) ? moment : null };
}

/**
 * The clocks of a request (docs/product.md#state-machines), which run while its department is open. If the guest gave a
 * time, the usual clock would be a promise that no one asked for: a service that is carried out at a time of the
 * guest's choice is promised for that time, anything else for none, because a person confirms it. It is not late to
 * accept it before it could be.
 */
export function requestClocks(
  service: TimedService,
  details: readonly RequestDetail[],
  now: Date,
  property: PropertyLevels,
): RequestClocks {
  const level = resolveLevel(service, property, now);
  const emergency = service.kind === 'emergency';
  const hours: WorkingHours = { ...property, department: service.departmentKey };
  const plainly = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);
  // A person in danger waits for no opening hours.
  const inMinutes = (minutes: number) => (emergency ? plainly(minutes) : addOpenMinutes(now, minutes, hours));
  const promised = level.promiseMinutes === null ? null : inMinutes(level.promiseMinutes);
  const accepted = (minutes: number) => inMinutes(minutes) ?? plainly(minutes);
  const expires = service.kind === 'approve' ? expiry(level, promised, inMinutes) : null;
  const starts = inMinutes(0);
  const plan: ClockPlan = {
    ...(starts && starts > now && { startsAt: starts.toISOString() }),
    warnMinutes: level.warnMinutes,
    escalateMinutes: level.escalateMinutes,
    ...(expires && { expiresAt: expires.toISOString() }),
  };
  const times = details.filter(isTimeDetail);
  if (times.length === 0 || emergency) {
    return { acknowledgeBy: accepted(level.acknowledgeMinutes), promisedAt: promised, schedule: null, plan };
  }
  // A booking or an approval is answered within its own level, whatever its time.
  const answered = service.kind === 'book' || service.kind === 'approve';
  const bounded = (moment: Date) => (answered && promised && promised < moment ? promised : moment);
  const moment = namedMoment(times, now, property.timeZone);
  if (moment) {
    const { acknowledgeBy, promisedAt } = scheduledClocks(service, moment, now, property);
    const kind = boundOf(times, service);
    const schedule = { kind, at: moment.toISOString(), every: null } as const;
    // `After two` is kept at any time from two on, so no instant is promised.
    return {
      acknowledgeBy: bounded(acknowledgeBy),
      promisedAt: kind === 'at' ? promisedAt : null,
      schedule,
      plan,
    };
  }
  const unsure = accepted(Math.max(UNSURE_ACKNOWLEDGE_MINUTES, level.acknowledgeMinutes));
  // `Tomorrow at 3`, said after midnight, is for today at the earliest.
  const values = times.map(({ value }) => value).join(', ');
  const named = valueLike(times, DAY);
  const day = named ?? earliestDay(values, { now, timeZone: property.timeZone });
  const morning = day ? momentOf(day, EARLIEST_TIME, property.timeZone) : null;
  const acknowledgeBy = bounded(morning && morning > unsure ? morning : unsure);
  const likely = likelyMoment(times, named, { service, now, timeZone: property.timeZone });
  if (likely && likely > acknowledgeBy) {
    // For people to plan by; staff confirm the time when they accept it.
    const schedule = { kind: 'at', at: likely.toISOString(), every: null } as const;
    return { acknowledgeBy, promisedAt: null, schedule, plan };
  }
  const remindAt = addOpenMinutes(acknowledgeBy, level.promiseMinutes ?? REMIND_MINUTES, hours);
  return {
    acknowledgeBy,
    promisedAt: null,
    schedule: null,
    plan: { ...plan, ...(remindAt && { remindAt: remindAt.toISOString() }) },
  };
}

/**
 * The likely instant of a time on a named day that may be in either half of it (decision 0750); null where the words
 * name no such time.
 */
function likelyMoment(
  times: readonly RequestDetail[],
  day: string | null,
  { service, now, timeZone }: { service: TimedService; now: Date; timeZone: string },
): Date | null {
  const [detail, ...more] = times.filter(({ value }) => value !== day);
  if (!detail || more.length > 0) return null;
  const reading = firstReading(detail.value, { now, timeZone }, service.key, day);
  return reading && momentOf(reading.day, reading.time, timeZone);
}

function expiry(
  { expireMinutes }: { expireMinutes: number | null },
  promised: Date | null,
  inMinutes: (minutes: number) => Date | null,
): Date | null {
  return expireMinutes === null ? promised : inMinutes(expireMinutes);
}
