import { describe, expect, test } from '@jest/globals';
import { SERVICES_HERE } from '../testing/property-here.ts';
import { say } from './say.ts';

const [towels] = SERVICES_HERE;
if (!towels) throw new Error('The property offers nothing');
const services = [
  ...SERVICES_HERE,
  { ...towels, key: 'glasses', title: 'Glasses' },
  { ...towels, key: 'roomService', title: 'Room service' },
];

describe('glasses with something in them', () => {
  test.each(['zwei Gläser Weißwein bitte', 'deux verres de vin blanc', 'due bicchieri di vino rosso'])(
    'are drinks: %s',
    async (text) => {
      const { created } = await say(text, { services });
      expect(created.map(({ service }) => service)).not.toContain('glasses');
    },
  );

  test.each(['zwei Gläser bitte', 'zwei Weingläser bitte', 'deux verres à vin s’il vous plaît'])(
    'are not, when they are empty: %s',
    async (text) => {
      const { created } = await say(text, { services });
      expect(created).toMatchObject([{ service: 'glasses' }]);
    },
  );
});
