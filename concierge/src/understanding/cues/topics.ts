const about = (terms: string) => new RegExp(`(?<![\\p{L}])(?:${terms})(?![\\p{L}])`, 'u');

/** Topics of hotel facts other than the services of the lexicon, over normalised text of any language. */
export const TOPICS: ReadonlyArray<readonly [string, RegExp]> = [
  ['check-out', about('check ?-?out|checking out|saida|salida|leave the room|vacate')],
  ['check-in', about('check ?-?in|checking in|entrada|arrival time')],
  ['reception', about('reception|front desk|rececao|recepcao|recepcion')],
  ['pets', about('pets?|dogs?|cats?|animals?|animais|animal|cao|caes|cachorros?|gatos?|mascotas?|perros?')],
  ['smoking', about('smok\\w*|fumar|fumadores|fumantes|cigar\\w*|vap\\w*|fumo')],
  ['address', about('address|located|location|morada|endereco|direccion|ubicacion|ubicado|localizado')],
  ['phone', about('phone number|telephone|call you|numero de telefone|telefone|telefono')],
  [
    'transport',
    about('bus|metro|train|tram|station|autocarro|onibus|comboio|trem|estacao|autobus|tren|estacion'),
  ],
  ['airport', about('airport|aeroporto|aeropuerto')],
  ['password', about('password|passcode|senha|palavra ?-?passe|contrasena|clave')],
  [
    'accessibility',
    about(
      'wheelchair\\w*|accessib\\w*|disab\\w*|step-free|cadeira de rodas|acessib\\w*|acessivel|silla de ruedas|accesib\\w*|elevator|lift|elevador|ascensor',
    ),
  ],
  ['tax', about('tourist tax|city tax|taxa turistica|tasa turistica|impuesto turistico')],
  [
    'payment',
    about('credit cards?|pay by card|cartoes|cartao de credito|tarjetas?|cash|dinheiro|efectivo|amex|visa'),
  ],
  [
    'allergens',
    about('vegan|vegetarian|gluten\\w*|halal|kosher|vegano|vegana|vegetarian[oa]|sem gluten|sin gluten'),
  ],
  ['bar', about('bar|rooftop|cocktails?|happy hour')],
  ['quiet-hours', about('quiet hours|quiet time|horas de silencio|silencio')],
  ['menu', about('menu|carta|ementa|cardapio')],
];
