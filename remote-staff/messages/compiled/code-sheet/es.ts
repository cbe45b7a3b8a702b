// Compiled from remote-staff/messages/es.json by `npm run messages`.
import type { CodeSheetMessages } from './messages.ts';

export const codeSheetMessages: CodeSheetMessages = {
  ask: "Escanee y pida lo que necesite",
  type: "o escriba este código en"
}
