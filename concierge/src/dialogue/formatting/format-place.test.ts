import { describe, expect, test } from '@jest/globals';
import { formatPlace } from './format-place.ts';

describe('the name of a place in an answer', () => {
  test.each([
    ['Room 204', 'en', 'Room 204', 'in Room 204'],
    ['Room 204', 'pt', 'o quarto 204', 'no quarto 204'],
    ['Room 204', 'es', 'la habitación 204', 'en la habitación 204'],
    ['Mesa 4', 'en', 'Table 4', 'at Table 4'],
    ['Table 4', 'pt', 'a mesa 4', 'na mesa 4'],
    ['Villa Mar', 'es', 'Villa Mar', 'en Villa Mar'],
  ] as const)('%s in %s', (label, language, place, inPlace) => {
    expect(formatPlace(label, language)).toEqual({ place, inPlace });
  });
});
