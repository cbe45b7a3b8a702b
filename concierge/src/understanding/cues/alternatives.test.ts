import { describe, expect, test } from '@jest/globals';
import { normalise } from '../../language/text/normalise.ts';
import { isAboutAnother } from './alternatives.ts';

const TRANSFER = normalise('airport.transfer Airport transfer: a transfer to the airport costs 35 EUR');

describe('a fact about another of several ways', () => {
  test.each([
    'How do I get to the airport by bus?',
    'Há autocarro para o aeroporto?',
    '¿Hay tren al aeropuerto?',
    'Can I walk to the airport?',
  ])('is no answer: %s', (question) => {
    expect(isAboutAnother(normalise(question), TRANSFER)).toBe(true);
  });

  test.each([
    'How do I get to the airport?',
    'What does the transfer to the airport cost?',
    'Is the shuttle or the bus faster to the airport?',
    'A que horas é o pequeno-almoço?',
  ])('is left alone where nothing speaks against it: %s', (question) => {
    expect(isAboutAnother(normalise(question), TRANSFER)).toBe(false);
  });
});
