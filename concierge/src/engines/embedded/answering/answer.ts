import type { TurnContext } from '../../../contract/contract.ts';
import type { AnswerLanguage } from '../../../language/text/answer-language.ts';

/** The embedded engine's reply, and the reason for a handoff if there should be one. */
export interface Answer {
  text: string;
  /** Nothing useful could be said; the guest is offered a person. */
  failed: boolean;
  /** The reply is close to the question without answering it. */
  near?: true;
  /** Titles of facts that the guest may choose to be told, where it is not sure what they ask; there may be none. */
  titles?: readonly string[];
  handoff: string | null;
}

/** The input of the answers. */
export interface Situation {
  context: TurnContext;
  language: AnswerLanguage;
  /** Results of tool calls by their id. */
  results: ReadonlyMap<string, unknown>;
}

/** An answer. */
export const said = (text: string): Answer => ({ text, failed: false, handoff: null });
/** An answer that calls a person. */
export const person = (text: string, reason: string): Answer => ({ text, failed: false, handoff: reason });
/** An answer without useful content. */
export const failed = (text: string): Answer => ({ text, failed: true, handoff: null });
