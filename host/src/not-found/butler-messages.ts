import * as messages from '../../messages/compiled/butler/en.ts';

/** What the butler says about a room that is not there: one of ten (specification, section 2). */
export const butlerMessages: readonly string[] = messages.remarks.split('\n');
