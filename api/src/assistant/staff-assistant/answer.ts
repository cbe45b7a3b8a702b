import type { ServiceRequest, StaffAnswer, StaffProposal } from '@bellkey/shared/api';

/** Who writes when no language model does. */
export const EMBEDDED = 'embedded';

type Understood = StaffAnswer['understood'];

/** An answer by the embedded engine, with what is left out made empty. */
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
