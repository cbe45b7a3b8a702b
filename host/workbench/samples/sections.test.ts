import * as ui from '@bellkey/shared/ui';
import { expect, test } from '@jest/globals';
import { illustrations } from '../../src/not-found/illustrations.ts';
import { findSample, sections } from './sections.ts';

const all = sections.flatMap(({ samples }) => samples);

test('every component of the kit is shown', () => {
  const components = Object.keys(ui).filter((name) => /^[A-Z]/.test(name));
  const shown = new Set(all.map(({ component }) => component));
  expect(components.filter((name) => !shown.has(name))).toEqual([]);
});

test('every sample has an address of its own', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const sample of all) expect(findSample(sample.id)).toBe(sample);
});

test('all three illustrations of Room Not Found are included', () => {
  for (const { name } of illustrations) expect(findSample(`not-found-${name}`)).toBeDefined();
});
