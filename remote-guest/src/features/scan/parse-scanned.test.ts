import { checkCharacter } from '@bellkey/shared/api';
import { describe, expect, test } from '@jest/globals';
import { parseScanned } from './parse-scanned.ts';

const FULL = 'q7Zt0bYk3mJx-VwA_9LdQe';
const SHORT = `7K2M4PX${checkCharacter('7K2M4PX')}`;
const read = (text: string, here = 'bellkey.example') => parseScanned(text, here);

describe('our codes', () => {
  test.each([
    `https://bellkey.example/scan-qr?c=${FULL}`,
    `https://harbourline.bellkey.example/scan-qr?c=${FULL}`,
    `https://prata.bellkey.example/scan-qr?c=${FULL}`,
    `https://bellkey.example/scan-qr/?utm=x&c=${FULL}#top`,
    FULL,
  ])('%s is the code', (text) => {
    expect(read(text)).toEqual({ kind: 'code', code: { kind: 'full', value: FULL } });
  });

  test('a link of the base domain is ours on a co-brand’s page too', () => {
    expect(read(`http://localhost:3000/scan-qr?c=${FULL}`, 'harbourline.localhost').kind).toBe('code');
  });

  test('a property’s code is ours on another property’s page, and on the base domain’s', () => {
    const link = `https://prata.bellkey.example/scan-qr?c=${FULL}`;
    expect(read(link, 'outro.bellkey.example').kind).toBe('code');
    expect(read(`https://bellkey.example/scan-qr?c=${FULL}`, 'prata.bellkey.example').kind).toBe('code');
  });

  test.each([SHORT, SHORT.toLowerCase(), `${SHORT.slice(0, 4)}-${SHORT.slice(4)}`, ` ${SHORT} `])(
    'typed as %j it is the same short code',
    (text) => {
      expect(read(text)).toEqual({ kind: 'code', code: { kind: 'short', value: SHORT } });
    },
  );
});

describe('other codes', () => {
  test.each([
    [`https://evil.example/scan-qr?c=${FULL}`, 'evil.example'],
    [`https://bellkey.example.evil.test/scan-qr?c=${FULL}`, 'bellkey.example.evil.test'],
    [`https://harbourline.evil.example/scan-qr?c=${FULL}`, 'harbourline.evil.example'],
    [`https://deep.below.bellkey.example/scan-qr?c=${FULL}`, 'deep.below.bellkey.example'],
    [`https://example/scan-qr?c=${FULL}`, 'example'],
    [`https://bellkey.example@evil.example/scan-qr?c=${FULL}`, 'evil.example'],
    [`ftp://bellkey.example/scan-qr?c=${FULL}`, 'bellkey.example'],
  ])('%s is foreign, and its host is named', (text, host) => {
    expect(read(text)).toEqual({ kind: 'foreign', host });
  });

  test.each([
    '',
    'hello',
    'javascript:alert(1)',
    'WIFI:S:Aurora;T:WPA;P:secret;;',
    'https://bellkey.example/scan-qr',
    `https://bellkey.example/chat?c=${FULL}`,
    `${SHORT.slice(0, 7)}${SHORT.endsWith('0') ? '1' : '0'}`,
  ])('%s is not a code', (text) => {
    expect(read(text)).toEqual({ kind: 'malformed' });
  });
});
