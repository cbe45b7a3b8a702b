import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { loadPropertyFile, PropertyFileError, parseProperty } from './load-property.ts';

const EXAMPLE = fileURLToPath(new URL('../../../../docs/example-property.json', import.meta.url));

const plain = {
  name: 'Casa',
  timeZone: 'Europe/Lisbon',
  country: 'PT',
  languages: ['en'],
  places: ['Room 1'],
  services: ['towels'],
};

function problemsOf(content: unknown): string[] {
  try {
    parseProperty(content, 'a.json');
  } catch (error) {
    if (error instanceof PropertyFileError)
      return error.message
        .split('\n')
        .slice(1)
        .map((line) => line.trim());
  }
  return [];
}

describe('a property file', () => {
  test('gives a property with places, services, facts and dishes', () => {
    const property = loadPropertyFile(EXAMPLE);
    expect(property.property).toMatchObject({ name: 'Casa da Duna', country: 'PT', languages: ['en', 'pt'] });
    expect(property.places.map(({ label, kind }) => [label, kind])).toEqual([
      ['Apartment 1', 'room'],
      ['Apartment 2', 'room'],
      ['Terrace table 3', 'table'],
    ]);
    const boards = property.services.find(({ key }) => key === 'surfboardRental');
    expect(boards).toMatchObject({ departmentKey: 'beach-hut', level: 'booking', requiredSlots: ['date'] });
    expect(property.departments).toContainEqual({ key: 'beach-hut', name: 'Beach hut' });
    expect(property.departments).toContainEqual({ key: 'housekeeping', name: 'Housekeeping' });
    expect(property.facts[0]).toMatchObject({ key: 'beachHut', values: { from: '09:00', until: '18:00' } });
    expect(property.menu[0]?.dishes[0]).toMatchObject({ name: 'Grilled sardines', priceCents: 1250 });
  });

  test('gives a service its synonyms and description', () => {
    const kayak = {
      title: 'Sea kayak',
      department: 'Beach',
      kind: 'book',
      starters: ['A kayak for two hours, please.', 'Can we go kayaking?'],
      words: ['canoe'],
      description: 'With life jackets, from the blue hut.',
    };
    const { services } = parseProperty({ ...plain, services: [kayak] }, 'a.json');
    expect(services).toMatchObject([
      {
        title: 'Sea kayak',
        starter: 'A kayak for two hours, please.',
        words: ['canoe', 'Can we go kayaking?'],
        description: 'With life jackets, from the blue hut.',
      },
    ]);
  });

  test('reports everything that is wrong, with its path', () => {
    const invalid = {
      ...plain,
      timeZone: 'Mars/Olympus',
      languages: [],
      services: ['unheardOf', { title: 'Kayak', department: 'Beach', kind: 'lend' }],
      facts: [{ title: 'Hours', text: {} }],
      pool: true,
    };
    const problems = problemsOf(invalid);
    for (const start of [
      'timeZone:',
      'languages:',
      'services.0: "unheardOf"',
      'services.1.kind:',
      'the file:',
    ]) {
      expect(problems).toContainEqual(expect.stringMatching(new RegExp(`^${start}`)));
    }
    expect(problemsOf({ ...plain, facts: [{ title: 'Hours', text: {} }] })).toEqual([
      'facts.0.text: has no language',
    ]);
  });

  test('refuses entries with the same key', () => {
    expect(problemsOf({ ...plain, places: ['Room 1', 'room 1'] })).toEqual([
      expect.stringMatching(/^places\.1: "room-1" is there twice/),
    ]);
  });

  test.each([EXAMPLE.replace('example', 'missing'), fileURLToPath(import.meta.url)])(
    'reports a file that is not JSON: %s',
    (path) => {
      expect(() => loadPropertyFile(path)).toThrow(PropertyFileError);
    },
  );
});
