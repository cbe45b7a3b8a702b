import { readdirSync } from 'node:fs';
import { inBrowser, repeating, sources } from './kit/jest.mjs';

const remotes = readdirSync(import.meta.dirname).filter((name) => name.startsWith('remote-'));

const common = {
  transform: sources.transform,
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  moduleNameMapper: {
    ...sources.moduleNameMapper,
    '^@bellkey/shared/release/(integrity|signing)$': '<rootDir>/../shared/src/release/$1.ts',
    '^@bellkey/shared/([a-z-]+)$': '<rootDir>/../shared/src/$1',
  },
};

/** ES modules alone: Jest runs CommonJS. */
const ES_MODULES = '(?:d3-[a-z-]+|internmap|mrz)';

const browserPart = (name) => ({
  ...common,
  transform: { ...common.transform, [`/node_modules/${ES_MODULES}/.+\\.js$`]: ['@swc/jest'] },
  transformIgnorePatterns: [`/node_modules/(?!${ES_MODULES}/)`],
  displayName: name,
  rootDir: `./${name}`,
  ...inBrowser,
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/server/'],
});

const nodePart = (name, roots = ['<rootDir>']) => ({
  ...common,
  displayName: roots[0] === '<rootDir>' ? name : `${name} ${roots.join(' ').replaceAll('<rootDir>/', '')}`,
  rootDir: `./${name}`,
  roots,
  testEnvironment: 'node',
  setupFilesAfterEnv: repeating,
});

/** Unit tests: browser parts in jsdom, the rest in Node. The API's tests have a configuration of their own (`api/jest.config.mjs`). */
export default {
  // How long a test may take says nothing about what it tests: a busy machine is ten times slower.
  testTimeout: 240_000,
  // Each test file loads vocabularies and models again, and not all of it is collected: a worker that has grown is
  // replaced, because collecting garbage in two gigabytes made a file of 20 s take 500 s.
  workerIdleMemoryLimit: '500MB',
  projects: [
    browserPart('shared'),
    browserPart('host'),
    ...remotes.map(browserPart),
    nodePart('host', ['<rootDir>/server']),
    nodePart('concierge'),
    {
      ...nodePart('tools'),
      // An ES module alone: Jest runs CommonJS.
      transform: { ...sources.transform, '/github-slugger/.+\\.js$': ['@swc/jest'] },
      transformIgnorePatterns: ['/node_modules/(?!github-slugger/)'],
    },
    nodePart('kit'),
  ],
};
