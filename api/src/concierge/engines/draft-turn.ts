import { guestLine } from '../tools/concierge-tools.ts';
import type { DraftedAction, TurnContext, TurnPorts, TurnResult } from '../turn-contract.ts';

const SUMMARY_MAX_CHARS = 400;

/**
 * Ports for a turn whose answer is only a draft: looking up is real, what would be written is noted down for the
 * staff, and nothing is shown to the guest.
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
      async createRequest({ service, quantity, note }) {
        const offered = context.services.find(({ key }) => key === service);
        if (!offered) return { ok: false, error: { code: 'unknown-service', detail: service } };
        proposed.push({ kind: 'request', service, title: offered.title, quantity, note });
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
            place: context.place,
            department: offered.department,
            state: 'new',
            priority: 'normal',
            source: 'ai',
            conversationId: null,
            assignee: null,
            createdAt: now,
            acknowledgeBy: now,
            // No time is promised before somebody has really asked the department.
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
      show: () => undefined,
    },
  };
}

/** An answer that is only a draft: the guest is told that a person comes, the staff get what would have been said. */
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
    ...(result.reply && { draft: { text: result.reply, proposed } }),
  };
}
