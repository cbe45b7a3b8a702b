// Compiled from api/messages/pt.json by `npm run messages`.
import type { SystemMessages } from './messages.ts';
import { pt } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const systemMessages: SystemMessages = {
  handedOff: {
    hotel: (d) => "Passei o assunto à Receção. " + plural(d.position, 0, pt, { "1": "É a próxima pessoa a ser atendida", other: "Está em " + d.position + ".º lugar" }) + "; procuram responder em " + d.minutes + " minutos.",
    restaurant: (d) => "Passei o assunto à nossa equipa. " + plural(d.position, 0, pt, { "1": "É a próxima pessoa a ser atendida", other: "Está em " + d.position + ".º lugar" }) + "; procuram responder em " + d.minutes + " minutos.",
    str: (d) => "Passei o assunto ao seu anfitrião. " + plural(d.position, 0, pt, { "1": "É a próxima pessoa a ser atendida", other: "Está em " + d.position + ".º lugar" }) + "; procuram responder em " + d.minutes + " minutos."
  },
  alerted: {
    hotel: "A Receção e o gerente de serviço foram alertados e veem a sua mensagem em primeiro lugar.",
    restaurant: "A nossa equipa e o gerente de serviço foram alertados e veem a sua mensagem em primeiro lugar.",
    str: "O seu anfitrião e quem está de serviço foram alertados e veem a sua mensagem em primeiro lugar."
  },
  declined: (d) => "Lamentamos, não é possível: " + d.title + ". " + d.reason,
  cancelledByStaff: (d) => "A nossa equipa cancelou: " + d.title + ". " + d.reason,
  ordered: (d) => "O seu pedido está na cozinha. Total: " + d.total + ".",
  stillWaiting: {
    hotel: "Está a demorar mais do que dissemos, pedimos desculpa. O gerente de serviço já foi avisado.",
    restaurant: "Está a demorar mais do que dissemos, pedimos desculpa. O gerente de serviço já foi avisado.",
    str: "Está a demorar mais do que dissemos, pedimos desculpa. Quem está de serviço já foi avisado."
  },
  orCall: (d) => "Também pode ligar para " + d.phone + "."
}
