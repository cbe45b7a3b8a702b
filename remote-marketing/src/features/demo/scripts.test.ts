import { expect, test } from '@jest/globals';
import { z } from 'zod';
import data from './scripts.json' with { type: 'json' };
import { findScript, scripts } from './scripts.ts';

const text = z.string().min(1);
const list = z.array(
  z.strictObject({ key: text, label: text, says: text, lang: text.exactOptional(), look: text }),
);

test('the data file holds scripts and nothing else', () => {
  expect(z.strictObject({ hotel: list, linked: list, flats: list }).parse(data)).toEqual(data);
});

test('every script has a unique key, by which a link finds it', () => {
  const all = Object.values(data).flat();
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
  for (const { key, says } of all) expect(findScript(key)?.says).toBe(says);
});

test('a script for links only is not a button', () => {
  const buttons = [...scripts.hotel, ...scripts.flats].map(({ key }) => key);
  for (const { key } of data.linked) expect(buttons).not.toContain(key);
});
