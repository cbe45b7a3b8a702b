import type { Handlers } from '../../platform/operations/handlers.ts';
import { changeMarks, loadMarks } from '../ai-settings/mode.ts';
import type { TurnRunner } from '../turns/turn-runner.ts';
import { loadConciergeView } from './concierge-view.ts';
import { discardDraft, sendDraft } from './decide-draft.ts';

/** Drafts, marks and reasons of a conversation, for those who may chat with guests. */
export function draftRoutes(
  turnRunner: TurnRunner,
): Pick<
  Handlers,
  | 'GET /api/staff/conversations/{id}/concierge'
  | 'PUT /api/staff/conversations/{id}/marks'
  | 'POST /api/staff/drafts/{id}/send'
  | 'POST /api/staff/drafts/{id}/discard'
> {
  return {
    'GET /api/staff/conversations/{id}/concierge': ({ scope, params }) => loadConciergeView(scope, params.id),
    'PUT /api/staff/conversations/{id}/marks': async ({ scope, params, body }) => {
      const view = await loadConciergeView(scope, params.id);
      if (!view.ok) return view;
      const { complaintAt } = await loadMarks(scope, params.id);
      await changeMarks(scope, params.id, {
        vip: body.vip,
        nights: body.nights,
        complaintAt: body.complaint ? (complaintAt ?? scope.now) : null,
      });
      return loadConciergeView(scope, params.id);
    },
    'POST /api/staff/drafts/{id}/send': async ({ scope, staff, params, body }) => {
      const sent = await sendDraft(scope, staff, params.id, body.body);
      if (!sent.ok) return sent;
      scope.afterCommit(() => turnRunner.wake(scope.propertyId));
      return loadConciergeView(scope, sent.value);
    },
    'POST /api/staff/drafts/{id}/discard': async ({ scope, staff, params }) => {
      const discarded = await discardDraft(scope, staff, params.id);
      return discarded.ok ? loadConciergeView(scope, discarded.value) : discarded;
    },
  };
}
