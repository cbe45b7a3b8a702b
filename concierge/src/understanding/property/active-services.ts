import type { OfferedService } from '../../contract/contract.ts';
import { RowIndex } from '../../language/search/row-index.ts';
import { RowLikeness } from '../../word-vectors/row-likeness.ts';

/** As many properties as a process answers for at one time; an index takes a few milliseconds to make. */
const MOST_INDICES = 100;
/** Services by their words, and by the meaning of their words. */
interface ServiceIndex {
  words: RowIndex;
  meanings: RowLikeness;
}
const indices = new Map<string, ServiceIndex>();

/** By the list itself: a turn looks into the same services many times, and comparing their texts takes longer. */
const ofLists = new WeakMap<readonly OfferedService[], ActiveServices>();

/** Services that guests may have, and their index. */
interface ActiveServices {
  active: readonly OfferedService[];
  index: ServiceIndex;
}

/** The active ones of a property's services; no caller changes a list that was passed here. */
export function activeOf(services: readonly OfferedService[]): ActiveServices {
  const known = ofLists.get(services);
  if (known) return known;
  const active = services.filter((service) => service.active);
  const made = { active, index: indexOf(active) };
  ofLists.set(services, made);
  ofLists.set(active, made);
  return made;
}

/** The active ones of a property's services, as the same list each time. */
export const activeServices = (services: readonly OfferedService[]): readonly OfferedService[] =>
  activeOf(services).active;

/** The index of these services, made when one of their texts has changed. */
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
  // The one used last is the last to go.
  indices.delete(key);
  indices.set(key, index);
  const [oldest] = indices.keys();
  if (indices.size > MOST_INDICES && oldest !== undefined) indices.delete(oldest);
  return index;
}
