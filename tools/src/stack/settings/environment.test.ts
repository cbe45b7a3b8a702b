import { describe, expect, test } from '@jest/globals';
import { loadEnvironment } from './environment.ts';

describe('the address that the stack binds to', () => {
  test('is loopback by default', () => {
    expect(loadEnvironment({}).host).toBe('127.0.0.1');
  });

  test.each(['127.0.0.1', '127.0.0.2', 'localhost', '::1'])('may be %s', (HOST) => {
    expect(loadEnvironment({ HOST }).host).toBe(HOST);
  });

  test.each(['0.0.0.0', '::', '192.168.1.20', '10.0.0.1', 'hotel.example', '127.0.0.1.example'])(
    'is not %s, which other machines reach, without the flag for it',
    (HOST) => {
      expect(() => loadEnvironment({ HOST })).toThrow(
        /can create, read and take over every account.*EXPOSE_AUTH_EMULATOR=1/,
      );
      expect(() => loadEnvironment({ HOST, EXPOSE_AUTH_EMULATOR: 'yes' })).toThrow('EXPOSE_AUTH_EMULATOR=1');
      expect(loadEnvironment({ HOST, EXPOSE_AUTH_EMULATOR: '1' }).host).toBe(HOST);
    },
  );
});
