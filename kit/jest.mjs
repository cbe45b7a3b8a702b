import path from 'node:path';

const support = (file) => path.join(import.meta.dirname, 'test-support', file);

/** How the sources of browser parts become what Jest runs: TypeScript by SWC, style sheets and pictures by stand-ins. */
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

/** Repeats a failing test as often as `TEST_RETRIES` says; without it, never. */
export const repeating = [support('repeat.ts')];

/** What a browser part's tests run in. */
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
    // The contract comes as TypeScript.
    transformIgnorePatterns: ['/node_modules/(?!@bellkey/)'],
  };
}
