import { expect, test } from '@jest/globals';
import type { MeaningLine } from '../meaning-model/meaning-lines.ts';
import { harmlessLines } from './harmless-lines.ts';

const line = (text: string, label: MeaningLine['labels'][number]): MeaningLine => ({
  language: 'en',
  persona: 'guest',
  labels: [label],
  line: text,
});

test('ordinary lines train that there is no danger, unless they may mean some', () => {
  const lines = [
    line('the wifi is dead', { act: 'report', target: 'wifi' }),
    line('the wardrobe fell on my foot', { act: 'report', target: 'furniture' }),
    line('there is smoke from the air conditioner', { act: 'report', target: 'airConditioning' }),
    line('a doctor for my back', { act: 'request', target: 'doctorOnCall' }),
    line('i cannot go on', { act: 'feeling', target: null }),
  ];
  const dangerous = [{ language: 'en', label: 'medical', line: 'The wardrobe fell on my foot' }] as const;
  expect(harmlessLines(lines, dangerous)).toEqual([
    { language: 'en', label: 'none', line: 'the wifi is dead' },
  ]);
});
