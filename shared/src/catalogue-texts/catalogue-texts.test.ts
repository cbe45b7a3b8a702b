import { expect, test } from '@jest/globals';
import { localText } from './catalogue-texts.ts';
import { departmentName } from './departments/index.ts';
import { inOtherLanguages, textIn, textsByLanguage } from './every-language/index.ts';

test('a text of the catalogue is told in the guest’s language, and one that the property wrote as it is', () => {
  expect(textIn('de', 'Towels')).toBe('Handtücher');
  expect(textIn('it', 'Could we have two more towels please?')).toContain('asciugamani');
  expect(textIn('it', 'Towels of the house')).toBe('Towels of the house');
  expect(textIn('en', 'Towels')).toBe('Towels');
  expect(textIn('xx', 'Towels')).toBe('Towels');
});

test.each(['constructor', '__proto__', 'toString'])('%s is no text of the catalogue', (text) => {
  expect(localText(textsByLanguage.de ?? {}, text)).toBe(text);
  expect(inOtherLanguages(text)).toEqual([]);
});

test('a department is named in the guest’s language until the property renames it', () => {
  expect(departmentName('Maintenance', 'it')).toBe('Manutenzione');
  expect(departmentName('Hausmeisterei', 'it')).toBe('Hausmeisterei');
  expect(departmentName('Maintenance', 'en')).toBe('Maintenance');
});

test('every language has the same texts, none empty or left in English by mistake', () => {
  const [first, ...others] = Object.values(textsByLanguage).map((texts) => Object.keys(texts).sort());
  for (const keys of others) expect(keys).toEqual(first);
  for (const [language, texts] of Object.entries(textsByLanguage)) {
    for (const [english, text] of Object.entries(texts)) {
      expect([language, english, text.trim()]).toEqual([language, english, expect.stringMatching(/./)]);
      if (/[.?!]$/.test(english)) expect([language, text]).not.toEqual([language, english]);
    }
  }
});

test('two services of one language never share a name or a first message', () => {
  for (const texts of Object.values(textsByLanguage)) {
    const sentences = Object.values(texts).filter((text) => /[.?]$/.test(text));
    expect(new Set(sentences).size).toBe(sentences.length);
  }
});
