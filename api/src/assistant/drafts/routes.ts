import type { Handlers } from '../../platform/operations/handlers.ts';
import { loadMarks, writeMarks } from '../ai-settings/mode.ts';
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
      const [view, before] = await Promise.all([
        loadConciergeView(scope, params.id),
        loadMarks(scope, params.id),
      ]);
      if (!view.ok) return view;
      writeMarks(scope, params.id, {
        vip: body.vip,
        nights: body.nights,
        complaintAt: body.complaint ? (before.complaintAt ?? scope.now) : null,
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
