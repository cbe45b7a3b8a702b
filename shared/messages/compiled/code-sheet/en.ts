// Compiled from shared/messages/en.json by `npm run messages`.
import type { CodeSheetMessages } from './messages.ts';

export const codeSheetMessages: CodeSheetMessages = {
  ask: "Scan, and ask for anything",
  type: "Or type the code at"
}
