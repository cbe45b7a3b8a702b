import type { ApiClient, ApiResult } from '@bellkey/shared/shell';
import type { OpenView } from './conversation-view.ts';
import {
  type ConversationSnapshot,
  openConversation,
  refreshConversation,
} from './state/conversation-state.ts';

/** The conversation with its session; an older API returns the two separately. */
export async function loadPage(
  api: ApiClient,
  signal: AbortSignal,
): Promise<ApiResult<ConversationSnapshot>> {
  const page = await api.call('GET /api/guest/conversation', {}, { signal });
  if (!page.ok || page.value.session) return page;
  const session = await api.call('GET /api/guest/session', {}, { signal });
  return session.ok ? { ok: true, value: { ...page.value, session: session.value } } : session;
}

/** A response of the API as the guest sees it; null without a session. @param before the view so far */
export function openView(snapshot: ConversationSnapshot, before: OpenView | null): OpenView | null {
  const { session } = snapshot;
  if (!session) return null;
  const known = before?.state.conversation.id === snapshot.conversation.id ? before : null;
  const visit = known?.visit ?? (before?.arriving ? before.visit : undefined);
  return {
    status: 'open',
    session,
    state: known ? refreshConversation(known.state, snapshot) : openConversation(snapshot),
    connection: 'connecting',
    over: false,
    copyOf: null,
    ...(visit && { visit }),
  };
}
