import { describe, expect, test } from '@jest/globals';
import type { DemoAccount } from '../demo/demo-accounts.ts';
import { addressesFor } from '../settings/addresses.ts';
import { loadEnvironment } from '../settings/environment.ts';
import { apiProgram } from './stack-programs.ts';

const account = (uid: string): DemoAccount => ({
  uid,
  email: `${uid}@example.com`,
  password: 'twelve or more',
  name: uid,
});
const accounts = {
  owner: account('owner'),
  manager: account('manager'),
  staff: account('staff'),
  developer: account('developer'),
  operator: account('operator'),
};

function apiEnvironment(env: NodeJS.ProcessEnv) {
  const environment = loadEnvironment(env);
  return apiProgram('main.js', environment, addressesFor(environment.ports), accounts).env;
}

describe('the API of a local stack', () => {
  test.each([
    ['1', '1'],
    ['0', '0'],
    ['', '0'],
  ])('gets OPERATORS_SECOND_FACTOR="%s" as %s, next to its operators', (given, passed) => {
    expect(apiEnvironment({ OPERATORS_SECOND_FACTOR: given })).toMatchObject({
      OPERATORS: 'operator',
      OPERATORS_SECOND_FACTOR: passed,
    });
  });
});
