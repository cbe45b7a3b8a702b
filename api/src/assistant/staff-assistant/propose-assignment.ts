import type { ServiceRequest, StaffAnswer, StaffProposal } from '@bellkey/shared/api';
import { isOpen } from '@bellkey/shared/request-clock';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { visibleDepartments } from '../../property/staff/permissions.ts';
import { type Colleague, loadColleagues } from '../../property/staff/presence.ts';
import { answer } from './answer.ts';
import type { Command } from './command.ts';
import { findByNo, firstNameOf, selectRequests } from './select-requests.ts';

type Assignment = Extract<Command, { kind: 'assign' }>;

/** Most requests that one line can reassign. */
const MOST_AT_ONCE = 20;

/** Finds the colleague by a typed name: the full name, else the only one with that first name. */
function colleagueCalled(colleagues: readonly Colleague[], typed: string): Colleague | 'several' | null {
  const called = colleagues.filter(({ name }) => firstNameOf(name) === typed.split(' ')[0]);
  return called.length > 1 ? 'several' : (called[0] ?? null);
}

const worksOn = (colleague: Colleague, { department }: ServiceRequest): boolean => {
  const seen = visibleDepartments(colleague);
  return seen === 'all' || seen.includes(department.key);
};

const titled = (request: ServiceRequest) => `#${request.no} ${request.title}, ${request.place.label}`;

/** The requests that a line means: one by its number, or those that its words select. Null when it names none. */
async function meant(
  scope: PropertyScope,
  staff: StaffCaller,
  { no, filter, everything }: Assignment,
): Promise<ServiceRequest[] | null> {
  if (no !== null) {
    const request = await findByNo(scope, staff, no);
    return request ? [request] : [];
  }
  const { found, named } = await selectRequests(scope, staff, filter);
  const narrowed = named || filter.place !== null || filter.floor !== null || filter.which !== 'open';
  return narrowed || everything ? found : null;
}

/** Proposes assignees for requests. Each proposal is applied separately. */
export async function proposeAssignment(
  scope: PropertyScope,
  staff: StaffCaller,
  command: Assignment,
): Promise<StaffAnswer> {
  const [found, colleagues] = await Promise.all([meant(scope, staff, command), loadColleagues(scope)]);
  const reply = (text: string) => answer('assign', text);
  if (found === null)
    return reply('Say which requests: a number, a department, a service, a room or a floor.');
  if (command.no !== null && found.length === 0) {
    return reply(`There is no request #${command.no} that you may see.`);
  }
  const to =
    command.to === null
      ? null
      : command.to === 'me'
        ? (colleagues.find(({ id }) => id === staff.memberId) ?? null)
        : colleagueCalled(colleagues, command.to);
  if (to === 'several')
    return reply('More than one colleague is called that. Hand it over in the dashboard.');
  if (command.to !== null && to === null) return reply('No colleague here is called that.');
  const open = found.filter(
    (request) => isOpen(request.state) && (request.assignee?.id ?? null) !== (to?.id ?? null),
  );
  const possible = open.filter((request) => to === null || worksOn(to, request));
  if (possible.length === 0) {
    if (open.length > 0)
      return reply(`${to?.name ?? ''} does not work on ${open.length === 1 ? 'this' : 'these'}.`);
    return reply(
      found.length === 1 && found[0]
        ? `Nothing changes: ${titled(found[0])}.`
        : 'Nothing open is left to assign.',
    );
  }
  const chosen = possible.slice(0, MOST_AT_ONCE);
  const proposals = chosen.map(
    ({ id, no, title, place, assignee }): StaffProposal => ({
      kind: 'assign',
      requestId: id,
      no,
      title,
      place: place.label,
      to: to && { id: to.id, name: to.name },
      from: assignee,
    }),
  );
  const what = chosen.length === 1 && chosen[0] ? titled(chosen[0]) : `${chosen.length} requests`;
  const more =
    possible.length > chosen.length ? ` ${possible.length - chosen.length} more are left for later.` : '';
  const off = to && !to.onDuty ? ` ${to.name} is off duty.` : '';
  return answer(
    'assign',
    `Apply to ${to ? `give ${what} to ${to.name}` : `give ${what} back`}.${off}${more}`,
    {
      requests: chosen,
      proposals,
    },
  );
}
