import { ANNOUNCEMENT } from '@bellkey/concierge/testing/announcement';
import { describe, expect, test } from '@jest/globals';
import { systemTexts } from './system-texts.ts';

describe('the message about a handoff', () => {
  test.each(['en', 'pt', 'es'])('announces in %s what the concierge leaves to a person', (language) => {
    for (const kind of ['hotel', 'restaurant', 'str'] as const)
      expect(systemTexts(language, kind).handedOff(1, 10)).toMatch(ANNOUNCEMENT);
  });

  test.each([
    ['de', 'Sie stehen an erster Stelle', 'Sie stehen an Stelle 2'],
    ['fr', 'Vous êtes en tête de file', 'Vous êtes au rang 2'],
    ['it', 'Lei è in cima alla fila', 'Lei è al numero 2'],
  ])('a guest who writes in %s reads it in that language', (language, first, second) => {
    expect(systemTexts(language, 'hotel').handedOff(1, 10)).toContain(first);
    expect(systemTexts(language, 'str').handedOff(2, 10)).toContain(second);
  });
});
