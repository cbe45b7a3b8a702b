import type { OperationOutput } from '@bellkey/shared/api';

/** What a guest chooses between, in the API's response. */
export type Choices = OperationOutput<'GET /api/guest/choices'>;

/** Kinds of things that are compared within their kind. */
export const COMPARED_KINDS = ['rooms', 'treatments', 'tours', 'transfers', 'dishes'] as const;
export type ComparedKind = (typeof COMPARED_KINDS)[number];

/** Maximum number side by side. */
export const COMPARED = { least: 2, most: 4 } as const;

/** The choice in an address, as far as the property offers it. */
interface AddressedChoice {
  kind: ComparedKind;
  /** Ids in the order of the address. */
  ids: string[];
  /** How many of the address's things are left out: unknown here, of another kind, or above the maximum. */
  leftOut: number;
}

/** Ids of one kind, in the property's order. */
export function idsOfKind(choices: Choices, kind: ComparedKind): string[] {
  if (kind === 'dishes') return choices.dishes.map(({ id }) => id);
  return choices.services.filter((service) => service.kind === kind).map(({ id }) => id);
}

/** Kinds with enough things to compare. */
export const comparableKinds = (choices: Choices): ComparedKind[] =>
  COMPARED_KINDS.filter((kind) => idsOfKind(choices, kind).length >= COMPARED.least);

/** Parses `?kind=tours&items=riverTour,boatRental`; without a kind that can be compared, the first that can. */
export function parseAddress(params: URLSearchParams, choices: Choices): AddressedChoice | null {
  const kinds = comparableKinds(choices);
  const [first] = kinds;
  if (first === undefined) return null;
  const wanted = [...new Set((params.get('items') ?? '').split(',').filter(Boolean))];
  const kind = kinds.find((one) => one === params.get('kind')) ?? first;
  const known = new Set(idsOfKind(choices, kind));
  const ids = wanted.filter((id) => known.has(id)).slice(0, COMPARED.most);
  return { kind, ids, leftOut: wanted.length - ids.length };
}

/** The address of a choice, which anyone at the same property can open. */
export function formatAddress(kind: ComparedKind, ids: readonly string[]): string {
  const params = new URLSearchParams({ kind });
  if (ids.length > 0) params.set('items', ids.join(','));
  return params.toString();
}
