import type { ServiceRequest, StaffAnswer, StaffProposal } from '@bellkey/shared/api';

/** Name of the author when no language model writes. */
export const EMBEDDED = 'embedded';

type Understood = StaffAnswer['understood'];

/** An answer by the embedded engine, with defaults for absent parts. */
export function answer(
  understood: Understood,
  text: string,
  more: {
    requests?: ServiceRequest[];
    sources?: StaffAnswer['sources'];
    proposals?: StaffProposal[];
    conversations?: StaffAnswer['conversations'];
  } = {},
): StaffAnswer {
  return { understood, engine: EMBEDDED, text, requests: [], sources: [], proposals: [], ...more };
}
