import type { TurnContext } from '../../../contract/contract.ts';
import type { AnswerLanguage } from '../../../language/text/answer-language.ts';

/** The embedded engine's reply, with the reason if it needs a handoff. */
export interface Answer {
  text: string;
  /** Whether the reply does not help, so that the guest is offered a person. */
  failed: boolean;
  /** The reply is about the subject of the question without answering it. */
  near?: true;
  /** Titles of facts that the guest may choose from if their question is not certain; may be empty. */
  titles?: readonly string[];
  handoff: string | null;
}

/** What the engine composes an answer from. */
export interface Situation {
  context: TurnContext;
  language: AnswerLanguage;
  /** Results of tool calls by their id. */
  results: ReadonlyMap<string, unknown>;
}

/** An answer. */
export const said = (text: string): Answer => ({ text, failed: false, handoff: null });
/** An answer with a handoff. */
export const person = (text: string, reason: string): Answer => ({ text, failed: false, handoff: reason });
/** An answer without useful content. */
export const failed = (text: string): Answer => ({ text, failed: true, handoff: null });
