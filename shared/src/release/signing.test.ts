/** @jest-environment node */
import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { generateSigningKey, keyId, publicKeyOf, signRelease, verifyRelease } from './signing.ts';
import { ReleaseSignature } from './trust.ts';

const release = Buffer.from('{"name":"guest","build":"abc123"}');
const key = generateSigningKey();
const signed = (content = release, privateKey = key.privateKey) =>
  JSON.stringify(signRelease(content, privateKey));

describe('the signature of a release', () => {
  test('is valid for the signed bytes, and names its key', () => {
    expect(ReleaseSignature.parse(JSON.parse(signed())).key).toBe(keyId(key.publicKey));
    expect(verifyRelease(release, signed(), key.publicKey)).toEqual({ ok: true });
  });

  test('is invalid when any byte of the release differs', () => {
    const signature = signed();
    for (let place = 0; place < release.length; place += 1) {
      const flipped = Buffer.from(release);
      flipped[place] = (flipped[place] ?? 0) ^ 1;
      expect(verifyRelease(flipped, signature, key.publicKey).ok).toBe(false);
    }
  });

  test('is invalid when any byte of the signature differs', () => {
    const signature = Buffer.from(signed());
    for (let place = 0; place < signature.length; place += 1) {
      const flipped = Buffer.from(signature);
      flipped[place] = (flipped[place] ?? 0) ^ 1;
      expect(verifyRelease(release, flipped.toString('latin1'), key.publicKey).ok).toBe(false);
    }
  });

  test("by another team's key is refused with both keys' ids", () => {
    const other = generateSigningKey();
    expect(verifyRelease(release, signed(release, other.privateKey), key.publicKey)).toEqual({
      ok: false,
      error: `it is signed with key ${keyId(other.publicKey)}; the trusted one is ${keyId(key.publicKey)}`,
    });
  });

  test.each([
    ['half a file', '{"algorithm":"Ed', 'its signature is not JSON'],
    ['another algorithm', '{"algorithm":"none"}', 'its signature is not of the known form'],
  ])('that is %s is refused', (_, text, error) => {
    expect(verifyRelease(release, text, key.publicKey)).toEqual({ ok: false, error });
  });

  test('is refused without throwing when the trusted key is not a key', () => {
    const broken = Buffer.from('no key').toString('base64');
    const signature = JSON.stringify({ ...JSON.parse(signed()), key: keyId(broken) });
    expect(verifyRelease(release, signature, broken)).toMatchObject({
      ok: false,
      error: expect.stringContaining('the trusted key cannot be used'),
    });
  });
});

describe('a signing key', () => {
  test('yields its public half', () => {
    expect(publicKeyOf(key.privateKey)).toBe(key.publicKey);
  });

  test('of another kind is refused', () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
      .privateKey.export({ type: 'pkcs8', format: 'pem' })
      .toString();
    expect(() => publicKeyOf(rsa)).toThrow('the key is rsa, not Ed25519');
    expect(() => signRelease(release, rsa)).toThrow('the key is rsa, not Ed25519');
  });
});
