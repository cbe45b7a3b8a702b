import {
  type Department,
  ESCALATION_STEPS,
  type RequestEvent,
  type ServicePolicy,
} from '@bellkey/shared/api';
import { EVERY_DEPARTMENT } from '../../platform/events/event-audience.ts';
import { type Colleague, managersOf, peopleOf } from '../../property/staff/presence.ts';
import type { RequestRow } from '../requests/lock-request.ts';

/** The department of duty managers, where a property has one. */
const DUTY_MANAGERS = 'duty-manager';

/** Staff of a property, and back-up departments. */
export interface Team {
  colleagues: readonly Colleague[];
  departments: readonly Department[];
  policy: ServicePolicy | null;
  backupOf(department: string): string | null;
}

/** A step of an escalation. */
export interface Escalation {
  /** From 1, the department, to 4, everyone. */
  step: number;
  /** Departments that see the request from now on, in addition to its own. */
  alsoFor: string[];
  event: RequestEvent;
}

interface Reached {
  keys: readonly string[];
  people: readonly Colleague[];
}

function reach(step: number, department: string, team: Team): Reached {
  const { colleagues, departments } = team;
  const known = (key: string | null) => departments.some((one) => one.key === key);
  switch (ESCALATION_STEPS[step - 1]) {
    case 'department':
      return { keys: [department], people: peopleOf(department, colleagues) };
    case 'backup': {
      const backup = team.backupOf(department);
      if (backup === null || backup === department || !known(backup)) return { keys: [], people: [] };
      return { keys: [backup], people: peopleOf(backup, colleagues) };
    }
    case 'managers':
      return { keys: known(DUTY_MANAGERS) ? [DUTY_MANAGERS] : [], people: managersOf(colleagues) };
    default:
      return { keys: [EVERY_DEPARTMENT], people: colleagues };
  }
}

/**
 * The step taken when this one is due: itself, or the first later one with someone on duty. The last step informs
 * everyone, on duty or not.
 */
export function escalate(
  { departmentKey, alsoFor }: Pick<RequestRow, 'departmentKey' | 'alsoFor'>,
  due: number,
  team: Team,
): Escalation {
  let step = Math.min(due, ESCALATION_STEPS.length);
  const onDuty = (at: number) => reach(at, departmentKey, team).people.some((person) => person.onDuty);
  while (step < ESCALATION_STEPS.length && !onDuty(step)) step += 1;
  const { keys } = reach(step, departmentKey, team);
  const names = team.departments.flatMap(({ key, name }) => (keys.includes(key) ? name : []));
  return {
    step,
    alsoFor: [...new Set([...alsoFor, ...keys.filter((key) => key !== departmentKey)])],
    event: {
      kind: 'escalated',
      to: ESCALATION_STEPS[step - 1] ?? 'everyone',
      ...(names.length > 0 && { departments: names }),
      ...(step > due && { unattended: true }),
    },
  };
}
