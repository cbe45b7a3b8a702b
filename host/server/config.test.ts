import { describe, expect, test } from '@jest/globals';
import { parseConfig } from './config.ts';

const production = {
  RELEASE_TRUST: '/srv/trust.json',
  REGISTRY: '/srv/remotes.json',
  PUBLIC_HOSTS: 'bellkey.example',
};

describe('production', () => {
  test.each([
    ['PUBLIC_HOSTS', { ...production, PUBLIC_HOSTS: '' }],
    [
      'PUBLIC_HOSTS',
      { ...production, PUBLIC_HOSTS: '', BELLKEY_ENVIRONMENT: 'demo', NODE_ENV: 'production' },
    ],
    ['RELEASE_TRUST', { ...production, RELEASE_TRUST: '' }],
  ])('does not start without %s, whichever variable declares production: %j', (variable, environment) => {
    expect(() => parseConfig(environment)).toThrow(new RegExp(`${variable}: name the`));
  });

  test('is neither a demo nor development', () => {
    for (const mode of ['demo', 'development'])
      expect(parseConfig({ BELLKEY_ENVIRONMENT: mode })).toMatchObject({ publicHosts: [], trust: null });
  });
});

describe('registry and trusted keys over plain http', () => {
  test.each([
    ['REGISTRY', { ...production, REGISTRY: 'http://releases.example/remotes.json' }],
    ['RELEASE_TRUST', { ...production, RELEASE_TRUST: 'http://releases.example/trust.json' }],
    ['REGISTRY', { ...production, REGISTRY: 'http://127.0.0.1:8000/remotes.json' }],
    ['REGISTRY', { ...production, REGISTRY: 'HTTP://releases.example/remotes.json' }],
    [
      'RELEASE_TRUST',
      { ...production, RELEASE_TRUST: 'http://10.0.0.7/trust.json', ALLOW_LOOPBACK_HTTP: '1' },
    ],
    [
      'REGISTRY',
      {
        ...production,
        BELLKEY_ENVIRONMENT: 'demo',
        NODE_ENV: 'production',
        REGISTRY: 'http://releases.example/r.json',
      },
    ],
  ])('in production are refused, and %s is named', (variable, environment) => {
    expect(() => parseConfig(environment)).toThrow(new RegExp(`${variable}: http://.* over plain http`));
  });

  test('from this machine are accepted with the flag, and over https without', () => {
    const registry = 'http://127.0.0.1:8000/remotes.json';
    expect(parseConfig({ ...production, REGISTRY: registry, ALLOW_LOOPBACK_HTTP: '1' })).toMatchObject({
      registry,
      plainHttp: 'loopback',
    });
    const secure = 'https://releases.example/remotes.json';
    expect(parseConfig({ ...production, REGISTRY: secure })).toMatchObject({
      registry: secure,
      plainHttp: 'never',
    });
  });

  test('are accepted in development', () => {
    const registry = 'http://releases.example/remotes.json';
    expect(parseConfig({ BELLKEY_ENVIRONMENT: 'development', REGISTRY: registry }).registry).toBe(registry);
  });
});
