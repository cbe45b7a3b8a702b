import { describe, expect, test } from '@jest/globals';
import { PROPERTIES } from '../../evaluation/property-rows.ts';
import { findOffered } from './find-offered.ts';

const ASKED_LEAST = 0.85;
const NOTHING_MOST = 0.05;

describe.each(PROPERTIES)('the services of $name', ({ services, asked, nothing }) => {
  test.each(services)('are found by title and starter: $title', (service) => {
    for (const text of [service.title, service.starter ?? '']) {
      expect(findOffered(text, services)).toEqual({ kind: 'sure', service });
    }
  });

  test('are found in lines that were written before the search was', () => {
    const missed = asked.filter(({ text, service }) => {
      const match = findOffered(text, services, true);
      return !('service' in match && match.service.key === service);
    });
    expect(1 - missed.length / asked.length).toBeGreaterThanOrEqual(ASKED_LEAST);
  });

  test('are not found where none is meant', () => {
    const found = nothing.filter((text) => findOffered(text, services).kind !== 'none');
    expect(found.length / nothing.length).toBeLessThanOrEqual(NOTHING_MOST);
  });
});

describe('a property’s own words', () => {
  const [{ services = [] } = {}] = PROPERTIES;

  test('hold from the moment that they are written', () => {
    const line = 'Could we get a llama ride?';
    expect(findOffered(line, services).kind).toBe('none');
    const taught = services.map((each) =>
      each.key === 'dogWalking' ? { ...each, words: ['llama ride'] } : each,
    );
    expect(findOffered(line, taught)).toMatchObject({ kind: 'sure', service: { key: 'dogWalking' } });
  });

  test('find with a typing error, and written as one word', () => {
    expect(findOffered('a hihg chair pls', services)).toMatchObject({ service: { key: 'highChair' } });
    expect(findOffered('dishwahser broken', services)).toMatchObject({ service: { key: 'dishwasher' } });
    expect(findOffered('highchair', services)).toMatchObject({ service: { key: 'highChair' } });
  });

  test('are not searched in what is switched off', () => {
    const off = services.map((each) => ({ ...each, active: false }));
    expect(findOffered('sea kayak', off)).toEqual({ kind: 'none' });
  });

  test('are asked about where two services fit equally well', () => {
    const two = services.map((each, index) => ({ ...each, words: index < 2 ? ['boat thing'] : [] }));
    expect(findOffered('the boat thing please', two)).toMatchObject({ kind: 'several' });
  });
});
