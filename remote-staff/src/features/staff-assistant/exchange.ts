import type { StaffAnswer, StaffQuestion } from '@bellkey/shared/api';
import type { ApiProblem } from '@bellkey/shared/shell';

/** The shown parts of an answer, new or from the history. */
export interface ShownAnswer {
  engine: string;
  text: string;
  understood: StaffAnswer['understood'];
  requests: ReadonlyArray<{ id: string; no: number; title: string; place: string }>;
  sources: StaffAnswer['sources'];
  conversations: ReadonlyArray<{ id: string; place: string }>;
  /** Only of this visit: an earlier proposal may be outdated. */
  proposals: StaffAnswer['proposals'];
}

/** A question and its answer. */
export interface Exchange {
  /** Stays the same from the question to its answer. */
  key: string;
  /** Its id in the API; null until there is an answer. */
  id: string | null;
  question: string;
  /** An ISO instant. */
  askedAt: string;
  answer: ShownAnswer | null;
  /** Why there is no answer. */
  problem: ApiProblem | null;
}

/** A question of the history as the page shows it. */
export const fromKept = ({ id, askedAt, question, ...answer }: StaffQuestion): Exchange => ({
  key: id,
  id,
  question,
  askedAt,
  answer: { ...answer, proposals: [] },
  problem: null,
});

/** An answer of this visit as the page shows it. */
export const shownAnswer = ({ requests, conversations, ...answer }: StaffAnswer): ShownAnswer => ({
  ...answer,
  requests: requests.map(({ id, no, title, place }) => ({ id, no, title, place: place.label })),
  conversations: conversations ?? [],
});
