import { textsByLanguage } from '@bellkey/shared/catalogue-texts/every-language';
import { expect, test } from '@jest/globals';
import { requestsMessages } from '../../../messages/compiled/requests/en.ts';

test.each(Object.entries(textsByLanguage))('guests read every ready-made reason in %s', (_, texts) => {
  const reasons = requestsMessages.newTimeReasons.split('\n');
  expect(reasons.length).toBeGreaterThan(1);
  expect(reasons.filter((reason) => !Object.hasOwn(texts, reason))).toEqual([]);
});
