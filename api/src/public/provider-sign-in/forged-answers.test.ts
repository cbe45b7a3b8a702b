import { describe, expect, test } from '@jest/globals';
import { Browser, useProviderSignIn } from '../../testing/scenes/provider-sign-in-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { ATTEMPT_MAX_AGE_MS } from './attempts.ts';

describe.each(testDatabases)('Answers that are not used, on %s', (_, create) => {
  const scene = useProviderSignIn(create);

  test.each([
    ['of another issuer', { claims: { iss: 'https://elsewhere.example' } }],
    ['for another audience', { claims: { aud: 'somebody-else' } }],
    ['for several audiences, handed to another', { claims: { aud: ['bellkey', 'x'], azp: 'x' } }],
    ['that has expired', { claims: { exp: Math.floor(Date.now() / 1000) - 120 } }],
    ['without an expiry', { claims: { exp: undefined } }],
    ['that is not valid yet', { claims: { nbf: Math.floor(Date.now() / 1000) + 600 } }],
    ['without a subject', { claims: { sub: undefined } }],
    ['with another nonce', { claims: { nonce: 'another' } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['that is not signed', { signature: 'none' }],
    ['signed with the client’s secret', { signature: 'HS256' }],
    ['signed with another key', { signature: 'wrong-key' }],
  ] as const)('a token %s is not used', async (_case, faults) => {
    scene.provider.faults = faults;
    const { status, body } = await scene.browser.finish(await scene.thereAndBack());
    expect([status, body.code]).toEqual([422, 'provider-answer-invalid']);
  });

  test('an answer without a token is not used', async () => {
    scene.provider.faults = { withoutIdToken: true };
    expect((await scene.browser.finish(await scene.thereAndBack())).body.code).toBe(
      'provider-answer-invalid',
    );
  });

  test('an answer in the name of another provider is not redeemed', async () => {
    scene.provider.faults = { answeredIssuer: 'https://elsewhere.example' };
    const answer = await scene.thereAndBack();
    const before = scene.provider.asked.get('/token') ?? 0;
    expect((await scene.browser.finish(answer)).body.code).toBe('provider-answer-invalid');
    expect(scene.provider.asked.get('/token') ?? 0).toBe(before);
  });

  test('another state, none, two, or one of an unknown attempt: not redeemed', async () => {
    const answer = new URLSearchParams(await scene.thereAndBack());
    const before = scene.provider.asked.get('/token') ?? 0;
    const code = answer.get('code') ?? '';
    const state = answer.get('state') ?? '';
    for (const parameters of [
      `code=${code}&state=theirs`,
      `code=${code}`,
      `code=${code}&state=`,
      `code=${code}&state=${state}&state=${state}`,
      `error=server_error&state=theirs`,
      'code',
      '',
    ]) {
      expect((await scene.browser.finish(parameters)).body.code).toBe('provider-answer-unknown');
    }
    expect(scene.provider.asked.get('/token') ?? 0).toBe(before);
    expect((await scene.browser.finish(answer.toString())).status).toBe(200);
  });

  test('an answer is used once, even when it arrives twenty times at once', async () => {
    scene.provider.faults = { careless: true };
    const answer = await scene.thereAndBack();
    const before = scene.provider.asked.get('/token') ?? 0;
    const all = await Promise.all(Array.from({ length: 20 }, () => scene.browser.finish(answer)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
    expect((await scene.browser.finish(answer)).body.code).toBe('provider-answer-unknown');
    expect(scene.provider.asked.get('/token')).toBe(before + 1);
  });

  test('a code that was used already is refused by an honest provider, and said to be no good', async () => {
    const first = new URLSearchParams(await scene.thereAndBack());
    expect((await scene.browser.finish(first.toString())).status).toBe(200);
    const second = new URLSearchParams(await scene.thereAndBack());
    second.set('code', first.get('code') ?? '');
    expect((await scene.browser.finish(second.toString())).body.code).toBe('provider-answer-invalid');
  });

  test('a code of another attempt does not fit this one’s code verifier', async () => {
    const theirs = new URLSearchParams(await scene.thereAndBack());
    const ours = new URLSearchParams(await scene.thereAndBack());
    ours.set('code', theirs.get('code') ?? '');
    expect((await scene.browser.finish(ours.toString())).body.code).toBe('provider-answer-invalid');
  });

  test('an answer that another browser sends is not used, and leaves the original attempt alone', async () => {
    const answer = await scene.thereAndBack();
    const stranger = new Browser(scene.api, '203.0.113.9');
    expect((await stranger.finish(answer)).body.code).toBe('provider-answer-unknown');
    await stranger.begin();
    expect((await stranger.finish(answer)).body.code).toBe('provider-answer-unknown');
    expect((await scene.browser.finish(answer)).status).toBe(200);
  });

  test('an answer that comes after ten minutes is too late, once and for all', async () => {
    const answer = await scene.thereAndBack();
    const before = scene.provider.asked.get('/token') ?? 0;
    scene.api.clock.skip(ATTEMPT_MAX_AGE_MS);
    expect((await scene.browser.finish(answer)).body.code).toBe('provider-answer-late');
    expect((await scene.browser.finish(answer)).body.code).toBe('provider-answer-unknown');
    expect(scene.provider.asked.get('/token') ?? 0).toBe(before);
  });

  test.each(['reset', 503] as const)('a provider that is away (%s) is said to be away', async (down) => {
    const answer = await scene.thereAndBack();
    scene.provider.faults = { down };
    const { status, body } = await scene.browser.finish(answer);
    expect([status, body.code]).toEqual([503, 'provider-unreachable']);
  });

  test('a refusal of the token endpoint is no token', async () => {
    scene.provider.faults = { tokenError: 'invalid_client' };
    expect((await scene.browser.finish(await scene.thereAndBack())).body.code).toBe(
      'provider-answer-invalid',
    );
  });
});
