import path from 'node:path';

const support = (file) => path.join(import.meta.dirname, 'test-support', file);

/** Transforms for the sources of browser parts in Jest: TypeScript by SWC, fakes for style sheets and pictures. */
export const sources = {
  transform: {
    '\\.md$': support('markdown.cjs'),
    '^.+\\.(?:tsx?|mjs)$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  moduleNameMapper: {
    '\\.css$': support('css-module.cjs'),
    '\\.(svg|woff2|png|webp|avif)$': support('asset.cjs'),
  },
};

/** Repeats a failing test `TEST_RETRIES` times; never without it. */
export const repeating = [support('repeat.ts')];

/** The environment of a browser part's tests. */
export const inBrowser = {
  testEnvironment: 'jsdom',
  resolver: support('browser-resolver.cjs'),
  setupFilesAfterEnv: [support('jsdom-setup.ts'), ...repeating],
};

/**
 * Tests of a remote in a repository of its own.
 *
 * @param folder the repository, as `import.meta.dirname`.
 * @example
 * export default remoteTests(import.meta.dirname);
 */
export function remoteTests(folder) {
  return {
    ...sources,
    ...inBrowser,
    rootDir: folder,
    testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
    // The contract is TypeScript.
    transformIgnorePatterns: ['/node_modules/(?!@bellkey/)'],
  };
}
