import { ANNOUNCEMENT } from '@bellkey/concierge/testing/announcement';
import { describe, expect, test } from '@jest/globals';
import { systemTexts } from './system-texts.ts';

describe('the message about a handoff', () => {
  test.each(['en', 'pt', 'es'])('announces in %s what the concierge leaves to a person', (language) => {
    for (const kind of ['hotel', 'restaurant', 'str'] as const)
      expect(systemTexts(language, kind).handedOff(1, 10)).toMatch(ANNOUNCEMENT);
  });
});
