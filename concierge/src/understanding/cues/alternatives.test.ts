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
  ])('stays if nothing contradicts it: %s', (question) => {
    expect(isAboutAnother(normalise(question), TRANSFER)).toBe(false);
  });
});

describe('a fact about another thing of the same name', () => {
  const CARDS = normalise('payment.methods Payment: we take Visa, Mastercard, American Express and cash.');
  const CITY_TAX = normalise('cityTax City tax: the city tax is 4 EUR per person and night.');

  test.each([
    ['do i need a visa for four months', CARDS],
    ['can you help me with my visa for portugal', CARDS],
    ['¿necesito visado?', CARDS],
    ['how do i file my tax return', CITY_TAX],
    ['cuándo acaba la declaración de la renta', CITY_TAX],
  ])('is no answer: %s', (question, fact) => {
    expect(isAboutAnother(normalise(question), fact)).toBe(true);
  });

  test.each([
    ['do you take visa', CARDS],
    ['can i pay with my visa', CARDS],
    ['is the visa card ok', CARDS],
    ['how much is the tax per night', CITY_TAX],
  ])('answers a question for it: %s', (question, fact) => {
    expect(isAboutAnother(normalise(question), fact)).toBe(false);
  });
});
