import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseInline, parseMarkdown, plainText } from './markdown.ts';

const blocksOf = (text: string) => parseMarkdown(text).blocks;

test('front matter becomes fields, and is not part of the text', () => {
  const { fields, blocks } = parseMarkdown('---\ntitle: A desk: at night\nupdated: 2026-11-20\n---\n\nText.');
  expect([...fields]).toEqual([
    ['title', 'A desk: at night'],
    ['updated', '2026-11-20'],
  ]);
  expect(plainText(blocks)).toBe('Text.');
});

describe('blocks', () => {
  test('headings have an id for links', () => {
    expect(blocksOf('## Who answers, and when?')).toEqual([
      { kind: 'heading', level: 2, text: 'Who answers, and when?', id: 'who-answers-and-when' },
    ]);
  });

  test('a paragraph may run over several lines', () => {
    expect(plainText(blocksOf('One\nline.\n\nAnother.'))).toBe('One line.\nAnother.');
  });

  test('list items may run over several lines', () => {
    expect(blocksOf('1. First\n   goes on\n2. Second')).toEqual([
      {
        kind: 'list',
        ordered: true,
        items: [[{ kind: 'text', text: 'First goes on' }], [{ kind: 'text', text: 'Second' }]],
      },
    ]);
  });

  test('a table has a head and rows', () => {
    const [table] = blocksOf('| Data | Kept |\n|---|---|\n| Messages | **90** days |');
    expect(table).toEqual({
      kind: 'table',
      head: [[{ kind: 'text', text: 'Data' }], [{ kind: 'text', text: 'Kept' }]],
      rows: [
        [
          [{ kind: 'text', text: 'Messages' }],
          [
            { kind: 'strong', text: '90' },
            { kind: 'text', text: ' days' },
          ],
        ],
      ],
    });
  });
});

describe('within a line', () => {
  test('strong, code and links are distinguished', () => {
    expect(parseInline('See **this** `code` and [the guide](/guides/x).')).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'strong', text: 'this' },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'code' },
      { kind: 'text', text: ' and ' },
      { kind: 'link', text: 'the guide', href: '/guides/x' },
      { kind: 'text', text: '.' },
    ]);
  });

  test('a link never leads to a script or disguises another origin', () => {
    for (const href of [
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      'http://plain.example',
    ]) {
      expect(parseInline(`[x](${href})`)[0]).toEqual({ kind: 'link', text: 'x', href: '#' });
    }
  });

  test('no text is lost, whatever the input', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z *`]{0,40}$/), (text) => {
        const letters = (value: string) => value.replace(/[*`]/g, '');
        expect(
          letters(
            parseInline(text)
              .map((part) => part.text)
              .join(''),
          ),
        ).toBe(letters(text));
      }),
    );
  });
});
