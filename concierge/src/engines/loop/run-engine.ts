import type { LanguageModelV3 } from '@ai-sdk/provider';
import type { TurnContext, TurnPorts } from '../../contract/contract.ts';
import type { EngineLimits } from '../../contract/remote-engine.ts';
import { isAnswerLanguage } from '../../language/text/answer-language.ts';
import type { Asked } from '../../policy/actions/asked.ts';
import type { TurnLedger } from '../../policy/actions/ledger.ts';
import { checkSentence, flawOf } from '../../policy/answers/check-answer.ts';
import { saysDone } from '../../policy/answers/claims.ts';
import { doneMessages } from '../../policy/answers/done-messages.ts';
import type { Flaw } from '../../policy/answers/grounding.ts';
import { conciergeTools } from '../tools/concierge-tools.ts';
import { instructionsFor } from './instructions.ts';
import { type LoopPart, type LoopRun, partsAtOnce, streamedParts } from './loop-parts.ts';
import { toModelMessages } from './model-messages.ts';
import { type Checked, SentenceGate } from './sentence-gate.ts';

/** Result of an engine's turn: an answer, or why there is none. */
export type EngineOutcome =
  | { ok: true; value: { text: string } }
  | {
      ok: false;
      error: {
        code: 'timeout' | 'unavailable' | 'malformed' | 'oversized' | 'ungrounded' | 'aborted';
        detail: string;
      };
    };

interface Turn {
  context: TurnContext;
  ports: TurnPorts;
  ledger: TurnLedger;
  language: string;
  limits: EngineLimits;
  signal: AbortSignal;
  /** Whether the turn ends with a handoff; otherwise the engine writes one more answer that explains the reason. */
  stopsAtHandOff: boolean;
  /** Whether the engine streams, or answers at once. */
  streams: boolean;
  /** The wishes in the guest's lines for a language model; null for the embedded engine, which uses them itself. */
  asked: Asked | null;
}

const failure = (
  code: Extract<EngineOutcome, { ok: false }>['error']['code'],
  detail: string,
): EngineOutcome => ({ ok: false, error: { code, detail } });

function deadline(limits: EngineLimits, signal: AbortSignal) {
  const controller = new AbortController();
  const expire = () => controller.abort(new DOMException('too slow', 'TimeoutError'));
  const total = setTimeout(expire, limits.totalMs);
  const first = setTimeout(expire, limits.firstPartMs);
  return {
    signal: AbortSignal.any([signal, controller.signal]),
    expired: () => controller.signal.aborted,
    heard: () => clearTimeout(first),
    stop: () => controller.abort(new DOMException('too much', 'AbortError')),
    clear: () => {
      clearTimeout(first);
      clearTimeout(total);
    },
  };
}

const describe = (flaw: Flaw) => `${flaw.kind}: ${flaw.what}`;

/** Most characters of an answer, four times three short sentences. */
const MOST_ANSWER_CHARS = 1_200;
/** Most characters of reasoning and tool arguments, which no guest reads. */
const MOST_OTHER_CHARS = 60_000;
const MOST_CALLS = 24;

/** Output budget of a language model in a turn. */
class Allowance {
  #otherChars = 0;
  #calls = 0;

  /** Whether the next part, which is not yet written, exceeds the budget. */
  isUsedUp(part: LoopPart, gate: SentenceGate): boolean {
    if (part.kind === 'begun') this.#otherChars += part.chars;
    if (part.kind === 'call') this.#calls += 1;
    const chars = gate.length + (part.kind === 'text' ? part.text.length : 0);
    return chars > MOST_ANSWER_CHARS || this.#otherChars > MOST_OTHER_CHARS || this.#calls > MOST_CALLS;
  }
}

/** Estimate for an endpoint that does not report its number of tokens. */
const CHARS_PER_TOKEN = 4;

function estimatedTokens(context: TurnContext, answer: string): number {
  const said = toModelMessages(context).reduce((chars, { content }) => chars + content.length, 0);
  return Math.ceil((said + answer.length + instructionsFor(context, 'en').length) / CHARS_PER_TOKEN);
}

/**
 * Whether the guest may read a sentence. A language model's statement about completed actions is left out if there were
 * some, because the server reports them, and is a flaw if there were none.
 */
function checked(sentence: string, before: string, turn: Turn): Checked {
  const { context, ledger, asked } = turn;
  const language = isAnswerLanguage(turn.language) ? turn.language : 'en';
  if (!asked) return flawOf(sentence, context, ledger, language) ?? 'say';
  // A link may continue beyond an apparent end of a sentence.
  const link = flawOf(before.slice(-40) + sentence, context, ledger, language);
  if (link?.kind === 'link') return link;
  if (saysDone(sentence, language)) {
    const isBorne = ledger.writes.size > 0 || ledger.cart !== null || ledger.confirm !== null;
    return isBorne ? 'leave-out' : { kind: 'act', what: sentence.trim() };
  }
  return checkSentence(sentence, context, ledger, language, before) ?? 'say';
}

/** Whether the guest has requested or may have requested something, and nothing has been done. */
function isUndone({ asked, ledger }: Turn): boolean {
  if (!asked) return false;
  // The model's proposal may be a wish even if the lines do not show it; `OK` does not answer it.
  const supposed = ledger.actions.filter(
    ({ tool, outcome }) => tool === 'propose_request' && outcome === 'refused',
  );
  const wanted = asked.requests.length + asked.cancels.length + asked.dishes.length + supposed.length;
  const isDone = ledger.writes.size > 0 || ledger.cart !== null;
  return wanted > 0 && !isDone && ledger.confirm === null && ledger.handoff === null;
}

/**
 * A language model's answer: completed actions in the server's words, then its text, or a question that has to come
 * first.
 */
function wholeAnswer(said: string, turn: Turn): string {
  const { context, ledger } = turn;
  const language = isAnswerLanguage(turn.language) ? turn.language : 'en';
  if (!turn.asked) return said;
  if (ledger.confirm) ledger.choices = ledger.confirm.choices;
  return [...doneMessages(ledger, context, language), ledger.confirm?.question ?? said]
    .filter(Boolean)
    .join(' ');
}

/** Runs an engine through the agent loop, with the same tools and checks for every model. */
export async function runEngine(model: LanguageModelV3, turn: Turn): Promise<EngineOutcome> {
  const { context, ports, ledger, language, signal } = turn;
  const time = deadline(turn.limits, signal);
  const gate = new SentenceGate(
    (sentence, before) => checked(sentence, before, turn),
    (text) => {
      // Text that may be refused as a whole is not shown before it is complete.
      if (!isUndone(turn)) ports.show({ kind: 'delta', text });
    },
  );
  let broken: unknown = null;
  let tokens: number | undefined;
  try {
    const run: LoopRun = {
      model,
      system: instructionsFor(context, language),
      messages: toModelMessages(context),
      tools: conciergeTools(context, ports, ledger, language, turn.asked),
      signal: time.signal,
      stopsAtHandOff: turn.stopsAtHandOff,
    };
    const allowance = new Allowance();
    let invalidCalls = 0;
    let finish: string | null = null;
    for await (const part of turn.streams ? streamedParts(run) : partsAtOnce(run)) {
      time.heard();
      if (turn.asked && allowance.isUsedUp(part, gate)) {
        time.stop();
        return failure('oversized', 'an answer without an end');
      }
      if (part.kind === 'text') gate.write(part.text);
      else if (part.kind === 'call') {
        gate.clear();
        if (part.invalid) invalidCalls += 1;
      } else if (part.kind === 'error') broken = part.error;
      else if (part.kind === 'finish') {
        finish = part.reason;
        tokens = part.tokens;
      }
    }
    gate.end();
    if (signal.aborted) return failure('aborted', 'the turn was ended');
    if (time.expired()) return failure('timeout', 'too slow');
    if (broken) return failure('unavailable', String(broken));
    if (gate.flaw) return failure('ungrounded', describe(gate.flaw));
    if (ledger.handoff && !gate.text) return { ok: true, value: { text: '' } };
    if (finish === null || finish === 'error') return failure('malformed', 'the stream ended early');
    const text = wholeAnswer(gate.text, turn);
    if (!text) return failure('malformed', invalidCalls > 0 ? 'only unusable tool calls' : 'an empty answer');
    // A question about a requested item does not leave the request undone.
    if (isUndone(turn) && !gate.text.includes('?'))
      return failure('ungrounded', 'act: what the guest asked for was left undone');
    return { ok: true, value: { text } };
  } catch (error) {
    if (signal.aborted) return failure('aborted', 'the turn was ended');
    return failure(time.expired() ? 'timeout' : 'unavailable', String(error));
  } finally {
    time.clear();
    if (turn.streams) ledger.usage.tokens += tokens ?? estimatedTokens(context, gate.text);
  }
}
