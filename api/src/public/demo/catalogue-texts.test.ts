import { createConcierge } from '@bellkey/concierge';
import { dangerHere } from '@bellkey/concierge/danger';
import { understand } from '@bellkey/concierge/understand';
import { inOtherLanguages, textIn, textsByLanguage } from '@bellkey/shared/catalogue-texts/every-language';
import { describe, expect, test } from '@jest/globals';
import { serviceCatalogue } from '../../property/properties/service-catalogue.ts';
import { postDemoMessage } from '../../testing/demo-guest.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { starterSet } from '../sign-up/starter-set.ts';
import { pomar } from './sample-properties/flats-pomar.ts';
import { aurora } from './sample-properties/hotel-aurora.ts';

const LANGUAGES = ['de', 'es', 'fr', 'it', 'pt'] as const;

/** What properties begin with: services, and departments. */
const begunWith = [
  ...serviceCatalogue.flatMap(({ title, starter }) => [title, starter]),
  ...(['hotel', 'restaurant', 'str'] as const).flatMap((kind) => starterSet(kind).departments),
  ...aurora.departments,
  ...pomar.departments,
].map((text) => (typeof text === 'string' ? text : text.name));

test('every text that a property begins with is there in every language', () => {
  for (const texts of Object.values(textsByLanguage)) {
    expect(begunWith.filter((text) => !Object.hasOwn(texts, text))).toEqual([]);
  }
});

describe.each(LANGUAGES)('A first message in %s', (language) => {
  const offered = serviceCatalogue.map(({ title, starter, kind }) => ({
    title,
    starter,
    otherStarters: inOtherLanguages(starter),
    kind,
  }));

  test.each(serviceCatalogue.map(({ key, starter, kind }) => ({ key, starter, kind })))(
    'for $key means no other service, and no danger',
    ({ key, starter, kind }) => {
      const said = textIn(language, starter);
      const itemsIn = (text: string, spoken: typeof language | 'en') =>
        understand(text, spoken).flatMap((act) => ('item' in act && act.item !== null ? [act.item] : []));
      const meant = new Set<string>([key, ...itemsIn(starter, 'en')]);
      expect(itemsIn(said, language).filter((item) => !meant.has(item))).toEqual([]);
      if (kind !== 'emergency') expect(dangerHere(said, offered)).toBeNull();
    },
  );
});

describe.each(testDatabases.slice(0, 1))('A first message that a guest taps, on %s', (_, create) => {
  const stage = useTestApi(create, { runTurn: createConcierge({}) });
  const starterOf = (key: string) => serviceCatalogue.find((service) => service.key === key)?.starter ?? '';

  test.each(
    LANGUAGES.flatMap((language) =>
      (['towels', 'leak', 'pests', 'maintenance', 'cleaning'] as const).map(
        (key) => [language, key] as const,
      ),
    ),
  )('in %s for %s makes the same request as in English', async (language, key) => {
    const { requests, state } = await postDemoMessage(stage.api, 'hotel', [textIn(language, starterOf(key))]);
    expect(requests).toMatchObject([{ service: key }]);
    expect(state).toBe('ai_active');
  });
});
