const SERVER = 'host/server/';

/**
 * Name of the Jest project that a test file belongs to (`jest.config.mjs`).
 *
 * @example
 * jestProject('host/server/app.test.ts'); // 'host server'
 */
export const jestProject = (test: string): string =>
  test.startsWith(SERVER) ? 'host server' : test.slice(0, test.indexOf('/'));
