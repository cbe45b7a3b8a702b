// Compiled from shared/messages/fr.json by `npm run messages`.
import type { CodeSheetMessages } from './messages.ts';

export const codeSheetMessages: CodeSheetMessages = {
  ask: "Scannez et demandez ce qu’il vous faut",
  type: "Ou saisissez le code sur"
}
