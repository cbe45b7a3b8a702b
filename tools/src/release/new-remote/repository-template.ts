import { CONTRACT } from '@bellkey/shared/remote';
import type { NewRemote } from './remote-name.ts';
import { type Files, json, sourceFiles } from './template.ts';

/** Version ranges for a remote's own repository. */
export interface Versions {
  react: string;
  /** Of the tools, as in this repository. */
  tools: Readonly<Record<string, string>>;
}

/** A remote as a separate repository: the packed contract is in `vendor/`, everything else comes from npm. */
export function repositoryFiles(
  remote: NewRemote,
  { react, tools }: Versions,
  vendor: { shared: string; kit: string },
): Files {
  return {
    'package.json': json({
      name: `bellkey-remote-${remote.name}`,
      version: '0.1.0',
      private: true,
      type: 'module',
      scripts: {
        build: 'bellkey build',
        test: 'tsc && jest',
        release: 'bellkey release',
        releases: 'bellkey releases',
        rollback: 'bellkey rollback',
      },
      dependencies: { '@bellkey/shared': `file:vendor/${vendor.shared}`, react },
      devDependencies: { '@bellkey/kit': `file:vendor/${vendor.kit}`, ...tools },
    }),
    'tsconfig.json': json({ extends: '@bellkey/kit/tsconfig.json', include: ['*.ts', 'src'] }),
    'jest.config.mjs': `import { remoteTests } from '@bellkey/kit/jest';

export default remoteTests(import.meta.dirname);
`,
    'rspack.config.ts': `import { defineRemote } from '@bellkey/kit';
import pages from './src/pages.ts';

export default defineRemote({ folder: import.meta.dirname, pages });
`,
    '.gitignore': 'node_modules/\ndist/\n',
    'README.md': `# ${remote.title}

A remote of Bellkey: \`${remote.path}\`, built for contract ${CONTRACT} of the shell.

    npm install
    npm test           types and tests
    npm run build      dist/, with its release.json
    npm run release    builds, checks, signs, uploads, and makes it live

\`src/pages.ts\` is the page table; each page is a folder of the same name in \`src/pages/\`, with a named export \`Page\`. Pages reach the shell through \`@bellkey/shared/shell\` only. \`vendor/\` holds the contract as it was packed; a newer one is a newer file there.
`,
    ...sourceFiles(remote),
  };
}
