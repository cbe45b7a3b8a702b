import type { AnswerLanguage } from '../../language/text/answer-language.ts';

const words = (alternatives: string) => new RegExp(`(?<![\\p{L}])(?:${alternatives})(?![\\p{L}])`, 'u');

/** What a guest says around dishes, over normalised text. */
export const FOOD_CUES: Record<
  AnswerLanguage,
  Record<'menu' | 'remove' | 'another' | 'cart' | 'finish' | 'without', RegExp>
> = {
  en: {
    menu: words(
      "menu|what (?:do you have|is there|have you got) (?:to eat|to drink|for (?:breakfast|lunch|dinner|dessert))|what can i (?:eat|drink|order)|something (?:to eat|to drink|sweet)|(?:what|which|anything|something).{0,30}(?:vegan|vegetarian)|(?:vegan|vegetarian) (?:options|dishes|food|choices)|desserts?|what'?s for (?:breakfast|lunch|dinner)",
    ),
    remove: words(
      "remove|take (?:out|off|away)|delete|drop|without the|no more|cancel the|not the|don'?t want the|scratch",
    ),
    another: words('another|one more|(?:two|three|\\d) more|more|extra|additional'),
    cart: words(
      '(?:my|the) (?:order|cart|basket)|what (?:did i|have i) order(?:ed)?|in my order|how much (?:is|for) (?:it|that|everything|the total|all)|how much is it|^how much[?.! ]*$|total',
    ),
    finish: words(
      "that'?s (?:all|it|everything)|confirm|(?:please )?order (?:it|that|this|now|everything)|place (?:the|my|an|that) order|yes,? order|send it|go ahead|nothing else|done ordering",
    ),
    without: words('no|without|hold the|extra|with|on the side|light on'),
  },
  pt: {
    menu: words(
      'menu|carta|ementa|cardapio|o que (?:ha|tem|podemos|posso) (?:para )?(?:comer|beber|pedir|jantar|almocar)|algo (?:doce|para comer|para beber)|(?:opcoes|pratos) (?:vegan\\w*|vegetarian\\w*)|(?:que|qual|algo|alguma coisa).{0,30}(?:vegan|vegano|vegana|vegetarian[oa])|sobremesas?',
    ),
    remove: words(
      'tira|tire|tirar|retire|retirar|remove|remova|sem o|sem a|ja nao quero|cancele o|cancele a|apaga',
    ),
    another: words('mais (?:um|uma|dois|duas|tres|\\d)|outro|outra|mais'),
    cart: words(
      '(?:o |a )?(?:meu|minha) (?:pedido|conta|carrinho|encomenda)|o que pedi|total|quanto (?:e|fica|da|sai|custa) (?:tudo|isso|ao todo)|^(?:e )?quanto (?:e|fica|da|sai|custa)[?.! ]*$',
    ),
    finish: words(
      'e tudo|mais nada|confirmo|confirmar|confirma|podem? (?:pedir|mandar|enviar|trazer|avancar)|pede|peca|avance|so isso|e so',
    ),
    without: words('sem|com|extra|a parte'),
  },
  es: {
    menu: words(
      'menu|carta|que (?:hay|tienen|puedo) (?:para )?(?:comer|beber|pedir|cenar|almorzar)|algo (?:dulce|de comer|de beber|para comer)|(?:opciones|platos) (?:vegan\\w*|vegetarian\\w*)|(?:que|cual|algo).{0,30}(?:vegan[oa]s?|vegetarian[oa]s?)|postres?',
    ),
    remove: words(
      'quita|quite|quitar|quiten|saca|saque|elimina|elimine|borra|ya no quiero|cancele el|cancele la',
    ),
    another: words('otr[oa]|mas|un[oa]? mas|(?:dos|tres|\\d) mas'),
    cart: words(
      'mi (?:pedido|cuenta|carrito)|que (?:he pedido|pedi)|total|cuanto (?:es|sale|seria|cuesta|suma) (?:todo|eso|en total)|^(?:y )?cuanto (?:es|sale|seria|cuesta|suma)[?.! ]*$',
    ),
    finish: words(
      'es todo|eso es todo|nada mas|confirmo|confirmar|confirma|adelante|pid[ae](?:l[oa]s?)?|haga el pedido|haz el pedido|mandal[oa]',
    ),
    without: words('sin|con|extra|aparte'),
  },
};

/** Diets by the words that guests have for them; the menu's own names are the keys. */
export const DIETS: ReadonlyArray<readonly [diet: string, pattern: RegExp]> = [
  ['vegan', words('vegan|vegano|vegana|veganos|veganas|plant-based|plant based')],
  [
    'vegetarian',
    words(
      'vegetarian|veggie|vegetariano|vegetariana|vegetarianos|vegetarianas|meat-free|without meat|sem carne|sin carne',
    ),
  ],
];

/** Mealtimes and courses, by what menus call them. */
export const COURSES: ReadonlyArray<readonly [course: RegExp, said: RegExp]> = [
  [/breakfast|pequeno|desayuno/, words('breakfast|pequeno-?almoco|cafe da manha|desayuno')],
  [/sweet|dessert|sobremesa|postre/, words('desserts?|sweet|sobremesas?|doces?|postres?|dulce')],
  [/drink|bebida|beverage/, words('drinks?|to drink|beber|bebidas?|beverages?')],
  [
    /main|prato|plato|small|starter|entrada/,
    words('lunch|dinner|mains?|starters?|to eat|almoco|jantar|cenar?|almuerzo|almorzar|comer|comida'),
  ],
];
