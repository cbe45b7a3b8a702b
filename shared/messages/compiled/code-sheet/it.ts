// Compiled from shared/messages/it.json by `npm run messages`.
import type { CodeSheetMessages } from './messages.ts';

export const codeSheetMessages: CodeSheetMessages = {
  ask: "Inquadrate il codice e chiedete ciò che vi serve",
  type: "Oppure digitate il codice su"
}
