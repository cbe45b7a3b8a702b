/** Writes messages without parameters where they are used (`inline-messages.mjs`). */
export function inlineMessages(source: string, readGroup: (file: string) => Promise<string>): Promise<string>;
