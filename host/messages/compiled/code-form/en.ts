// Compiled from host/messages/en.json by `npm run messages`.
import type { CodeFormMessages } from './messages.ts';

export const label: CodeFormMessages['label'] = "Code";
export const hint: CodeFormMessages['hint'] = "8 letters and digits, printed under the square. Dashes and capitals don’t matter.";
export const send: CodeFormMessages['send'] = "Find my place";

/** The group as one value. @public */
export const codeFormMessages: CodeFormMessages = {
  label,
  hint,
  send,
};
