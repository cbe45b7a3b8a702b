import { describe, expect, test } from '@jest/globals';
import type { FactRow } from '../entries/entry-status.ts';
import { indexOf } from './index-knowledge.ts';

const row = (id: string, text: string) =>
  ({ id, kind: 'fact', key: id, title: id, keywords: [], text: { en: text } }) as unknown as FactRow;

describe('The index of a property’s knowledge', () => {
  test('takes over the topics of unchanged entries, and finds what a new one finds', async () => {
    const first = await indexOf([row('pool', 'Open from 7.'), row('sauna', 'On the roof.')], []);
    const rows = [row('gym', 'In the cellar.'), row('pool', 'Open from 7.'), row('sauna', 'In the garden.')];
    const second = await indexOf(rows, [], first);
    const fresh = await indexOf(rows, []);
    expect(second.index.topicsAt(1)).toBe(first.index.topicsAt(0));
    expect(second.index.topicsAt(2)).not.toBe(first.index.topicsAt(1));
    for (const question of ['when can I swim', 'is there a sauna'])
      expect(second.index.find(question)).toEqual(fresh.index.find(question));
  });
});
