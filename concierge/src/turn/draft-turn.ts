import { priceLine } from '@bellkey/shared/order-price';
import type {
  CartView,
  DraftedAction,
  OrderChange,
  TurnContext,
  TurnPorts,
  TurnResult,
} from '../contract/contract.ts';
import { guestLine } from '../dialogue/history/guest-line.ts';

const SUMMARY_MAX_CHARS = 400;

/**
 * Ports for a turn whose answer is only a draft: lookups are real, writes are recorded for staff, and nothing is shown
 * to the guest.
 */
export function draftPorts(
  context: TurnContext,
  ports: TurnPorts,
): { ports: TurnPorts; proposed: DraftedAction[] } {
  const proposed: DraftedAction[] = [];
  return {
    proposed,
    ports: {
      searchKnowledge: (query) => ports.searchKnowledge(query),
      async createRequest({ service, quantity, note, details, amends, part, another, department }) {
        const offered = context.services.find(({ key }) => key === service);
        if (!offered) return { ok: false, error: { code: 'unknown-service', detail: service } };
        proposed.push({
          kind: 'request',
          service,
          title: offered.title,
          quantity,
          note,
          ...(details && { details }),
          ...(amends && { amends }),
          ...(part !== undefined && { part }),
          ...(another && { another }),
          ...(department !== undefined && { department }),
        });
        const now = context.now.toISOString();
        return {
          ok: true,
          value: {
            id: context.turnId,
            no: 0,
            service,
            title: offered.title,
            quantity,
            note,
            details: [...(details ?? [])],
            place: context.place,
            department: departmentOf(context, department) ?? offered.department,
            state: 'new',
            priority: 'normal',
            source: 'ai',
            conversationId: null,
            assignee: null,
            createdAt: now,
            acknowledgeBy: now,
            // No time is promised before a person has asked the department.
            promisedAt: null,
            acknowledgedAt: null,
            doneAt: null,
            steps: [],
          },
        };
      },
      async cancelRequest(no) {
        const own = context.openRequests.find((request) => request.no === no);
        if (!own) return { ok: false, error: { code: 'not-found', detail: String(no) } };
        proposed.push({ kind: 'cancel', no, title: own.title });
        return { ok: true, value: { ...own, state: 'cancelled' } };
      },
      async changeCart(changes, allergy) {
        const names = changes.map(({ itemId, quantity }) => {
          const dish = context.menu?.find(({ id }) => id === itemId);
          return `${quantity} × ${dish?.name ?? itemId}`;
        });
        proposed.push({ kind: 'order', changes, allergy, title: names.join(', ') });
        return { ok: true, value: draftedCart(context, changes, allergy) };
      },
      show: () => undefined,
    },
  };
}

/** The department of a key; null where no service is its. */
const departmentOf = ({ services }: TurnContext, wanted: string | undefined) =>
  services.find(({ department }) => department.key === wanted)?.department ?? null;

/** The cart after the draft's actions. */
function draftedCart(
  context: TurnContext,
  changes: readonly OrderChange[],
  allergy: string | null,
): CartView {
  const added = changes.flatMap(({ itemId, quantity, choices, note }, index) => {
    const item = context.menu?.find(({ id }) => id === itemId);
    const priced = item && priceLine({ item, choices: choices ?? [] });
    if (!item || !priced?.ok || quantity === 0) return [];
    const { unitCents, options } = priced;
    const { name, ageRestricted } = item;
    const line = { id: `draft-${index}`, itemId, name, quantity, unitCents, options, note: note ?? null };
    return [{ ...line, ageRestricted, trouble: null }];
  });
  const touched = new Set(changes.map(({ itemId }) => itemId));
  const lines = [...(context.cart?.lines ?? []).filter(({ itemId }) => !touched.has(itemId)), ...added];
  return {
    id: context.turnId,
    no: 0,
    conversationId: context.turnId,
    place: context.place,
    state: 'draft',
    lines,
    currency: context.property.currency,
    totalCents: lines.reduce((cents, { unitCents, quantity }) => cents + unitCents * quantity, 0),
    payment: null,
    payments: ['on_delivery'],
    allergy,
    allergyAcknowledged: false,
    requestId: null,
    submittedAt: null,
  };
}

/** An answer that is only a draft: the guest reads that a person comes, and staff get the text. */
export function drafted(
  result: TurnResult,
  proposed: readonly DraftedAction[],
  context: TurnContext,
): TurnResult {
  if (!result.reply && !result.handoff) return result;
  return {
    reply: null,
    parts: [],
    engine: result.engine,
    handoff: result.handoff ?? {
      reason: 'mode:suggest',
      summary: guestLine(context).slice(0, SUMMARY_MAX_CHARS),
    },
    actions: [],
    ...(result.frame && { frame: result.frame }),
    ...(result.usage && { usage: result.usage }),
    ...(result.fallback && { fallback: result.fallback }),
    ...(result.unanswered && { unanswered: result.unanswered }),
    ...(result.reply && { draft: { text: result.reply, proposed } }),
  };
}
