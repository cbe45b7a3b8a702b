import { repeating } from '../kit/jest.mjs';

/** The API's tests run against real databases: PGlite always, PostgreSQL too when DATABASE_URL is set. */
export default {
  displayName: 'api',
  rootDir: '.',
  testEnvironment: 'node',
  setupFilesAfterEnv: repeating,
  testMatch: ['<rootDir>/src/**/*.test.ts'],
  modulePathIgnorePatterns: ['/dist/'],
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
  testTimeout: 240_000,
  // As in the unit tests: a worker that has grown spends its time collecting garbage.
  workerIdleMemoryLimit: '600MB',
  transform: {
    // PGlite loads Node's modules with import(), which jest's CommonJS cannot do; compiled, it requires them.
    // openid-client and its dependencies are ES modules only.
    '^.+\\.(?:ts|cjs|js)$': ['@swc/jest', { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } }],
  },
  transformIgnorePatterns: ['/node_modules/(?!(?:@electric-sql|openid-client|oauth4webapi|jose)/)'],
  moduleNameMapper: { '^@bellkey/shared/([a-z-]+)$': '<rootDir>/../shared/src/$1' },
};
