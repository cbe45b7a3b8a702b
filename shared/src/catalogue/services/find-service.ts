import type { ServiceEntry } from '../entry/entry.ts';
import type { ServiceKey } from '../keys/service-key.ts';
import { genericService, serviceIcons } from './service-icons.ts';

/** Whether a key is one of the 40 services. */
export const isServiceKey = (key: string): key is ServiceKey => Object.hasOwn(serviceIcons, key);

/**
 * The icon and starter message of a service; for an unknown key the generic service (specification, section 3).
 *
 * @example
 * findService('roomService').starterMessage; // 'Could I see the room service menu, please?'
 */
export function findService(key: string): ServiceEntry {
  return isServiceKey(key) ? serviceIcons[key] : genericService;
}

/**
 * The first service, in the specification's order, that has any of the tags; without a match the generic service. Upper
 * case and spaces around a tag are ignored.
 */
export function findServiceByTags(tags: readonly string[]): ServiceEntry {
  const wanted = new Set(tags.map((tag) => tag.trim().toLowerCase()));
  return (
    Object.values(serviceIcons).find((service) => service.tags.some((tag) => wanted.has(tag))) ??
    genericService
  );
}
