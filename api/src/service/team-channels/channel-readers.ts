import type { TeamChannel } from '@bellkey/shared/api';
import { visibleDepartments } from '../../property/staff/permissions.ts';
import { type Colleague, peopleOf } from '../../property/staff/presence.ts';

/** The channel that all staff read. */
export const EVERYONE = 'everyone';
/** Before the key of a department, in the id of its channel. */
export const DEPARTMENT_PREFIX = 'd-';

/** What says who reads a channel. */
export type ChannelKey = Pick<TeamChannel, 'id' | 'kind' | 'with'>;

const departmentOf = ({ id }: ChannelKey): string => id.slice(DEPARTMENT_PREFIX.length);

/** The colleagues who read a channel, besides the caller. */
export function readersOf(
  channel: ChannelKey,
  callerId: string,
  colleagues: readonly Colleague[],
): Colleague[] {
  const others = colleagues.filter(({ id }) => id !== callerId);
  if (channel.kind === 'everyone') return others;
  if (channel.kind === 'direct') return others.filter(({ id }) => id === channel.with);
  return others.filter((colleague) => {
    const departments = visibleDepartments(colleague);
    return departments === 'all' || departments.includes(departmentOf(channel));
  });
}

/** The colleagues whom `@here` calls: of a department its members, not everyone who sees it, as long as it has some. */
export function calledIn(
  channel: ChannelKey,
  callerId: string,
  colleagues: readonly Colleague[],
): Colleague[] {
  const readers = readersOf(channel, callerId, colleagues);
  const called = channel.kind === 'department' ? peopleOf(departmentOf(channel), readers) : readers;
  return called.filter(({ onDuty }) => onDuty);
}
