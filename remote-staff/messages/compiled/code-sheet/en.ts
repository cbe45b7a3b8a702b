// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { CodeSheetMessages } from './messages.ts';

export const codeSheetMessages: CodeSheetMessages = {
  ask: "Scan, and ask for anything",
  type: "or type this code at"
}
