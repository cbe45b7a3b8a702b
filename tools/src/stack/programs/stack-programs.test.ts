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
  return apiProgram('main.js', environment, addressesFor(environment.ports, environment), accounts).env;
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

  test('sends its mail to the development outbox', () => {
    expect(apiEnvironment({ PORT: '4000' })).toMatchObject({
      SMTP_URL: 'smtp://127.0.0.1:4006',
      MAIL_FROM: 'Bellkey <bellkey@localhost>',
    });
  });

  test('sends its mail to the mail server that is configured', () => {
    const given = { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'Aurora <aurora@mail.example>' };
    expect(apiEnvironment(given)).toMatchObject(given);
  });
});
