import type { MessagePart } from '@bellkey/shared/api';
import { eq } from 'drizzle-orm';
import type { TurnResult } from '../concierge/turn-contract.ts';
import type { PropertyScope } from '../database/property-scope.ts';
import { turns } from '../database/schema.ts';
import { done, type Outcome } from '../outcome.ts';
import { appendMessage, lockConversation } from './append-message.ts';
import { stillMine, type TurnRow } from './claim-turn.ts';
import { draftNote } from './draft-note.ts';
import { handOff } from './handoff.ts';
import type { TurnTrace } from './turn-ports.ts';

/** How a turn came to its end. */
export type TurnEnd =
  | { kind: 'answered'; result: TurnResult; trace: TurnTrace }
  | { kind: 'failed'; reason: 'engine-error' | 'engine-timeout' };

/**
 * Writes what a turn came to, in one transaction: its answer once and only once, or the hand-off. Whatever a person
 * has taken over meanwhile stays theirs, and the answer is thrown away.
 */
export async function finishTurn(
  scope: PropertyScope,
  turn: TurnRow,
  runner: string,
  end: TurnEnd,
): Promise<Outcome<undefined>> {
  const conversation = await lockConversation(scope, turn.conversationId);
  if (!conversation || !(await stillMine(scope, turn.id, runner))) return done(undefined);
  const state = conversation.state !== 'ai_active' ? 'abandoned' : end.kind === 'failed' ? 'failed' : 'done';
  await scope.db
    .update(turns)
    .set({ state, finishedAt: scope.now, leaseUntil: null })
    .where(scope.own(turns, eq(turns.id, turn.id)));
  if (state === 'abandoned') return done(undefined);
  if (end.kind === 'failed') {
    await handOff(scope, conversation, end.reason, null);
    return done(undefined);
  }
  const { reply, engine, handoff, actions, language, draft } = end.result;
  if (reply?.trim()) {
    await appendMessage(scope, conversation, {
      sender: { kind: 'ai' },
      body: reply,
      parts: provenParts(end.result.parts, end.trace),
      turn: { id: turn.id, engine, answersOrdinal: turn.answersOrdinal, actions },
    });
  }
  if (handoff) await handOff(scope, conversation, handoff.reason, handoff.summary || null, language);
  if (draft) {
    await appendMessage(scope, conversation, {
      sender: { kind: 'ai' },
      body: draftNote(draft),
      visibility: 'internal',
    });
  }
  return done(undefined);
}

/** Parts that point at what this turn really read or made, and every request that it made. */
function provenParts(parts: readonly MessagePart[], { factIds, requestIds }: TurnTrace): MessagePart[] {
  const proven = parts.filter((part) => {
    if (part.kind === 'source') return factIds.has(part.source.id);
    return part.kind !== 'request' || requestIds.includes(part.requestId);
  });
  const shown = new Set(proven.flatMap((part) => (part.kind === 'request' ? [part.requestId] : [])));
  const missing = requestIds.filter((id) => !shown.has(id));
  return [...proven, ...missing.map((requestId): MessagePart => ({ kind: 'request', requestId }))];
}
