import type { ServiceRequest } from '@bellkey/shared/api';
import { formatDetails } from '@bellkey/shared/wording';
import type { OfferedService, TurnContext, TurnPorts } from '../../contract/contract.ts';
import { countedQuantity, countsPeople } from '../../dialogue/details/counted-quantity.ts';
import { withDayOfTime } from '../../dialogue/details/day-of-time.ts';
import { linesAskedIn } from '../../dialogue/details/said-for-service.ts';
import { isTimeDetail } from '../../dialogue/details/time-details.ts';
import { guestText, onlyLines } from '../../dialogue/history/guest-line.ts';
import { languagesIn } from '../../language/identification/languages-in.ts';
import { isAnswerLanguage } from '../../language/text/answer-language.ts';
import { normalise } from '../../language/text/normalise.ts';
import { isNamedBy } from '../../understanding/services/requested-service.ts';
import { slotKind } from '../../understanding/services/slots.ts';
import { isAnotherOrder } from './another-order.ts';
import { asAsked } from './as-asked.ts';
import type { Asked } from './asked.ts';
import type { TurnLedger } from './ledger.ts';
import { namesOtherPlace } from './own-place.ts';
import { detailsFor, noteOf } from './request-words.ts';
import { saysMinor } from './says-minor.ts';
import type { RequestResult } from './tool-results.ts';

/** An engine's part of a request: its place and guest come from the session, never from the engine. */
export interface RequestProposal {
  service: string;
  quantity?: number | null;
  note?: string | null;
  slots?: Record<string, string>;
  /** Number of the guest's own open request to change. */
  amends?: number | null;
  /** Which of several orders of the service it is, and the guest's words for it. */
  part?: OrderPart | null;
  /** Key of the department that a note is for, if not the service's own. */
  department?: string | null;
}

/** One of several orders of a service, which only its own lines are about. */
export interface OrderPart {
  no: number;
  lines: readonly string[];
}

/** Slots that the session itself fills. */
const KNOWN_FROM_SESSION = new Set(['room', 'place', 'location', 'table']);

const refuse = (reason: string, more: Partial<RequestResult> = {}): RequestResult => ({
  outcome: 'refused',
  reason,
  ...more,
});

/** Required slots of a service that a proposal lacks. */
export function missingSlots(
  service: OfferedService,
  proposal: Pick<RequestProposal, 'quantity' | 'slots'>,
): string[] {
  return service.requiredSlots.filter((slot) => {
    if (KNOWN_FROM_SESSION.has(slot)) return false;
    if (slotKind(slot) === 'quantity' && proposal.quantity) return false;
    return !proposal.slots?.[slot]?.trim();
  });
}

/** Services that bring whatever the guest writes, including drinks. */
const BRINGS_DRINKS: ReadonlySet<string> = new Set(['roomService', 'minibar', 'butlerService', 'other']);

function check(
  proposal: RequestProposal,
  context: TurnContext,
  ledger: TurnLedger,
): OfferedService | RequestResult {
  const service = context.services.find((offered) => offered.key === proposal.service && offered.active);
  if (!service) return refuse('unknown-service');
  if (context.assurance === 'L0') return refuse('no-place', { title: service.title });
  if (namesOtherPlace(normalise(context.history.at(-1)?.text ?? ''), context.place.label)) {
    ledger.fetchPerson('other-place', service.title);
    return refuse('other-place', { title: service.title });
  }
  const asked = isNamedBy(normalise(guestText(context)), service, languagesIn(guestText(context)));
  // Once the turn has read external text, the guest can request only services that they named: no fact can order
  // anything.
  if (ledger.facts.size > 0 && !asked) return refuse('not-asked-for', { title: service.title });
  const amended = proposal.amends
    ? context.openRequests.find(({ no, service: key }) => no === proposal.amends && key === service.key)
    : null;
  if (proposal.amends && !amended) return refuse('not-found', { title: service.title });
  const missing = amended ? [] : missingSlots(service, proposal);
  if (missing.length > 0) return refuse('missing-slots', { title: service.title, missing });
  const quantity = proposal.quantity ?? null;
  // An order in free words is not matched with the dishes for adults on the menu.
  if (BRINGS_DRINKS.has(service.key) && saysMinor(context)) {
    return refuse('adults-only', { title: service.title });
  }
  if (quantity !== null && (!Number.isInteger(quantity) || quantity < 1)) {
    return refuse('bad-quantity', { title: service.title });
  }
  if (quantity !== null && quantity > Math.min(service.maxQuantity, 99)) {
    ledger.fetchPerson('quantity', `${service.title} x ${quantity}`);
    return refuse('over-limit', { title: service.title, service: service.key, quantity });
  }
  return service;
}

/** Whether a person has to confirm the requested time, as there is no promise for it; a booking says so anyway. */
const isLeftToPerson = (service: OfferedService, request: ServiceRequest) =>
  request.promisedAt === null &&
  (service.kind === 'deliver' || service.kind === 'fix' || service.kind === 'inform');

/** Whether the property has a department; of another, no key is passed on. */
const hasDepartment = (key: string | null | undefined, { services }: TurnContext): key is string =>
  services.some(({ department }) => department.key === key);

/** By what a turn knows that it has made a request: each of several orders of a service is one. */
const keyOf = (service: string, part: OrderPart | null | undefined): string =>
  part && part.no > 1 ? `request:${service}:${part.no}` : `request:${service}`;

/**
 * The part of a proposal that the guest's lines support. `asked` is null for the embedded engine: its proposals come
 * from those lines, so they are not compared.
 */
function borneBy(
  asked: Asked | null,
  proposal: RequestProposal,
  context: TurnContext,
  ledger: TurnLedger,
  language: string,
): RequestProposal | RequestResult {
  const service = context.services.find(({ key, active }) => key === proposal.service && active);
  if (!asked || !service) return proposal;
  const found = asAsked(proposal, service, context, asked, language, (part) =>
    ledger.writes.has(keyOf(service.key, part)),
  );
  if (found.kind === 'proposal') return found.proposal;
  if (found.kind === 'not-asked-for' || context.assurance === 'L0') {
    return refuse('not-asked-for', { title: service.title });
  }
  ledger.confirm ??= found.confirm;
  return refuse('confirm-first', { title: service.title });
}

/**
 * Checks a proposal and carries it out with the guest's own rights; a repeat in the same turn returns the first result.
 *
 * @param asked the wishes in the guest's lines, when a language model proposes. Null, the default, for the embedded
 *   engine: its proposals come from those lines and are not compared with them
 */
export async function carryOutRequest(
  proposed: RequestProposal,
  context: TurnContext,
  ports: TurnPorts,
  ledger: TurnLedger,
  formatTime: (instant: Date) => string,
  language: string,
  asked: Asked | null = null,
): Promise<RequestResult> {
  const borne = borneBy(asked, proposed, context, ledger, language);
  if ('outcome' in borne) return borne;
  const own = borne.part ? onlyLines(context, borne.part.lines) : context;
  const counted = countedQuantity(borne.quantity ?? null, linesAskedIn(own));
  const quantity = countsPeople(counted, borne.slots) ? null : counted;
  const proposal = { ...borne, quantity };
  const key = keyOf(proposal.service, proposal.part);
  const earlier = ledger.writes.get(key);
  if (earlier) return earlier;
  const service = check(proposal, context, ledger);
  if ('outcome' in service) return service;
  const found = detailsFor(proposal, service, own);
  const details = proposal.amends ? found : withDayOfTime(found, linesAskedIn(context).join(' '), context);
  const timed = details.some(isTimeDetail);
  const amended = context.openRequests.find(({ no }) => no === proposal.amends);
  const made = await ports.createRequest({
    service: service.key,
    quantity,
    note: noteOf(proposal, own, timed),
    ...(details.length > 0 && { details }),
    ...(amended && { amends: amended.no }),
    ...(proposal.part && { part: proposal.part.no }),
    ...(isAnotherOrder(proposal, details, own, context) && { another: true as const }),
    ...(hasDepartment(proposal.department, context) && { department: proposal.department }),
  });
  if (!made.ok) return refuse(made.error.code, { title: service.title, service: service.key });
  const request = made.value;
  ledger.requests.push(request);
  const result: RequestResult = {
    outcome: 'done',
    no: request.no,
    service: request.service,
    title: request.title,
    quantity: request.quantity,
    place: request.place.label,
    department: request.department.name,
    ...(amended && { amends: amended.no }),
    when: formatDetails(request.details, isAnswerLanguage(language) ? language : 'en') || undefined,
    // The reply repeats the time that the guest gave, and no other.
    by: request.promisedAt && !timed ? formatTime(new Date(request.promisedAt)) : null,
    ...(timed && isLeftToPerson(service, request) && { asSaid: true }),
  };
  ledger.writes.set(key, result);
  return result;
}
