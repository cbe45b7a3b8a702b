// Compiled from shared/messages/pt.json by `npm run messages`.
import type { CodeSheetMessages } from './messages.ts';

export const codeSheetMessages: CodeSheetMessages = {
  ask: "Leia o código e peça o que precisar",
  type: "Ou escreva o código em"
}
