const words = (terms: string) => new RegExp(`(?<!\\p{L})(?:${terms})(?!\\p{L})`, 'u');

/**
 * Things that cannot replace each other, over normalised text of any language: a question about the bus does not get
 * the price of a transfer, nor one about dinner the time of breakfast.
 */
const ALTERNATIVES: ReadonlyArray<Readonly<Record<string, RegExp>>> = [
  {
    bus: words('bus|buses|coach|autocarros?|onibus|autobus(?:es)?|camioneta'),
    rail: words(
      'trains?|metro|subway|underground|trams?|comboios?|trem|trens|eletricos?|tren|trenes|tranvia',
    ),
    taxi: words('taxis?|cabs?|uber|bolt'),
    transfer: words('transfers?|shuttles?|traslados?|lanzadera'),
    ferry: words('ferry|ferries|ferri|barco|catamaran'),
    foot: words('walk|walking|on foot|a pe|andando|caminando|a pie'),
    hired: words('rental cars?|car (?:hire|rental)|rent a car|alugar (?:um )?carro|alquilar (?:un )?coche'),
  },
  {
    breakfast: words('breakfast|pequeno[ -]almoco|cafe da manha|desayunos?'),
    lunch: words('lunch|almoco|almuerzo|comida del mediodia'),
    dinner: words('dinner|supper|jantar|cenas?'),
  },
  {
    pool: words('pools?|swimming|piscinas?'),
    gym: words('gym|fitness|ginasio|academia|gimnasio'),
    sauna: words('sauna|steam (?:room|bath)|banho turco|hammam|bano turco'),
    beach: words('beach(?:es)?|praias?|playas?'),
  },
  // One word for two things.
  {
    travelVisa: words(
      '(?:an?|my|our|the|tourist|travel|student|work|schengen) visas?(?! (?:cards?|debit|credit|or|and))|visa (?:for|application|extension)|visados?|um visto|o visto|vistos?(?: de)|visum',
    ),
    card: words(
      'cards?|pay|paying|payments?|accept|mastercard|american express|cart(?:ao|oes)|pagar|pagamentos?|tarjetas?|pagos?',
    ),
  },
  {
    taxReturn: words(
      'tax (?:returns?|office|deadline|refund)|income tax|declaracao d[eo]s? (?:irs|impostos?|rendimentos)|declaracion de la renta|steuererklarung|declaration d.impots|dichiarazione dei redditi',
    ),
    cityTax: words('city tax|tourist tax|taxa (?:municipal )?turistica|tasa turistica|impuesto turistico'),
  },
];

const namedIn = (group: Readonly<Record<string, RegExp>>, text: string) =>
  Object.keys(group).filter((name) => group[name]?.test(text));

/** Whether a fact is about another of such things than the question; both normalised. */
export function isAboutAnother(question: string, fact: string): boolean {
  return ALTERNATIVES.some((group) => {
    // `Is lunch as good as breakfast` asks about both, and either may answer.
    const asked = namedIn(group, question);
    const told = namedIn(group, fact);
    return asked.length > 0 && told.length > 0 && !asked.some((name) => told.includes(name));
  });
}
