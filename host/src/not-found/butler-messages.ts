import * as messages from '../../messages/compiled/butler/en.ts';

/** The butler's ten messages about a room that does not exist (specification, section 2). */
export const butlerMessages: readonly string[] = messages.remarks.split('\n');
