// Compiled from remote-guest/messages/pt.json by `npm run messages`.
import type { OrderMessages } from './messages.ts';

export const orderMessages: OrderMessages = {
  troubles: {
    "sold-out": "Esgotado agora. Retire-o para encomendar o resto.",
    "not-now": "Não se serve a esta hora. Retire-o para encomendar o resto.",
    gone: "A cozinha já não tem.",
    other: "Já não está na ementa."
  },
  payments: {
    room: "Debitar no meu quarto",
    on_delivery: "Pagar na entrega"
  },
  title: "A sua encomenda",
  number: (d) => "Encomenda n.º " + d.no,
  draft: "Ainda não encomendada",
  placed: "Na cozinha",
  empty: "Não tem nada. Escreva o que deseja.",
  age: "Pedimos identificação na entrega.",
  takeOut: (d) => "Retirar " + d.dish,
  less: (d) => "Menos um " + d.dish,
  more: (d) => "Mais um " + d.dish,
  howMany: (d) => d.dish + ", quantos",
  allergy: (d) => "A cozinha é avisada: “" + d.text + "”. Confirme com a equipa; não se pode excluir contaminação cruzada.",
  total: "Total, impostos incluídos",
  pay: "Como deseja pagar?",
  payOnDelivery: "Paga na entrega.",
  offline: "Está sem ligação. Nada é encomendado até o confirmar aqui.",
  confirm: (d) => "Confirmar " + d.price,
  discard: "Descartar"
}
