import { describe, expect, test } from '@jest/globals';
import { newProperty } from '../../testing/public-forms.ts';
import { newAddress, newOwner, newPeer, signUpScene } from '../../testing/scenes/sign-up-scene.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

describe.each(testDatabases)('Addresses of new properties on %s', (_, create) => {
  const stage = useTestApi(create, { brandKeys: ['default', 'harbourline', 'quayside'] });
  const { make, opened } = signUpScene(stage);

  test('an address can be taken once; losing the race leaves nothing behind', async () => {
    const subdomain = newAddress();
    const tokens = [newOwner(), newOwner()];
    const answers = await Promise.all(tokens.map((token) => make(token, newProperty(subdomain))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const loser = tokens[answers.findIndex(({ status }) => status === 409)] ?? '';
    const me = await stage.api.call('GET /api/staff/me', { token: loser });
    expect(me.body.memberships).toEqual([]);
  });

  test.each([
    ['aurora-x1', 'free'],
    ['AURORA-X1', 'free'],
    ['ab', 'malformed'],
    ['a'.repeat(31), 'malformed'],
    ['-aurora', 'malformed'],
    ['aurora-', 'malformed'],
    ['xn--aurora', 'malformed'],
    ['hotel aurora', 'malformed'],
    ['aurorá', 'malformed'],
    ['www', 'reserved'],
    ['harbourline', 'reserved'],
    ['quayside', 'reserved'],
    ['demo', 'reserved'],
  ])('the address %s is %s', async (subdomain, state) => {
    const answer = await stage.api.call('POST /api/properties/subdomain', {
      body: { subdomain },
      peer: newPeer(),
    });
    expect(answer.body.state).toBe(state);
    if (state === 'free') return;
    const made = await make(newOwner(), newProperty(subdomain));
    expect(made.body.fields).toHaveProperty('subdomain');
  });

  test('a taken address comes with free ones near it', async () => {
    const { subdomain } = await opened();
    const { body } = await stage.api.call('POST /api/properties/subdomain', { body: { subdomain } });
    expect(body.state).toBe('taken');
    expect((await make(newOwner(), newProperty(subdomain))).body.code).toBe('subdomain-taken');
    expect(body.suggestions).toHaveLength(3);
    for (const name of body.suggestions) {
      const again = await stage.api.call('POST /api/properties/subdomain', { body: { subdomain: name } });
      expect(again.body.state).toBe('free');
    }
  });
});
