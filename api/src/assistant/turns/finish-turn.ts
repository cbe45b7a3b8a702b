import { asksGuest, type TurnResult } from '@bellkey/concierge/contract';
import type { MessagePart, RequestPhoto } from '@bellkey/shared/api';
import { sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { turns } from '../../platform/database/schema/assistant-tables.ts';
import { done, type Outcome } from '../../platform/outcome/outcome.ts';
import { ofProperty } from '../../platform/statements/prepared-query.ts';
import { prepareSql } from '../../platform/statements/prepared-sql.ts';
import {
  appendMessage,
  type ConversationRow,
  keptPreview,
} from '../../service/conversations/append-message.ts';
import { isEngines } from '../../service/conversations/conversation-state.ts';
import {
  type HandoffFacts,
  loadHandoffFacts,
  queueForPerson,
  startHandoff,
} from '../../service/conversations/handoff.ts';
import { loadOpenGaps, type OpenGap, recordQuestion } from '../../service/knowledge/gaps/record-question.ts';
import { changeMarks } from '../ai-settings/mode.ts';
import { recordUsage } from '../ai-settings/usage.ts';
import { lockTurn, type TurnRow } from './claim-turn.ts';
import { keepFrame } from './keep-frame.ts';
import { raiseFromTurn, raiseUnanswered } from './raise-alarm-from-turn.ts';
import type { ClaimedTurn } from './turn-context.ts';
import type { TurnTrace } from './turn-ports.ts';
import { keepReasons } from './turn-reasons.ts';

/** Outcome of a turn. */
export type TurnEnd =
  | {
      kind: 'answered';
      result: TurnResult;
      trace: TurnTrace;
      forcedBy: string | null;
      sessionId: string;
      timeZone: string;
      /** Whether the turn was counted as one of the language model when it started. */
      admitted: boolean;
    }
  | { kind: 'nothing-to-say' }
  | { kind: 'failed'; reason: 'engine-error' | 'engine-timeout' };

/** Reason of a handoff for a photo. */
const PHOTO = 'photo';
/** Prefix of handoff reasons that are alarms. */
const EMERGENCY = 'emergency:';

/** Stores a drafted answer for staff; the drafts module does it, create-api connects the two. */
export type KeepDraft = (
  scope: PropertyScope,
  conversation: ConversationRow,
  turn: Pick<TurnRow, 'id' | 'answersOrdinal'>,
  result: TurnResult & { draft: NonNullable<TurnResult['draft']> },
  forcedBy: string | null,
) => Promise<void>;

const endTurn = prepareSql(
  () => sql`update turns set state = ${sql.placeholder('state')}, finished_at = ${sql.placeholder('at')},
      lease_until = null
    where property_id = ${ofProperty} and id = ${sql.placeholder('id')}`,
);

/** The turn and the conversation's others, which a handoff ends. */
const endTurns = prepareSql(
  () => sql`update turns set finished_at = ${sql.placeholder('at')}, lease_until = null,
      state = case when id = ${sql.placeholder('id')} then ${sql.placeholder('state')} else 'abandoned' end
    where property_id = ${ofProperty} and conversation_id = ${sql.placeholder('conversationId')}
      and (id = ${sql.placeholder('id')} or state in ('pending', 'running'))`,
);

/**
 * The handoff of a turn. No engine sees a photo: one that belongs to no request is for a person to look at, unless the
 * guest was just asked about it.
 */
const handoffOf = (end: TurnEnd, photos: readonly RequestPhoto[]): TurnResult['handoff'] => {
  if (end.kind !== 'answered') return null;
  const { result, trace } = end;
  if (result.handoff || result.draft || result.possibleDanger !== undefined) return result.handoff;
  const isForPerson = photos.length > 0 && trace.requestIds.length === 0 && !asksGuest(result);
  return isForPerson ? { reason: PHOTO, summary: '' } : null;
};

/** Whether a turn ends with the guest waiting for a person; an alarm asks for one by itself. */
const queues = (end: TurnEnd, handoff: TurnResult['handoff']): boolean =>
  end.kind === 'answered' &&
  handoff !== undefined &&
  handoff !== null &&
  end.result.possibleDanger === undefined &&
  !handoff.reason.startsWith(EMERGENCY);

/**
 * Saves the outcome of a turn in one transaction: its answer exactly once, or the handoff. If a person has taken over
 * in the meantime, the answer is discarded. Returns whether the conversation's next turn waits.
 */
export async function finishTurn(
  scope: PropertyScope,
  { turn, contentVersion, photos }: Pick<ClaimedTurn, 'turn' | 'contentVersion' | 'photos'>,
  end: TurnEnd,
  keepDraft: KeepDraft,
): Promise<Outcome<{ nextWaits: boolean }>> {
  // The gap of a question depends on the synonyms that the answer was searched with.
  scope.assumeContent(contentVersion);
  const handoff = handoffOf(end, photos);
  const asksInVain = end.kind === 'answered' && end.result.unanswered !== undefined;
  const [{ conversation, nextWaits }, facts, openGaps] = await Promise.all([
    lockTurn(scope, turn),
    queues(end, handoff) ? loadHandoffFacts(scope, turn.conversationId) : undefined,
    asksInVain ? loadOpenGaps(scope) : [],
  ]);
  // Usage counts even when the answer is discarded.
  if (end.kind === 'answered') {
    const { turns: asked, tokens } = end.result.usage ?? { turns: 0, tokens: 0 };
    recordUsage(scope, end.timeZone, end.sessionId, { turns: asked - (end.admitted ? 1 : 0), tokens });
  }
  if (conversation) await write(scope, conversation, turn, end, { keepDraft, handoff, facts, openGaps });
  return done({ nextWaits });
}

async function write(
  scope: PropertyScope,
  conversation: ConversationRow,
  turn: TurnRow,
  end: TurnEnd,
  {
    keepDraft,
    handoff,
    facts,
    openGaps,
  }: {
    keepDraft: KeepDraft;
    handoff: TurnResult['handoff'];
    facts: HandoffFacts | undefined;
    openGaps: OpenGap[];
  },
): Promise<void> {
  const dropped = !isEngines(conversation) || end.kind === 'nothing-to-say';
  const state = dropped ? 'abandoned' : end.kind === 'failed' ? 'failed' : 'done';
  const endsOthers = !dropped && queues(end, handoff);
  const ended = { id: turn.id, state, at: scope.now };
  if (endsOthers) scope.runJoined(turns, endTurns, { ...ended, conversationId: conversation.id });
  else scope.runJoined(turns, endTurn, ended);
  if (dropped) return;
  if (end.kind === 'failed') {
    keepReasons(scope, turn, { engine: 'none', actions: [], handoff: end.reason, fallback: null });
    if (!(await raiseUnanswered(scope, conversation, turn))) {
      await startHandoff(scope, conversation, end.reason, null);
    }
    return;
  }
  const { reply, engine, actions, language, draft, fallback = null, possibleDanger } = end.result;
  keepReasons(scope, turn, { engine, actions, handoff: handoff?.reason ?? null, fallback });
  await keepQuestions(scope, turn, end, openGaps);
  if (end.result.frame) keepFrame(scope, turn, end.result.frame);
  if (handoff?.reason === 'restricted:complaint') {
    await changeMarks(scope, conversation.id, { complaintAt: scope.now });
  }
  if (handoff?.reason.startsWith(EMERGENCY)) {
    const kind = handoff.reason.slice(EMERGENCY.length);
    await raiseFromTurn(scope, conversation, turn, { kind, certainty: 'certain' });
    return;
  }
  if (possibleDanger !== undefined) {
    await raiseFromTurn(scope, conversation, turn, { kind: possibleDanger, certainty: 'possible' });
    return;
  }
  if (reply?.trim()) {
    await appendMessage(
      scope,
      conversation,
      {
        sender: { kind: 'ai' },
        body: reply,
        parts: provenParts(end.result.parts, end.trace),
        language,
        turn: { id: turn.id, engine, answersOrdinal: turn.answersOrdinal, actions },
      },
      handoff ? keptPreview(conversation) : {},
    );
  }
  if (handoff) {
    await queueForPerson(scope, conversation, {
      reason: handoff.reason,
      summary: handoff.summary || null,
      language,
      facts,
    });
  }
  if (draft) await keepDraft(scope, conversation, turn, { ...end.result, draft }, end.forcedBy);
}

/**
 * Records unanswered questions, and expired entries that would have answered them, for those who maintain the
 * knowledge.
 */
async function keepQuestions(
  scope: PropertyScope,
  turn: TurnRow,
  { result, trace }: Extract<TurnEnd, { kind: 'answered' }>,
  openGaps: OpenGap[],
): Promise<void> {
  const { unanswered } = result;
  if (unanswered === undefined) return;
  const { conversationId } = turn;
  for (const entry of trace.stale.values()) {
    await recordQuestion(scope, 'stale', { question: unanswered, conversationId, entry }, openGaps);
  }
  if (trace.stale.size === 0) {
    await recordQuestion(scope, 'unanswered', { question: unanswered, conversationId }, openGaps);
  }
}

/** Parts that refer to what this turn really loaded or created, and every request that it created. */
function provenParts(
  parts: readonly MessagePart[],
  { factIds, orderIds, requestIds }: TurnTrace,
): MessagePart[] {
  const proven = parts.filter((part) => {
    if (part.kind === 'source') return factIds.has(part.source.id);
    if (part.kind === 'order') return orderIds.has(part.orderId);
    return part.kind !== 'request' || requestIds.includes(part.requestId);
  });
  const shown = new Set(proven.flatMap((part) => (part.kind === 'request' ? [part.requestId] : [])));
  const missing = requestIds.filter((id) => !shown.has(id));
  return [...proven, ...missing.map((requestId): MessagePart => ({ kind: 'request', requestId }))];
}
