import type { PropertySummary, ServiceLevelRule, ServicePolicy } from '@bellkey/shared/api';
import { wallTime } from '@bellkey/shared/wall-time';
import { serviceLevel } from '../properties/service-level.ts';

/** Service level: what a property promises for a service, and what happens when it is late. */
export interface ResolvedLevel {
  acknowledgeMinutes: number;
  /** Null where no time may be promised. */
  promiseMinutes: number | null;
  /** How long before a deadline staff are warned; null: when a fifth of the time is left. */
  warnMinutes: number | null;
  escalateMinutes: readonly number[];
  /** Null for an approval that lapses only with its promise. */
  expireMinutes: number | null;
}

/** The requested service and place. */
export interface AskedService {
  key: string;
  kind: string;
  level: string;
  departmentKey: string;
}

/** What a property's levels depend on. */
export interface PropertyLevels {
  kind: PropertySummary['kind'];
  timeZone: string;
  policy: ServicePolicy | null;
}

function holds(rule: ServiceLevelRule, service: AskedService, day: number, time: string): boolean {
  if (rule.service !== undefined && rule.service !== service.key) return false;
  if (rule.department !== undefined && rule.department !== service.departmentKey) return false;
  if (rule.days && !rule.days.includes(day)) return false;
  const { from, until } = rule;
  if (from === undefined || until === undefined) return true;
  return from < until ? time >= from && time < until : time >= from || time < until;
}

/** A service is more specific than a department, and both are more specific than an hour or a day. */
const precision = (rule: ServiceLevelRule): number =>
  (rule.service === undefined ? 0 : 8) +
  (rule.department === undefined ? 0 : 4) +
  (rule.from === undefined ? 0 : 2) +
  (rule.days === undefined ? 0 : 1);

/**
 * The level of a service at an instant: of the applicable rules, the most specific one; what it leaves out comes from
 * the next, and finally from the default of the service's class. An emergency always has its default.
 */
export function resolveLevel(
  service: AskedService,
  { kind, timeZone, policy }: PropertyLevels,
  now: Date,
): ResolvedLevel {
  const usual: ResolvedLevel = {
    ...serviceLevel(service.level, kind),
    warnMinutes: null,
    expireMinutes: null,
  };
  if (service.kind === 'emergency' || !policy || policy.rules.length === 0) return usual;
  const shown = wallTime(now, timeZone);
  const day = new Date(`${shown.slice(0, 10)}T00:00:00Z`).getUTCDay() || 7;
  const holding = policy.rules
    .filter((rule) => holds(rule, service, day, shown.slice(11)))
    .sort((a, b) => precision(a) - precision(b));
  return holding.reduce<ResolvedLevel>(
    (level, rule) => ({
      acknowledgeMinutes: rule.acknowledgeMinutes ?? level.acknowledgeMinutes,
      promiseMinutes: rule.promiseMinutes === undefined ? level.promiseMinutes : rule.promiseMinutes,
      warnMinutes: rule.warnMinutes ?? level.warnMinutes,
      escalateMinutes: rule.escalateMinutes ?? level.escalateMinutes,
      expireMinutes: rule.expireMinutes ?? level.expireMinutes,
    }),
    usual,
  );
}
