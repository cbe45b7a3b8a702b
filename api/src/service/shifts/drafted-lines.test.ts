import type { ShiftSection } from '@bellkey/shared/api';
import { expect, test } from '@jest/globals';
import { changedSections, draftedLines, mergeDraft } from './drafted-lines.ts';

const open = (text: string): ShiftSection => ({ key: 'open', text, records: [] });
const own = (text: string): ShiftSection => ({ key: 'own', text, records: [] });
const first = [own(''), open('2 requests are open.\n- Towels\n- Iron')];
const fresh = [own(''), open('16 requests are open.\n- Towels\n- Iron\n- Lamp')];

test('a section that says something else has changed, and only that', () => {
  expect(changedSections(fresh, draftedLines(first))).toEqual([fresh[1]]);
  expect(changedSections(first, draftedLines(first))).toEqual([]);
});

test('lines that a person wrote stay, lines that they deleted stay away, and the data is new', () => {
  const written = [
    own('Quiet night.'),
    open('2 requests are open.\n- Towels, told them 17:00\n- Iron\n\nAsk Rui.'),
  ];
  expect(mergeDraft(fresh, written, draftedLines(first))).toEqual([
    own('Quiet night.'),
    open('16 requests are open.\n- Iron\n- Lamp\n- Towels, told them 17:00\nAsk Rui.'),
  ]);
});

test('without an edit the new draft is as it would be without an earlier one', () => {
  expect(mergeDraft(fresh, first, draftedLines(first))).toEqual(fresh);
});
