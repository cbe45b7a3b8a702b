import { createServer } from 'node:http';
import Provider from 'oidc-provider';

/** The person who signs in at a test's provider. */
export interface ProviderPerson {
  sub: string;
  email: string;
  name: string;
}

/** A certified OpenID Connect provider on a port of this machine, with one client and one person. */
export interface TestProvider {
  stop(): Promise<void>;
}

/** The stack's client there. */
export const CLIENT = { id: 'bellkey', secret: 'a secret of the client that is long enough' };

/** @param callbackUrl the only redirect address of the provider */
export async function startTestProvider(
  port: number,
  callbackUrl: string,
  person: ProviderPerson,
): Promise<TestProvider> {
  const provider = new Provider(`http://127.0.0.1:${port}`, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [callbackUrl] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    findAccount: (_context, sub) => ({
      accountId: sub,
      // Unverified, so that the identity provider does not link it to an account of that address automatically: the
      // real one never does that for OpenID Connect providers, the emulator does for verified addresses.
      claims: async () => ({ ...person, sub, email_verified: false }),
    }),
    features: { devInteractions: { enabled: true } },
  });
  const server = createServer(provider.callback());
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
