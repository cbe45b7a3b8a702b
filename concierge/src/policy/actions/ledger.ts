import type { MessagePart, ServiceRequest } from '@bellkey/shared/api';
import type { CartView, KnownFact, TurnResult } from '../../contract/contract.ts';
import type { FallbackReason } from '../../contract/remote-engine.ts';
import type { ConfirmFirst } from './confirm-first.ts';
import type { RequestResult } from './tool-results.ts';

/** At most this many tool calls are carried out in a turn (docs/product.md#tools). */
export const MOST_TOOL_CALLS = 6;

/** More than this says nothing more to who reads it. */
const MOST_RECORDED = 20;

/**
 * What has happened in a turn, whichever engine did it. It outlives an engine that breaks off, so the next one
 * repeats no write and the answer can be written from what was really done.
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
  /** Why the embedded engine answers where a language model was to. */
  fallback: FallbackReason | null = null;
  /** What a language model used, whether or not its answer was taken. */
  readonly usage = { turns: 0, tokens: 0 };
  /** The cart as this turn left it. */
  cart: CartView | null = null;
  /** Whether something was looked up. */
  searched = false;
  /** What a language model proposed and the guest has to agree to first. */
  confirm: ConfirmFirst | null = null;
  #calls = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** Carries out one call after the other: of two that come at once, the second has to see what the first did. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(work, work);
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** Forgets what an engine wanted to show, since another one answers in its place. What was done stays. */
  forgetShown(): void {
    this.choices = [];
    this.confirm = null;
  }

  /** Counts a tool call; false when the turn has had its share. */
  admit(): boolean {
    this.#calls += 1;
    return this.#calls <= MOST_TOOL_CALLS;
  }

  record(tool: string, input: unknown, outcome: 'done' | 'refused', reason?: string): void {
    if (this.actions.length >= MOST_RECORDED) return;
    this.actions.push({ tool, input, outcome, ...(reason !== undefined && { reason }) });
  }

  /** The first reason for a handoff is kept. */
  fetchPerson(reason: string, summary: string): void {
    this.handoff ??= { reason, summary };
  }
}
