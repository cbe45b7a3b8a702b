import { beforeEach, expect, test } from '@jest/globals';
import { localDurableStorage } from '../durable-storage/durable-storage.ts';
import { loadLanguage, saveLanguage } from './guest-language.ts';

beforeEach(() => localStorage.clear());

test.each([
  [['pt-BR', 'en'], 'pt'],
  [['fr-FR', 'es', 'en'], 'fr'],
  [['ja', 'de-AT', 'en'], 'de'],
  [['ja'], 'en'],
  [[], 'en'],
])('a browser that prefers %j reads %s', (preferred, language) => {
  expect(loadLanguage(localDurableStorage(), preferred)).toBe(language);
});

test('the guest’s choice comes before the browser’s preference', () => {
  saveLanguage(localDurableStorage(), 'es');
  expect(loadLanguage(localDurableStorage(), ['pt'])).toBe('es');
});
