// Compiled from shared/messages/de.json by `npm run messages`.
import type { CodeSheetMessages } from './messages.ts';

export const codeSheetMessages: CodeSheetMessages = {
  ask: "Scannen und fragen, was Sie möchten",
  type: "Oder tippen Sie den Code ein auf"
}
