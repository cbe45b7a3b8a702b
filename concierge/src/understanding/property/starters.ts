import type { OfferedService } from '../../contract/contract.ts';
import { normalise } from '../../language/text/normalise.ts';

/** First messages of each service, normalised. */
const known = new WeakMap<object, ReadonlySet<string>>();

/** The first messages that the property's pages offer for a service, in every language. */
export const startersOf = ({
  starter,
  otherStarters = [],
}: Pick<OfferedService, 'starter' | 'otherStarters'>): readonly string[] =>
  starter ? [starter, ...otherStarters] : otherStarters;

/** Whether a normalised text is one of the first messages that ask for a service: guests tap them. */
export function isStarterOf(service: OfferedService, said: string): boolean {
  const starters = known.get(service) ?? new Set(startersOf(service).map(normalise));
  known.set(service, starters);
  return starters.has(said);
}
