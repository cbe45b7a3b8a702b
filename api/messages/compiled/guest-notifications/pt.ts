// Compiled from api/messages/pt.json by `npm run messages`.
import type { GuestNotificationsMessages } from './messages.ts';

export const guestNotificationsMessages: GuestNotificationsMessages = {
  heading: {
    accepted: "Aceite",
    "under-way": "Em curso",
    ready: "Pronto",
    done: "Feito",
    declined: "Não é possível",
    cancelled: "Cancelado",
    "your-answer": "Precisamos da sua resposta",
    "on-hold": "Em espera",
    "new-time": "Nova hora",
    offer: "Outra proposta para si",
    message: "Nova mensagem"
  },
  by: (d) => "até às " + d.time,
  from: (d) => "de " + d.name,
  email: {
    code: (d) => d.code + " é o seu código para e-mails sobre a sua estadia em " + d.property,
    codeText: (d) => "Escreva este código na página de " + d.property + " para receber e-mails sobre a sua estadia: " + d.code + "\n\nÉ válido durante " + d.minutes + " minutos. Se não o pediu, não faça nada: sem o código não recebe mais e-mails.",
    open: (d) => "Abrir a sua página: " + d.url,
    why: (d) => "Recebe este e-mail porque deixou este endereço para a sua estadia em " + d.property + " e a sua página estava fechada.",
    stop: (d) => "Parar estes e-mails e apagar o seu endereço: " + d.url
  }
}
