import { CONTRACT } from '@bellkey/shared/remote';
import type { NewRemote } from './remote-name.ts';

/** Text files by path, relative to the new folder. */
export type Files = Record<string, string>;

export const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const text = (value: string) =>
  JSON.stringify(value).replaceAll("'", "\\'").replace(/^"|"$/g, "'").replaceAll('\\"', '"');

/** The files of every remote: its page table, one page with its styles, and the page's test. */
export function sourceFiles({ name, path, title }: NewRemote): Files {
  return {
    'src/pages.ts': `import { definePages } from '@bellkey/shared/remote';

export default definePages('${name}', {
  ${/^[a-z0-9]+$/.test(name) ? name : `'${name}'`}: {
    path: '${path}',
    rendering: 'server',
    title: ${text(title)},
    description: 'One sentence that search engines and link previews show.',
  },
});
`,
    [`src/pages/${name}/page.tsx`]: `import { useBrand } from '@bellkey/shared/shell';
import { ButtonLink } from '@bellkey/shared/ui';
import * as styles from './page.css';

/** The first page of this remote. */
export function Page() {
  const brand = useBrand();
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{${text(title)}}</h1>
      <p>A page of its own team at {brand.name}: built, tested and released without the others.</p>
      <ButtonLink to="/">To the home page</ButtonLink>
    </section>
  );
}
`,
    [`src/pages/${name}/page.css`]: `@layer remote {
  .page {
    display: grid;
    justify-items: start;
    gap: 24px;
    inline-size: 100%;
    max-inline-size: var(--content);
    margin-inline: auto;
    padding: clamp(40px, 6vw, 80px) var(--gutter);
  }

  .title {
    margin: 0;
    font: 480 var(--size-8) / 1.06 var(--font-display);
  }
}
`,
    [`src/pages/${name}/page.test.tsx`]: `import { TestShell } from '@bellkey/shared/shell-testing';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import pages from '../../pages.ts';
import { Page } from './page.tsx';

test('the page says what it is and leads home', () => {
  const { path, title } = pages.pages${/^[a-z0-9]+$/.test(name) ? `.${name}` : `['${name}']`};
  render(
    <TestShell at={path}>
      <Page />
    </TestShell>,
  );
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the home page' })).toHaveAttribute('href', '/');
});
`,
  };
}

const buildFile = (recipe: string) => `import { defineRemote } from '${recipe}';
import pages from './src/pages.ts';

export default defineRemote({ folder: import.meta.dirname, pages });
`;

/** A remote as a folder of this repository. */
export function workspaceFiles(remote: NewRemote, versions: { react: string }): Files {
  return {
    'package.json': json({
      name: `@bellkey/remote-${remote.name}`,
      version: '0.1.0',
      private: true,
      type: 'module',
      license: 'MIT',
      scripts: { build: 'rspack build' },
      dependencies: { '@bellkey/shared': '*', react: versions.react },
    }),
    'rspack.config.ts': buildFile('../rspack.base.ts'),
    'README.md': `# remote-${remote.name}

\`${remote.path}\`, built for contract ${CONTRACT} of the shell. \`src/pages.ts\` is the page table; each page is a folder of the same name in \`src/pages/\`.
`,
    ...sourceFiles(remote),
  };
}
