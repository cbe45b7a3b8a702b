import type { TurnContext } from '../../contract/contract.ts';
import { formatMoment } from '../../dialogue/formatting/format-moment.ts';
import { guestText } from '../../dialogue/history/guest-line.ts';
import { formatOrder } from '../actions/format-order.ts';
import type { TurnLedger } from '../actions/ledger.ts';
import { type Flaw, type Ground, unsupportedName, unsupportedNumber } from './grounding.ts';
import { foreignLink } from './links.ts';

/** What an answer of this turn may rest on. */
export function groundOf(context: TurnContext, ledger: TurnLedger, language: string): Ground {
  const { property, place, openRequests, services, cart } = context;
  const facts = [...ledger.facts.values()].flatMap((fact) => [
    fact.source.title,
    ...Object.values(fact.text),
    ...Object.values(fact.values),
  ]);
  const own = [property.name, property.phone ?? '', place.label];
  const catalogue = services.flatMap(({ title, description = '', department }) => [
    title,
    description,
    department.name,
  ]);
  const open = openRequests.flatMap((request) => [
    request.title,
    `${request.no} ${request.quantity ?? ''}`,
    request.department.name,
    request.promisedAt ? formatMoment(new Date(request.promisedAt), context, language) : '',
  ]);
  const inCart = cart?.lines.length ? [JSON.stringify(formatOrder(cart))] : [];
  return {
    evidence: [...facts, ...own, ...catalogue, ...open, ...inCart, ...ledger.evidence],
    guest: guestText(context),
    language,
  };
}

/** The hosts that an answer may link or write to: those that the values of the property's own facts name. */
function allowedHosts(ledger: TurnLedger): string[] {
  const values = [...ledger.facts.values()].flatMap((fact) => Object.values(fact.values));
  return values.flatMap((value) => {
    const host = /(?:https:\/\/(?:www\.)?|[\w.+-]+@)([a-z0-9.-]+)/i.exec(value)?.[1];
    return host ? [host.toLowerCase()] : [];
  });
}

/** What is wrong with a piece of an answer, or null when it may be said. */
export function flawOf(
  text: string,
  context: TurnContext,
  ledger: TurnLedger,
  language: string,
): Flaw | null {
  const ground = groundOf(context, ledger, language);
  return (
    foreignLink(text, allowedHosts(ledger)) ??
    unsupportedNumber(text, ground) ??
    unsupportedName(text, ground)
  );
}
