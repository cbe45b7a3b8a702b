import { expect, test } from '@jest/globals';
import { draftNote } from './draft-note.ts';

test('staff see what has to be done before a drafted answer is true', () => {
  const note = draftNote({
    text: "I've asked Housekeeping for two towels.",
    proposed: [
      { kind: 'request', service: 'towels', title: 'Towels', quantity: 2, note: null },
      { kind: 'cancel', no: 7, title: 'Pillows' },
    ],
  });
  expect(note).toBe(
    "First: request Towels x 2, cancel request 7 (Pillows).\nSuggested answer: I've asked Housekeeping for two towels.",
  );
});

test('a drafted answer without actions has no note', () => {
  expect(draftNote({ text: 'Breakfast is from 07:00.', proposed: [] })).toBe(
    'Suggested answer: Breakfast is from 07:00.',
  );
});
