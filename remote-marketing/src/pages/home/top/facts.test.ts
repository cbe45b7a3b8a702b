import { SERVICE_KEYS } from '@bellkey/shared/catalogue';
import { expect, test } from '@jest/globals';
import { facts } from './facts.tsx';

test('the number of services is the catalogue’s', () => {
  expect(facts.find(({ meaning }) => meaning.startsWith('services'))?.figure).toBe(
    String(SERVICE_KEYS.length),
  );
});
