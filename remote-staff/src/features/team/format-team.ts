import type { StaffRole, TeamChange, TeamMember } from '@bellkey/shared/api';
import * as rolesMessages from '../../../messages/compiled/roles/en.ts';
import * as teamMessages from '../../../messages/compiled/team/en.ts';
import { dayOf, formatSpan, timeOfDay } from '../../clock/clock-messages.ts';

/** Less than this ago is now: stored times are exact to a minute. */
const NOW_MS = 2 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** From least to most; without developers. */
const GRANTED: readonly GrantedRole[] = ['staff', 'agent', 'manager', 'owner'];
export type GrantedRole = Exclude<StaffRole, 'developer'>;

/** The roles that someone may assign: at most their own. */
export function grantableRoles(own: StaffRole): Array<{ value: GrantedRole; label: string }> {
  const roles = own === 'developer' ? [] : GRANTED.slice(0, GRANTED.indexOf(own) + 1);
  return roles.map((value) => ({ value, label: rolesMessages[value] }));
}

/** When a member was last seen, as a line. */
export function formatSeen(
  { lastSeenAt }: Pick<TeamMember, 'lastSeenAt'>,
  now: number,
  timeZone: string,
): string {
  if (lastSeenAt === null) return teamMessages.neverSeen;
  const ago = now - Date.parse(lastSeenAt);
  if (ago < NOW_MS) return teamMessages.seenNow;
  return ago < DAY_MS
    ? teamMessages.seen({ span: formatSpan(ago) })
    : teamMessages.seenOn({ day: dayOf(lastSeenAt, timeZone) });
}

/** A line of the team's history. */
export function formatTeamChange(
  { at, by, name, state, role, departments, reason }: TeamChange,
  { timeZone, departmentNames }: { timeZone: string; departmentNames: ReadonlyMap<string, string> },
): string {
  const places = (departments ?? []).map((key) => departmentNames.get(key) ?? key).join(', ');
  const rights = places ? `${rolesMessages[role]} (${places})` : rolesMessages[role];
  const said = teamMessages.changes[state]({ name, rights, by });
  const when = `${dayOf(at, timeZone)}, ${timeOfDay(at, timeZone)}`;
  return `${when}: ${said}${reason ? ` “${reason}”` : ''}`;
}
