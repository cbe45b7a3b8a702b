// Compiled from shared/messages/es.json by `npm run messages`.
import type { CodeSheetMessages } from './messages.ts';

export const codeSheetMessages: CodeSheetMessages = {
  ask: "Escanee el código y pida lo que necesite",
  type: "O escriba el código en"
}
