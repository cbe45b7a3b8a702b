import type { RuntimeConfig } from '@bellkey/shared/shell';
import type { LoadChunk } from '../api-client/load-chunk.ts';
import type { IdentityClient } from './identity.ts';
import { askForMobileTimeouts } from './network/mobile-timeouts.ts';

/**
 * Evaluates the identity client's package for this kind of device, and creates the tab's one client.
 *
 * @param loadChunk loads what is not in the client's own chunk
 */
export async function loadIdentityClient(
  identity: RuntimeConfig['identity'],
  loadChunk: LoadChunk,
): Promise<IdentityClient> {
  const end = askForMobileTimeouts(navigator);
  try {
    // In this file's chunk (`eager`), but evaluated only now.
    const { createIdentityClient } = await import(/* webpackMode: "eager" */ './identity-client.ts');
    return await createIdentityClient(identity, loadChunk);
  } finally {
    end();
  }
}
