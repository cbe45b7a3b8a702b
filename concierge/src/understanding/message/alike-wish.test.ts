import { describe, expect, test } from '@jest/globals';
import type { OfferedService } from '../../contract/contract.ts';
import { alikeWish } from './alike-wish.ts';
import { understand } from './understand.ts';

const service = (key: string, title: string, description: string, kind: OfferedService['kind'] = 'deliver') =>
  ({
    key,
    title,
    description,
    kind,
    department: 'House',
    requiredSlots: [],
    maxQuantity: 5,
    active: true,
    promiseMinutes: 20,
  }) as unknown as OfferedService;

const SERVICES = [
  service('telescope', 'Telescope', 'On a tripod in the field, for stars and planets'),
  service('lantern', 'Storm lantern', 'An oil lamp for the unlit paths'),
  service('bikeClinic', 'Bike clinic', 'A mechanic repairs bicycles: brakes, chains, punctures', 'fix'),
  service('boots', 'Rubber boots', 'All sizes, for mud'),
  service('picnic', 'Picnic basket', 'Bread, cheese and a rug, to eat outside', 'book'),
];

const wishOf = (line: string) => alikeWish(line, understand(line, 'en'), SERVICES, 'en');

describe('a wish without a word of the service’s name', () => {
  test.each([
    ['my daughter is mad about astronomy, can you get out the thing for looking at saturn', 'telescope'],
    ['please fix the tyre of my bicycle, it has no air', 'bikeClinic'],
  ])('is for the most similar service: %s', (line, key) => {
    const wish = wishOf(line);
    expect(wish && 'service' in wish ? wish.service.key : wish).toBe(key);
  });

  test.each(['thank you so much', 'what time is it', 'how do I get to the station', 'we had a lovely day'])(
    'is none: %s',
    (line) => expect(wishOf(line)).toBeNull(),
  );

  test('is offered, and not carried out, for a question', () => {
    const wish = wishOf('can you get out the thing for looking at saturn?');
    expect(wish).toMatchObject({ kind: 'confirm', service: { key: 'telescope' } });
  });

  test('is never an emergency', () => {
    const only = [service('emergency', 'Emergency', 'Help at once', 'emergency'), SERVICES[0]].flatMap(
      (each) => each ?? [],
    );
    const line = 'please send somebody, I urgently want help with my luggage';
    const wish = alikeWish(line, [{ kind: 'unknown' }], only, 'en');
    expect(JSON.stringify(wish)).not.toContain('"emergency"');
  });

  test('is not found if the line means something that the property has', () => {
    const towels = service('towels', 'Towels', '');
    const line = 'two towels please';
    expect(alikeWish(line, understand(line, 'en'), [...SERVICES, towels], 'en')).toBeNull();
  });
});
