// Compiled from remote-guest/messages/pt.json by `npm run messages`.
import type { UnsentMessages } from './messages.ts';
import { pt } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const unsentMessages: UnsentMessages = {
  offline: (d) => "Está sem ligação. " + plural(d.count, 0, pt, { "0": "Pode escrever; é enviado quando a ligação voltar.", one: d.count + " mensagem é enviada quando a ligação voltar.", other: d.count + " mensagens são enviadas quando a ligação voltar." }),
  rateLimited: (d) => "Foi muito de uma vez. " + plural(d.count, 0, pt, { one: d.count + " mensagem é enviada", other: d.count + " mensagens são enviadas" }) + " dentro de " + d.wait + ".",
  unreachable: (d) => "Não conseguimos chegar ao serviço. " + plural(d.count, 0, pt, { one: d.count + " mensagem é enviada", other: d.count + " mensagens são enviadas" }) + " quando ele responder."
}
