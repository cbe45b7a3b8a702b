import type { MessagePart, ServiceRequest } from '@bellkey/shared/api';
import type { CartView, KnownFact, TurnResult } from '../../contract/contract.ts';
import type { FallbackReason } from '../../contract/remote-engine.ts';
import type { ConfirmFirst } from './confirm-first.ts';
import type { RequestResult } from './tool-results.ts';

/** At most this many tool calls are carried out in a turn (docs/product.md#tools). */
export const MOST_TOOL_CALLS = 6;

/** Most recorded actions of a turn; their readers need no more. */
const MOST_RECORDED = 20;

/**
 * What happened in a turn, whichever engine did it. It outlives an engine that fails, so the next engine repeats no
 * write and bases its answer on what was really done.
 */
export class TurnLedger {
  readonly actions: Array<TurnResult['actions'][number]> = [];
  readonly facts = new Map<string, KnownFact>();
  readonly requests: ServiceRequest[] = [];
  readonly writes = new Map<string, RequestResult>();
  /** Texts that tools gave the engine: the only source of numbers and names other than facts and the guest's words. */
  readonly evidence: string[] = [];
  choices: Extract<MessagePart, { kind: 'choices' }>['choices'] = [];
  handoff: TurnResult['handoff'] = null;
  /** Why the embedded engine answers instead of a language model. */
  fallback: FallbackReason | null = null;
  /** Language model usage, whether or not its answer was used. */
  readonly usage = { turns: 0, tokens: 0 };
  /** The cart after this turn. */
  cart: CartView | null = null;
  /** Whether an engine searched the property's facts. */
  searched = false;
  /** A language model's proposal that the guest has to confirm first. */
  confirm: ConfirmFirst | null = null;
  #calls = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** Runs calls one after the other: the second of two concurrent ones has to see what the first did. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(work, work);
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** Drops what an engine wanted to show, because another engine answers instead. Completed actions stay. */
  forgetShown(): void {
    this.choices = [];
    this.confirm = null;
  }

  /** Counts a tool call; false when the turn has reached its limit. */
  admit(): boolean {
    this.#calls += 1;
    return this.#calls <= MOST_TOOL_CALLS;
  }

  record(tool: string, input: unknown, outcome: 'done' | 'refused', reason?: string): void {
    if (this.actions.length >= MOST_RECORDED) return;
    this.actions.push({ tool, input, outcome, ...(reason !== undefined && { reason }) });
  }

  /** Keeps only the first reason for a handoff. */
  fetchPerson(reason: string, summary: string): void {
    this.handoff ??= { reason, summary };
  }
}
