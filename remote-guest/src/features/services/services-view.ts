import type { GuestService, Place } from '@bellkey/shared/api';
import { type CatalogueTexts, localText } from '@bellkey/shared/catalogue-texts';
import { plainText } from '@bellkey/shared/plain-text';
import type { ServicesMessages } from '../../../messages/compiled/services/messages.ts';

type Categories = ServicesMessages['categories'];

/** One category of services for a guest. */
export interface ServiceSection {
  category: string;
  name: string;
  services: readonly GuestService[];
}

/** At a table a guest wants food, not a room made up. */
const AT_A_TABLE: readonly string[] = ['food', 'cuisine', 'allergies'];

/** A service with the catalogue's title and first message in the guest's language. */
export const localService = (service: GuestService, texts: CatalogueTexts): GuestService => ({
  ...service,
  title: localText(texts, service.title),
  starter: localText(texts, service.starter),
});

/** The services offered at a place. */
export const servicesAt = (
  services: readonly GuestService[],
  { kind }: Pick<Place, 'kind'>,
): readonly GuestService[] =>
  kind === 'table' ? services.filter(({ category }) => AT_A_TABLE.includes(category)) : services;

const nameOf = (category: string, names: Categories): string =>
  Object.hasOwn(names, category) ? names[category as keyof Categories] : names.special;

/**
 * The services with every search term in their title, description or category, by category, in the order in which the
 * property first names them.
 */
export function serviceSections(
  services: readonly GuestService[],
  typed: string,
  names: Categories,
): ServiceSection[] {
  const words = plainText(typed).split(/\s+/).filter(Boolean);
  const sections = new Map<string, GuestService[]>();
  for (const service of services) {
    const name = nameOf(service.category, names);
    const text = plainText(`${service.title} ${service.description} ${name}`);
    if (!words.every((word) => text.includes(word))) continue;
    sections.set(name, [...(sections.get(name) ?? []), service]);
  }
  return [...sections].map(([name, found]) => ({
    category: found[0]?.category ?? name,
    name,
    services: found,
  }));
}
