import { describe, expect, test } from '@jest/globals';
import { unsupportedName, unsupportedNumber } from './grounding.ts';
import { foreignLink } from './links.ts';

const ground = {
  evidence: ['Breakfast is from 07:00 to 10:30. Parking costs 18 EUR.'],
  guest: 'we are 4 people',
  language: 'en',
};

describe('numbers, names and links of an answer', () => {
  test.each([
    'Breakfast starts at 7:00.',
    'Breakfast starts at 7 am.',
    'It ends at 10:30 a.m.',
    'A table for four, then.',
    'Parking is 18 EUR.',
    'One moment.',
  ])('supported: %s', (answer) => {
    expect(unsupportedNumber(answer, ground)).toBeNull();
  });

  test.each([
    ['Breakfast starts at 7:30.', 'number'],
    ['Breakfast starts at 7 pm.', 'number'],
    ['Parking is 19 EUR.', 'price'],
    ['Parking is €4.', 'price'],
    ['There are three pools.', 'number'],
  ])('not supported: %s', (answer, kind) => {
    expect(unsupportedNumber(answer, ground)).toEqual(expect.objectContaining({ kind }));
  });

  test('a name without evidence is found, one with evidence is not', () => {
    expect(unsupportedName('Please ask for Mortimer at the desk.', ground)).toEqual({
      kind: 'name',
      what: 'Mortimer',
    });
    expect(unsupportedName('On Monday, Breakfast is there.', ground)).toBeNull();
  });

  test('an answer may repeat a number of several words in one', () => {
    const guest = 'half a dozen hangers would be perfect';
    const said = { ...ground, guest };
    expect(unsupportedNumber('Would you like six hangers?', said)).toBeNull();
    expect(unsupportedNumber('Would you like six hangers?', { ...said, guest: 'hangers' })).not.toBeNull();
  });

  test.each([
    'https://evil.example/x',
    'www.evil.com',
    'evil.com/pay',
    'javascript:alert(1)',
    'mailto:a@b.com',
    '![a](b.png)',
    'http://aurora.example',
  ])('a link that is not allowed is found: %s', (link) => {
    expect(foreignLink(`See ${link} now`, ['aurora.example'])).not.toBeNull();
  });

  test('an allowed link passes', () => {
    expect(foreignLink('See https://www.aurora.example/menu.', ['aurora.example'])).toBeNull();
  });
});
