const transform = {
  '\\.md$': '<rootDir>/../test-support/markdown.cjs',
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
};

const common = {
  transform,
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/../test-support/css-module.cjs',
    '\\.(svg|woff2|png|webp|avif)$': '<rootDir>/../test-support/asset.cjs',
    '^@bellkey/shared/([a-z-]+)$': '<rootDir>/../shared/src/$1',
  },
};

const browserPart = (name) => ({
  ...common,
  displayName: name,
  rootDir: `./${name}`,
  testEnvironment: 'jsdom',
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/server/'],
  setupFilesAfterEnv: ['<rootDir>/../test-support/jsdom-setup.ts'],
});

const nodePart = (name, roots = ['<rootDir>']) => ({
  ...common,
  displayName: roots[0] === '<rootDir>' ? name : `${name} ${roots.join(' ').replaceAll('<rootDir>/', '')}`,
  rootDir: `./${name}`,
  roots,
  testEnvironment: 'node',
});

/** Unit tests: browser parts in jsdom, the rest in Node. The API's tests have a configuration of their own (`api/jest.config.ts`). */
export default {
  projects: [
    browserPart('shared'),
    browserPart('host'),
    browserPart('remote-marketing'),
    browserPart('remote-guest'),
    browserPart('remote-staff'),
    nodePart('host', ['<rootDir>/server']),
    nodePart('scripts'),
  ],
};
