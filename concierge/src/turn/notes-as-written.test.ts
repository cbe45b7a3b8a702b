import { expect, test } from '@jest/globals';
import { SERVICES_HERE } from '../testing/property-here.ts';
import { say } from './say.ts';

const department = { key: 'maintenance', name: 'Maintenance' };
const plain = { requiredSlots: [], promiseMinutes: 60, maxQuantity: 6, active: true };
const services = [
  ...SERVICES_HERE,
  { ...plain, key: 'lights', title: 'Lights', department, kind: 'fix' as const },
  { ...plain, key: 'hairdryer', title: 'Hairdryer', department, kind: 'deliver' as const },
];

test('a note of several wishes has the words that the guest typed, accents and capitals too', async () => {
  const { created } = await say('Im Bad ist das Licht kaputt und im Zimmer fehlt ein Fön', { services });
  expect(created[0]).toMatchObject({ service: 'lights', note: 'Im Bad ist das Licht kaputt' });
});

test.each(['the hairdryer doesnt work', 'Il phon non funziona', 'Der Föhn ist kaputt'])(
  'what is to be brought has a note when the one that is there is broken: %s',
  async (text) => {
    const { created } = await say(text, { services });
    expect(created).toMatchObject([{ service: 'hairdryer', note: text }]);
  },
);

test('what is to be brought has none otherwise', async () => {
  const { created } = await say('a hairdryer please', { services });
  expect(created).toMatchObject([{ service: 'hairdryer', note: null }]);
});
