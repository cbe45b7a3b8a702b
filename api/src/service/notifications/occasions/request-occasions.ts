import { ESCALATION_STEPS, type RequestEvent, roleMay } from '@bellkey/shared/api';
import { awaitsAcceptance, isOpen } from '@bellkey/shared/request-clock';
import type { requestSteps } from '../../../platform/database/schema/request-tables.ts';
import { type Colleague, managersOf, peopleOf } from '../../../property/staff/presence.ts';
import type { Facts } from './load-facts.ts';
import { type Occasion, onDutyOnly, onDutyOrAll } from './occasion.ts';

type Step = typeof requestSteps.$inferSelect;
type Known = Facts['requests'][number];
type Told = Pick<Occasion, 'kind' | 'heading' | 'people'> & Partial<Occasion>;

/** Members with a role that approves. */
const approversOf = (colleagues: readonly Colleague[]) =>
  colleagues.filter(({ role }) => roleMay(role, 'approve-requests'));

/** Recipients of an escalation; everyone is reached whether or not they are on duty. */
function reached(
  { to }: RequestEvent,
  { row }: Known,
  colleagues: readonly Colleague[],
): readonly Colleague[] {
  switch (to) {
    case 'department':
      return onDutyOnly(peopleOf(row.departmentKey, colleagues));
    case 'backup':
      return onDutyOnly(row.alsoFor.flatMap((key) => peopleOf(key, colleagues)));
    case 'managers':
      return onDutyOnly(managersOf(colleagues));
    default:
      return colleagues;
  }
}

function whoHas({ row }: Known, colleagues: readonly Colleague[]): Colleague[] {
  return colleagues.filter(({ id }) => id === row.assigneeId);
}

function toldOfStep(known: Known, step: Step, { colleagues, alarms }: Facts): Told | null {
  const { row } = known;
  if (!isOpen(row.state)) return null;
  const emergency = row.priority === 'emergency';
  const { event } = step;
  if (event?.kind === 'escalated') {
    const people = reached(event, known, colleagues);
    const escalation = ESCALATION_STEPS.find((one) => one === event.to) ?? 'everyone';
    if (emergency) return { kind: 'alarm', heading: 'alarm-again', people: colleagues, insists: true };
    return {
      kind: 'breach',
      heading: 'breach',
      people: [...people, ...whoHas(known, colleagues)],
      step: escalation,
    };
  }
  if (event?.kind === 'warned' || (event?.kind === 'reminded' && event.to)) {
    const holder = whoHas(known, colleagues);
    const people = holder.length > 0 ? holder : onDutyOnly(peopleOf(row.departmentKey, colleagues));
    return { kind: 'warning', heading: 'warning', people };
  }
  if (event?.kind === 'repeated') {
    return { kind: 'warning', heading: 'repeated', people: onDutyOrAll(managersOf(colleagues)) };
  }
  if (event?.kind === 'assigned') {
    const people = whoHas(known, colleagues).filter(({ id }) => id !== step.byId);
    return { kind: 'assigned', heading: 'assigned', people };
  }
  if (step.state === 'needs_approval' && row.state === 'needs_approval' && !event) {
    return { kind: 'approval', heading: 'approval', people: onDutyOrAll(approversOf(colleagues)) };
  }
  if (step.state !== 'new' || event || !awaitsAcceptance(row)) return null;
  if (emergency) {
    // The alarm of the request notifies by itself.
    if (alarms.some(({ requestId }) => requestId === row.id)) return null;
    return { kind: 'alarm', heading: 'alarm', people: onDutyOrAll(colleagues) };
  }
  // The next request of a recurring one notifies no one until it is due.
  if (row.schedule && step.byKind === 'system') return null;
  const people = onDutyOnly(peopleOf(row.departmentKey, colleagues)).filter(({ id }) => id !== step.byId);
  return { kind: 'request', heading: 'request', people };
}

/** Notifications about the changed requests: one for each step of their histories. */
export function requestOccasions(facts: Facts): Occasion[] {
  const newsOf = new Set(facts.news.map(({ requestId, at }) => `${requestId} ${at.getTime()}`));
  return facts.steps
    .filter(({ requestId, at }) => newsOf.has(`${requestId} ${at.getTime()}`))
    .flatMap((step) => {
      const known = facts.requests.find(({ row }) => row.id === step.requestId);
      const told = known && toldOfStep(known, step, facts);
      if (!told) return [];
      const { row, place, department } = known;
      return {
        source: `request:${row.id}:${step.ordinal}`,
        at: step.at,
        subject: place,
        what: row.title,
        quantity: row.quantity,
        dueAt: awaitsAcceptance(row) && !row.promisedAt ? row.acknowledgeBy : row.promisedAt,
        requestId: row.id,
        requestNo: row.no,
        department,
        ...told,
      };
    });
}
