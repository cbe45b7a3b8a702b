import type { AnswerLanguage } from '../../language/text/answer-language.ts';

/** What the embedded engine says about menu and cart; `{name}` is filled in. */
export interface FoodSentences {
  menu: string;
  diet: Record<string, string>;
  none: string;
  soldOut: string;
  notNow: string;
  dish: string;
  inOrder: string;
  empty: string;
  confirm: string;
  without: { 'sold-out': string; 'not-now': string; other: string };
  choose: string;
  which: string;
  /** What was asked for is not on the menu; the second names something of its kind that is. */
  noSuch: string;
  near: string;
  refused: string;
  add: { label: string; text: string };
}

export const FOOD_SENTENCES: Record<AnswerLanguage, FoodSentences> = {
  en: {
    menu: 'On the menu: {list}.',
    diet: {
      vegan: 'Marked vegan on our menu: {list}.',
      vegetarian: 'Marked vegetarian on our menu: {list}.',
    },
    none: 'I see nothing like that on the menu.',
    soldOut: '{item}, sold out today',
    notNow: '{item}, served {served}',
    dish: '{item}, {price}',
    inOrder: 'In your order: {list}. Total {total}.',
    empty: 'Your order is empty.',
    confirm: 'Nothing is ordered until you confirm it on the card.',
    without: {
      'sold-out': 'I am sorry, {item} is sold out today.',
      'not-now': '{item} is served from {from} to {until}, so I cannot take it down right now. I am sorry.',
      other: 'I could not add {item}.',
    },
    choose: 'Which one for {item}: {options}?',
    which: 'Which one would you like: {list}?',
    noSuch: 'I see no {said} on the menu.',
    near: 'I see no {said} on the menu; the nearest is {item}.',
    refused: 'I could not change your order just now.',
    add: { label: 'Add {item}', text: 'One {item}, please.' },
  },
  pt: {
    menu: 'Na ementa: {list}.',
    diet: {
      vegan: 'Assinalado como vegan na nossa ementa: {list}.',
      vegetarian: 'Assinalado como vegetariano na nossa ementa: {list}.',
    },
    none: 'Não vejo nada assim na ementa.',
    soldOut: '{item}, esgotado hoje',
    notNow: '{item}, servido {served}',
    dish: '{item}, {price}',
    inOrder: 'No seu pedido: {list}. Total: {total}.',
    empty: 'O seu pedido está vazio.',
    confirm: 'Nada é pedido antes de confirmar no cartão.',
    without: {
      'sold-out': 'Lamento, hoje está esgotado: {item}.',
      'not-now': '{item}: servido das {from} às {until}, por isso não o posso anotar agora. Lamento.',
      other: 'Não consegui juntar: {item}.',
    },
    choose: 'Qual prefere para {item}: {options}?',
    which: 'Qual gostaria: {list}?',
    noSuch: 'Não vejo {said} na ementa.',
    near: 'Não vejo {said} na ementa; o mais próximo é {item}.',
    refused: 'Não consegui alterar o seu pedido agora.',
    add: { label: 'Juntar {item}', text: 'Um {item}, por favor.' },
  },
  es: {
    menu: 'En la carta: {list}.',
    diet: {
      vegan: 'Marcado como vegano en nuestra carta: {list}.',
      vegetarian: 'Marcado como vegetariano en nuestra carta: {list}.',
    },
    none: 'No veo nada así en la carta.',
    soldOut: '{item}, agotado hoy',
    notNow: '{item}, se sirve {served}',
    dish: '{item}, {price}',
    inOrder: 'En su pedido: {list}. Total: {total}.',
    empty: 'Su pedido está vacío.',
    confirm: 'No se pide nada hasta que lo confirme en la tarjeta.',
    without: {
      'sold-out': 'Lo siento, hoy está agotado: {item}.',
      'not-now': '{item} se sirve de {from} a {until}, así que ahora no puedo anotarlo. Lo siento.',
      other: 'No he podido añadir: {item}.',
    },
    choose: '¿Cuál prefiere para {item}: {options}?',
    which: '¿Cuál le gustaría: {list}?',
    noSuch: 'No veo {said} en la carta.',
    near: 'No veo {said} en la carta; lo más parecido es {item}.',
    refused: 'No he podido cambiar su pedido ahora.',
    add: { label: 'Añadir {item}', text: 'Un {item}, por favor.' },
  },
};
