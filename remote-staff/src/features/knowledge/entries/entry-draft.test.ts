import { describe, expect, test } from '@jest/globals';
import { draftOf, inputOf, keyOf } from './entry-draft.ts';

describe('an entry being typed', () => {
  const empty = draftOf(null, ['en', 'pt']);

  test('needs a name and text in one language, and reports it by field', () => {
    expect(inputOf(empty)).toEqual({
      ok: false,
      fields: { title: expect.any(String), text: expect.any(String) },
    });
  });

  test('gets its key from its name, and its values line by line', () => {
    const result = inputOf({
      ...empty,
      title: 'Sauna à noite',
      values: 'from: 16:00\n\nuntil : 21:00',
      text: { en: ' The sauna. ', pt: ' ' },
      until: '2027-01-01',
    });
    expect(result).toMatchObject({
      ok: true,
      input: {
        key: 'sauna.a.noite',
        values: { from: '16:00', until: '21:00' },
        text: { en: 'The sauna.' },
        validUntil: '2027-01-01T00:00:00.000Z',
      },
    });
  });

  test.each([
    [{ values: 'sixteen' }, 'values'],
    [{ key: 'not a key' }, 'key'],
    [{ from: '2027-01-02', until: '2027-01-01' }, 'until'],
  ])('%j is refused next to its field', (change, field) => {
    const result = inputOf({ ...empty, title: 'Sauna', text: { en: 'x' }, ...change });
    expect(!result.ok && Object.keys(result.fields)).toEqual([field]);
  });

  test('a key has no accents and no spaces', () => {
    expect(keyOf('Pequeno-almoço: horas!')).toBe('pequeno.almoco.horas');
  });
});
