import type { OfferedService } from '../../contract/contract.ts';
import { RowIndex } from '../../language/search/row-index.ts';
import { RowLikeness } from '../../word-vectors/row-likeness.ts';

/** Number of properties whose index a process keeps; building one takes a few milliseconds. */
const MOST_INDICES = 100;
/** Services by their words, and by the meaning of their words. */
interface ServiceIndex {
  words: RowIndex;
  meanings: RowLikeness;
}
const indices = new Map<string, ServiceIndex>();

/**
 * Active services by the list object itself: a turn searches the same services many times, and comparing their texts
 * takes longer.
 */
const ofLists = new WeakMap<readonly OfferedService[], ActiveServices>();

/** The services that guests may request, and their index. */
interface ActiveServices {
  active: readonly OfferedService[];
  index: ServiceIndex;
}

/** The active services of a property with their index. Callers must not change a list that they passed here. */
export function activeOf(services: readonly OfferedService[]): ActiveServices {
  const known = ofLists.get(services);
  if (known) return known;
  const active = services.filter((service) => service.active);
  const made = { active, index: indexOf(active) };
  ofLists.set(services, made);
  ofLists.set(active, made);
  return made;
}

/** The active services of a property; the same list for the same argument. */
export const activeServices = (services: readonly OfferedService[]): readonly OfferedService[] =>
  activeOf(services).active;

/** The index of these services; it is built again when one of their texts has changed. */
function indexOf(services: readonly OfferedService[]): ServiceIndex {
  const texts = services.map(({ key, title, starter, description, words }) => [
    key,
    title,
    starter,
    description,
    words,
  ]);
  const key = JSON.stringify(texts);
  const known = indices.get(key);
  const index = known ?? {
    words: new RowIndex(
      services.map(({ key: id, title, starter = '', description = '', words = [] }) => ({
        id,
        names: [title, ...words],
        prose: [starter, description],
      })),
    ),
    meanings: new RowLikeness(
      services.map(({ title, starter = '', description = '', words = [] }) =>
        [title, ...words, starter, description].join(' '),
      ),
    ),
  };
  // Moves the index to the end, so that the least recently used one is dropped first.
  indices.delete(key);
  indices.set(key, index);
  const [oldest] = indices.keys();
  if (indices.size > MOST_INDICES && oldest !== undefined) indices.delete(oldest);
  return index;
}
