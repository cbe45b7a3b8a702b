import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { ConfigurationError, loadConfiguration } from './configuration.ts';

describe('The configuration', () => {
  test('needs no variables', () => {
    expect(loadConfiguration({})).toMatchObject({
      port: 3001,
      host: '127.0.0.1',
      dataFolder: '.data',
      databaseUrl: null,
      ai: null,
      demo: null,
    });
  });

  test('an empty variable counts as unset', () => {
    expect(loadConfiguration({ DATABASE_URL: '', API_PORT: '' })).toMatchObject({
      port: 3001,
      databaseUrl: null,
    });
  });

  test('the error lists every bad variable at once', () => {
    const read = () =>
      loadConfiguration({
        API_PORT: '99999',
        DATABASE_URL: 'mysql://x',
        LOG_LEVEL: 'loud',
        PUBLIC_ORIGINS: 'hotel.example',
      });
    expect(read).toThrow(ConfigurationError);
    try {
      read();
    } catch (error) {
      expect((error as ConfigurationError).variables).toEqual([
        'API_PORT',
        'DATABASE_URL',
        'LOG_LEVEL',
        'PUBLIC_ORIGINS',
      ]);
    }
  });

  test('the number of workers follows the machine unless the environment sets it', () => {
    expect(loadConfiguration({})).toMatchObject({ turnWorkers: null, turnWorkerMemoryMb: 256 });
    expect(loadConfiguration({ TURN_WORKERS: '3', TURN_WORKER_MEMORY_MB: '512' })).toMatchObject({
      turnWorkers: 3,
      turnWorkerMemoryMb: 512,
    });
    expect(() => loadConfiguration({ TURN_WORKERS: '0' })).toThrow('TURN_WORKERS');
  });

  test('metrics are served only if a port is set, and to other machines only with a token', () => {
    expect(loadConfiguration({}).metrics).toBeNull();
    expect(loadConfiguration({ METRICS_PORT: '9464' }).metrics).toEqual({
      port: 9464,
      host: '127.0.0.1',
      token: null,
    });
    const open = { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' };
    expect(() => loadConfiguration(open)).toThrow('METRICS_TOKEN');
    expect(loadConfiguration({ ...open, METRICS_TOKEN: 'a-token-of-a-reader' }).metrics?.host).toBe(
      '0.0.0.0',
    );
  });

  test('operators need a second factor if that is switched on', () => {
    expect(loadConfiguration({}).operatorsSecondFactor).toBe(false);
    expect(loadConfiguration({ OPERATORS_SECOND_FACTOR: '1' }).operatorsSecondFactor).toBe(true);
    expect(() => loadConfiguration({ OPERATORS_SECOND_FACTOR: 'yes' })).toThrow('OPERATORS_SECOND_FACTOR');
  });

  test('an operator may belong to a brand that is a data file, and to no unknown brand', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'bellkey-brands-'));
    writeFileSync(path.join(folder, 'quayside.json'), '{}');
    try {
      expect(loadConfiguration({ OPERATORS: 'u1:quayside', BRANDS_DIR: folder }).operators).toEqual([
        { uid: 'u1', brand: 'quayside' },
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
    expect(() => loadConfiguration({ OPERATORS: 'u1:quayside' })).toThrow('uid:brand of a brand there is');
    expect(() => loadConfiguration({ BRANDS_DIR: folder })).toThrow('BRANDS_DIR is no folder');
  });

  test('production refuses the Auth emulator, which takes unsigned tokens', () => {
    const environment = { NODE_ENV: 'production', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
    expect(() => loadConfiguration(environment)).toThrow(
      'FIREBASE_AUTH_EMULATOR_HOST must not be set in production',
    );
    expect(() => loadConfiguration({ ...environment, NODE_ENV: 'development' })).not.toThrow();
  });

  describe('a sign-in provider', () => {
    const whole = {
      OIDC_ISSUER: 'https://accounts.hotel.example',
      OIDC_CLIENT_ID: 'bellkey',
      OIDC_CLIENT_SECRET: 'secret',
      PUBLIC_ORIGINS: 'https://bellkey.example',
    };

    test('is configured when all of it is set, and absent when nothing is', () => {
      expect(loadConfiguration(whole).oidc).toEqual({
        issuer: whole.OIDC_ISSUER,
        clientId: 'bellkey',
        clientSecret: 'secret',
      });
      expect(loadConfiguration({}).oidc).toBeNull();
    });

    test.each(Object.keys(whole))('does not start without %s', (name) => {
      expect(() => loadConfiguration({ ...whole, [name]: '' })).toThrow(`${name} is needed`);
    });

    test('requires https, except on this machine while developing', () => {
      const at = (OIDC_ISSUER: string, NODE_ENV: string) => () =>
        loadConfiguration({ ...whole, OIDC_ISSUER, NODE_ENV });
      expect(at('http://accounts.hotel.example', 'development')).toThrow('must begin with https://');
      expect(at('http://127.0.0.1.hotel.example', 'development')).toThrow('must begin with https://');
      expect(at('http://127.0.0.1:4000', 'production')).toThrow('must begin with https://');
      expect(at('http://127.0.0.1:4000', 'development')).not.toThrow();
    });
  });
});
