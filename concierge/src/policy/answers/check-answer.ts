import { textIn } from '@bellkey/shared/catalogue-texts/every-language';
import { formatDetails } from '@bellkey/shared/wording';
import type { TurnContext } from '../../contract/contract.ts';
import { byAnswerLanguage } from '../../data/answer-data.ts';
import { formatMoment, formatToday } from '../../dialogue/formatting/format-moment.ts';
import { formatPlace } from '../../dialogue/formatting/format-place.ts';
import { guestLine, guestText } from '../../dialogue/history/guest-line.ts';
import { SERVICE_WORDS } from '../../language/lexicon/find-services.ts';
import { numberOf } from '../../language/numbers/quantity.ts';
import { isAnswerLanguage } from '../../language/text/answer-language.ts';
import { normalise, wordsOf } from '../../language/text/normalise.ts';
import { formatOrder } from '../actions/format-order.ts';
import type { TurnLedger } from '../actions/ledger.ts';
import { unsupportedClaim } from './claims.ts';
import { type Flaw, type Ground, misplacedNumber, unsupportedName, unsupportedNumber } from './grounding.ts';
import { foreignLink } from './links.ts';
import { otherLanguage } from './other-language.ts';
import { unsupportedOpening } from './unsupported-opening.ts';

/** The evidence for an answer of this turn. */
export function groundOf(context: TurnContext, ledger: TurnLedger, language: string): Ground {
  const { property, place, openRequests, services, cart } = context;
  const facts = [...ledger.facts.values()].flatMap((fact) => [
    fact.source.title,
    ...Object.values(fact.text),
    ...Object.values(fact.values),
  ]);
  const { place: spoken } = formatPlace(place.label, isAnswerLanguage(language) ? language : 'en');
  // Guests read the catalogue's names in their language.
  const named = (name: string) => [name, textIn(language, name)];
  const own = [
    property.name,
    property.phone ?? '',
    property.currency,
    place.label,
    spoken,
    formatToday(context, language),
  ];
  const catalogue = services.flatMap(({ title, description = '', department }) => [
    ...named(title),
    description,
    ...named(department.name),
  ]);
  const made = ledger.requests.flatMap(({ department }) => named(department.name));
  const open = openRequests.flatMap((request) => [
    ...named(request.title),
    `${request.no} ${request.quantity ?? ''}`,
    ...named(request.department.name),
    request.promisedAt ? formatMoment(new Date(request.promisedAt), context, language) : '',
    formatDetails(request.details, isAnswerLanguage(language) ? language : 'en'),
  ]);
  const inCart = cart?.lines.length ? [JSON.stringify(formatOrder(cart, language))] : [];
  return {
    evidence: [...facts, ...own, ...catalogue, ...open, ...made, ...inCart, ...ledger.evidence],
    guest: guestText(context),
    language,
  };
}

/** The hosts that an answer may link or write to: those in the values of the property's own facts. */
function allowedHosts(ledger: TurnLedger): string[] {
  const values = [...ledger.facts.values()].flatMap((fact) => Object.values(fact.values));
  return values.flatMap((value) => {
    const host = /(?:https:\/\/(?:www\.)?|[\w.+-]+@)([a-z0-9.-]+)/i.exec(value)?.[1];
    return host ? [host.toLowerCase()] : [];
  });
}

/** Names of a single thing that contain a number: `a pair of slippers` counts as one. */
const COUNTED_NAMES = byAnswerLanguage((language) =>
  Object.values(SERVICE_WORDS[language])
    .map(({ one }) => one)
    .filter((one) => wordsOf(normalise(one)).some((word) => (numberOf(word, language) ?? 0) > 1)),
);

const withoutCountedNames = (text: string, language: string) =>
  isAnswerLanguage(language)
    ? COUNTED_NAMES[language].reduce((left, name) => left.replaceAll(name, ' '), text)
    : text;

/** What is wrong with a piece of an answer; null if the guest may read it. */
export function flawOf(
  text: string,
  context: TurnContext,
  ledger: TurnLedger,
  language: string,
): Flaw | null {
  const ground = groundOf(context, ledger, language);
  return (
    foreignLink(text, allowedHosts(ledger)) ??
    unsupportedNumber(withoutCountedNames(text, language), ground) ??
    unsupportedName(text, ground)
  );
}

/** Text of the property and results of tools in this turn: the evidence for claims that need a fact. */
const toldInTurn = (context: TurnContext, ledger: TurnLedger, ground: Ground): string[] => [
  ...ledger.evidence,
  ...ground.evidence.filter((text) =>
    [...ledger.facts.values()].some((fact) => Object.values(fact.text).includes(text)),
  ),
  formatToday(context, ground.language),
];

/** Sources of numbers, by kind. */
function numberGround(text: string, context: TurnContext, ledger: TurnLedger, language: string) {
  const { property, place, openRequests, cart } = context;
  const facts = [...ledger.facts.values()].map(({ source, text: texts, values }) =>
    [source.title, ...Object.values(texts), ...Object.values(values)].join(' '),
  );
  const open = openRequests.map(({ title, no, quantity, department, promisedAt, details }) => {
    const promised = promisedAt ? formatMoment(new Date(promisedAt), context, language) : '';
    const when = formatDetails(details, isAnswerLanguage(language) ? language : 'en');
    return `${title} ${no} ${quantity ?? ''} ${department.name} ${promised} ${when}`;
  });
  const inCart = cart?.lines.length ? [JSON.stringify(formatOrder(cart, language))] : [];
  return {
    about: `${text} ${guestLine(context)}`,
    items: [...facts, ...open, ...inCart, ...ledger.evidence],
    general: [
      guestText(context),
      property.name,
      property.phone ?? '',
      place.label,
      formatToday(context, language),
    ],
  };
}

/**
 * What is wrong with a sentence of a language model; null if the guest may read it. In addition to the checks of every
 * answer, the sentence must be in the guest's language and script, and must not touch topics reserved for the server or
 * a person.
 *
 * @param before the answer so far, which resolves `it`
 */
export function checkSentence(
  text: string,
  context: TurnContext,
  ledger: TurnLedger,
  language: string,
  before = '',
): Flaw | null {
  const spoken = isAnswerLanguage(language) ? language : 'en';
  const ground = groundOf(context, ledger, language);
  return (
    flawOf(text, context, ledger, language) ??
    misplacedNumber(text, numberGround(`${before} ${text}`, context, ledger, language), spoken) ??
    otherLanguage(text, spoken, ground) ??
    unsupportedClaim(text, toldInTurn(context, ledger, ground), spoken) ??
    unsupportedOpening(text, ground)
  );
}
