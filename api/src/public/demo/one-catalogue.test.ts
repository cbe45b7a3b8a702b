import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConcierge } from '@bellkey/concierge';
import { understand } from '@bellkey/concierge/understand';
import {
  CATEGORY_KEYS,
  SERVICE_KEYS,
  serviceDrawings,
  serviceIcons,
  serviceTitles,
} from '@bellkey/shared/catalogue';
import { describe, expect, test } from '@jest/globals';
import { serviceCatalogue } from '../../property/properties/service-catalogue.ts';
import { postDemoMessage } from '../../testing/demo-guest.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { starterSet } from '../sign-up/starter-set.ts';
import { pomar } from './sample-properties/flats-pomar.ts';
import { aurora } from './sample-properties/hotel-aurora.ts';

const ROOT = join(__dirname, '../../../..');
const SOURCES = [
  'api/src',
  'host/src',
  'host/server',
  'remote-guest/src',
  'remote-staff/src',
  'remote-marketing/src',
  'shared/src',
];

function sourceFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter(
      (entry) => entry.isFile() && /\.(?:ts|tsx)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name));
}

describe('there is one set of the 40 services', () => {
  test('with a title, a category and a drawing each', () => {
    expect(Object.keys(serviceTitles)).toEqual([...SERVICE_KEYS]);
    for (const key of SERVICE_KEYS) {
      expect(CATEGORY_KEYS).toContain(serviceTitles[key].category);
      expect(Object.hasOwn(serviceDrawings, key)).toBe(true);
    }
  });

  test.each([
    ['Hotel Aurora', aurora.services],
    ['Casa Pomar', pomar.services],
    ['a new hotel', starterSet('hotel').services],
    ['a new restaurant', starterSet('restaurant').services],
    ['a new rental', starterSet('str').services],
  ])('which %s takes titles and starters from', (_, services) => {
    for (const key of SERVICE_KEYS) {
      const offered = services.find((service) => service.key === key);
      if (!offered) continue;
      expect([offered.title, offered.starter]).toEqual([
        serviceTitles[key].title,
        serviceIcons[key].starterMessage,
      ]);
    }
  });

  test('and the demo hotel offers all of them', () => {
    expect(SERVICE_KEYS.filter((key) => !serviceCatalogue.some((service) => service.key === key))).toEqual(
      [],
    );
  });

  test('and no source outside the catalogue has its own starter', () => {
    const starters = SERVICE_KEYS.map((key) => serviceIcons[key].starterMessage);
    const files = SOURCES.flatMap(sourceFiles).filter((file) => !file.includes('shared/src/catalogue'));
    const copies = files.filter((file) => {
      const text = readFileSync(file, 'utf8');
      return starters.filter((starter) => text.includes(`'${starter}'`)).length > 1;
    });
    expect(copies).toEqual([]);
  });
});

describe.each(testDatabases.slice(0, 1))('A starter in the demo, on %s', (_, create) => {
  const stage = useTestApi(create, { runTurn: createConcierge({}) });

  test.each([
    ...SERVICE_KEYS.map((key) => ['hotel', key] as const),
    ...SERVICE_KEYS.filter((key) => pomar.services.some((service) => service.key === key)).map(
      (key) => ['flats', key] as const,
    ),
  ])('in the %s: %s', async (property, key) => {
    const starter = serviceIcons[key].starterMessage;
    const understood = understand(starter, 'en').map((act) => ('item' in act ? act.item : null));
    // A question may be about no service in particular: the menu, what parking costs.
    expect(understood.filter((item) => item !== null && item !== key)).toEqual([]);
    const { requests, reply, parts, state } = await postDemoMessage(stage.api, property, [starter]);
    expect(requests.filter(({ service }) => service !== key)).toEqual([]);
    // A fact with its source, or the menu with dishes to choose.
    const known =
      parts.some(({ kind }) => kind === 'source' || kind === 'choices') || /\d €|€ ?\d/.test(reply);
    const person = state === 'awaiting_human';
    expect(requests.length > 0 || known || person || reply.includes('?')).toBe(true);
    expect(reply).not.toContain('not sure I understood');
  });
});
