import { describe, expect, test } from '@jest/globals';
import { findBrokenLinks } from './find-broken-links.ts';

const repository: Record<string, string> = {
  'README.md': '# Read me\n',
  'docs/product.md':
    '# Product\n\n## 2.2 State machines\n\n### /chat  (guest *assistant*)\n\n<a id="sla"></a>Clocks.\n',
  'docs/specification.md': '# Specification\n\n## 9. Business constants\n',
  'decisions/0110-an-alarm.md': '# An alarm\n',
  'api/src/main.ts': 'export const answer = 42;\n',
};

const brokenWith = (file: string, text: string) => {
  const files = { ...repository, [file]: text };
  return findBrokenLinks(Object.keys(files), (name) => files[name as keyof typeof files] ?? '');
};

describe('a Markdown document', () => {
  test.each([
    '[the product](docs/product.md)',
    '[states](docs/product.md#22-state-machines)',
    '[chat](docs/product.md#chat--guest-assistant)',
    '[clocks](docs/product.md#sla)',
    '[a folder](docs/)',
    '[here](#more)\n\n## More',
    '| [in a table](docs/product.md) |\n|---|',
    'decision 0110, and `api/src/main.ts` and `api/src/`',
    '[elsewhere](https://example.org/docs/none.md), [a page](/guides), [mail](mailto:a@example.org)',
    '`api/<part>/none.ts`, `api/dist/main.js`, `npm run none/none`',
    '```\n[not a link](docs/none.md)\n```',
  ])('may say %j', (text) => {
    expect(brokenWith('CONTRIBUTING.md', text)).toEqual([]);
  });

  test.each([
    [
      'One\n\n[two](docs/none.md)',
      'CONTRIBUTING.md:3: “docs/none.md” leads to docs/none.md, which is not there',
    ],
    ['![](docs/none.png)', 'CONTRIBUTING.md:1: “docs/none.png” leads to docs/none.png, which is not there'],
    [
      '[states](docs/product.md#23-none)',
      'CONTRIBUTING.md:1: “docs/product.md#23-none” leads to a part of docs/product.md that is not there',
    ],
    ['[here](#none)', 'CONTRIBUTING.md:1: “#none” leads to a part of CONTRIBUTING.md that is not there'],
    ['`none.ts`', 'CONTRIBUTING.md:1: “none.ts” leads to /none.ts, which is not there'],
    ['`clock/none.ts`', 'CONTRIBUTING.md:1: “clock/none.ts” leads to /clock/none.ts, which is not there'],
    ['decision 0111', 'CONTRIBUTING.md:1: “decision 0111” leads to decisions/0111-, which is not there'],
    [
      '`api/src/none.ts`',
      'CONTRIBUTING.md:1: “api/src/none.ts” leads to api/src/none.ts, which is not there',
    ],
  ])('may not say %j', (text, problem) => {
    expect(brokenWith('CONTRIBUTING.md', text)).toEqual([problem]);
  });

  test('may link from its own folder', () => {
    expect(
      brokenWith('docs/walk.md', '[read me](../README.md), [product](product.md#22-state-machines)'),
    ).toEqual([]);
    expect(brokenWith('docs/walk.md', '[product](docs/product.md)')).toEqual([
      'docs/walk.md:1: “docs/product.md” leads to docs/docs/product.md, which is not there',
    ]);
  });
});

describe('source', () => {
  test.each([
    '/** As docs/product.md#22-state-machines has it. */',
    "import card from '../../docs/product.md';",
    '/** Decision 0110, decisions/0110. */',
    '/** The specification, section 9, specification (section 9), the specification’s section 9. */',
    '// https://example.org/docs/none.md and README.md of a remote',
  ])('may say %j', (text) => {
    expect(brokenWith('api/src/clock.ts', text)).toEqual([]);
  });

  test.each([
    ['/** docs/none.md */', 'api/src/clock.ts:1: “docs/none.md” leads to docs/none.md, which is not there'],
    [
      '\n/** docs/product.md#24-none */',
      'api/src/clock.ts:2: “docs/product.md#24-none” leads to a part of docs/product.md that is not there',
    ],
    [
      '/** decisions 0110 and 0112 */',
      'api/src/clock.ts:1: “decisions 0110 and 0112” leads to decisions/0112-, which is not there',
    ],
    [
      '/** specification, sections 9 and 10 */',
      'api/src/clock.ts:1: “specification, sections 9 and 10” leads to a part of docs/specification.md that is not there',
    ],
    ['/** product.md 2.2 */', 'api/src/clock.ts:1: “product.md” has no folder: write docs/product.md'],
  ])('may not say %j', (text, problem) => {
    expect(brokenWith('api/src/clock.ts', text)).toEqual([problem]);
  });
});
