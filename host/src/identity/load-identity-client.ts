import type { RuntimeConfig } from '@bellkey/shared/shell';
import type { IdentityClient } from './identity.ts';
import { askForMobileTimeouts } from './network/mobile-timeouts.ts';

/** Evaluates the identity client's package as the kind of device that this is, and makes the one client of this tab. */
export async function loadIdentityClient(identity: RuntimeConfig['identity']): Promise<IdentityClient> {
  const end = askForMobileTimeouts(navigator);
  try {
    // In the same file as this one (`eager`), but evaluated only now.
    const { createIdentityClient } = await import(/* webpackMode: "eager" */ './identity-client.ts');
    return await createIdentityClient(identity);
  } finally {
    end();
  }
}
