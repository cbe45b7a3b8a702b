import { plainText } from '@bellkey/shared/plain-text';
import { z } from 'zod';
import { serviceCatalogue } from '../../property/properties/service-catalogue.ts';
import kindsFile from './kinds.json' with { type: 'json' };

const Kinds = z.record(
  z.enum(['rooms', 'treatments', 'tours', 'transfers']),
  z.object({
    services: z.array(z.string()).describe('keys of the catalogue'),
    words: z
      .array(z.string())
      .describe('any of which, as a whole word, assigns a property’s own service to this kind'),
  }),
);

/** Kinds of services that guests compare, in the order in which a word decides. */
type ChoiceKind = keyof typeof kindsFile;

const kinds = Object.entries(Kinds.parse(kindsFile)) as Array<[ChoiceKind, z.infer<typeof Kinds>['rooms']]>;
const catalogue = new Set(serviceCatalogue.map(({ key }) => key));

/** The kind of a service; null for one that is not compared. Own services are matched by their words. */
export function choiceKind(service: { key: string; title: string; words: string[] }): ChoiceKind | null {
  if (catalogue.has(service.key))
    return kinds.find(([, { services }]) => services.includes(service.key))?.[0] ?? null;
  const said = new Set(
    [service.title, ...service.words].flatMap((text) => plainText(text).split(/[^\p{L}]+/u)),
  );
  return kinds.find(([, { words }]) => words.some((word) => said.has(plainText(word))))?.[0] ?? null;
}
