import { describe, expect, test } from '@jest/globals';
import { findService, findServiceByTags, genericService, SERVICE_KEYS, serviceIcons } from '../index.ts';

describe('lookup by key', () => {
  test('a known key finds its service', () => {
    expect(findService('roomService').starterMessage).toBe('Could I see the room service menu, please?');
  });

  test.each(['towels', '', 'RoomService', 'constructor', '__proto__', 'genericService'])(
    'the unknown key “%s” finds the generic service',
    (key) => {
      expect(findService(key)).toBe(genericService);
    },
  );
});

describe('lookup by tags', () => {
  test('any tag of a service finds it', () => {
    for (const key of SERVICE_KEYS) {
      const [tag = ''] = serviceIcons[key].tags.filter(
        (candidate) =>
          !SERVICE_KEYS.slice(0, SERVICE_KEYS.indexOf(key)).some((earlier) =>
            serviceIcons[earlier].tags.includes(candidate),
          ),
      );
      expect(findServiceByTags(['nonsense', ` ${tag.toUpperCase()} `])).toBe(serviceIcons[key]);
    }
  });

  test('of several matches the first in the specification’s order is found', () => {
    expect(findServiceByTags(['rental'])).toBe(serviceIcons.bikeRental);
    expect(findServiceByTags(['massage', 'spa'])).toBe(serviceIcons.spa);
  });

  test('no match, or no tag, finds the generic service', () => {
    expect(findServiceByTags(['nonsense'])).toBe(genericService);
    expect(findServiceByTags([])).toBe(genericService);
  });
});
