import { integrityOf } from '@bellkey/shared/release/integrity';
import { CommandError } from '../../../command/command.ts';
import { asStep } from '../../../command/steps.ts';
import { type Claims, claimsOf } from '../../gate/live-pages.ts';
import { requireContract } from '../../gate/require-contract.ts';
import { locationOf } from '../../registry/locations.ts';
import type { Pointer } from '../../registry/moves.ts';
import { loadRegistry } from '../../registry/registry-file.ts';
import { type TeamKey, teamKey } from '../../registry/signing-key.ts';
import { findKeyProblem, trustOnThisMachine } from '../../registry/trust-file.ts';
import { loadBuilt } from '../../upload/built-release.ts';
import { uploadRelease, verifyStored } from '../../upload/upload.ts';
import { type ReleaseContext, throwIfStopped } from '../../workplace/release-command.ts';

/** A release that may go live: it passed the gate, and is complete in the store (except in a dry run). */
export interface PreparedRelease {
  remote: string;
  build: string;
  pointer: Pointer;
  /** For collisions with concurrent releases. */
  claims: Claims;
  /** Hash of its `release.json` in the store. */
  number: number | undefined;
  /** The registry's revision before the checks. */
  revision: number;
}

/** The key of a remote, added to the trust file where this machine maintains it; in a dry run only checked. */
async function keyFor(context: ReleaseContext, remote: string, dryRun: boolean): Promise<TeamKey | null> {
  const { env, dataDir, own, trust, trustFile } = context;
  const isFirst = own && !trust?.remotes[remote];
  if (isFirst && dryRun) return null;
  const key = await teamKey(remote, { env, dataDir, make: own });
  if (isFirst) {
    await trustOnThisMachine(trustFile, remote, key.publicKey);
    return key;
  }
  const problem = findKeyProblem(trust, remote, key.publicKey);
  if (problem) throw new CommandError(`The host would refuse the release: ${problem}.`);
  return key;
}

/**
 * Builds a remote, runs the contract gate, signs it, uploads it and verifies the upload. None of this is visible yet.
 *
 * @throws CommandError at the first step that fails.
 */
export async function prepareBuilt(
  context: ReleaseContext,
  remote: string,
  dryRun: boolean,
): Promise<PreparedRelease> {
  const { store, steps, stopping } = context;
  const { registry } = await loadRegistry(store);
  const key = await keyFor(context, remote, dryRun);
  const built = await loadBuilt(await context.build(remote, steps, stopping));
  const { release } = built;
  if (release.name !== remote) {
    throw new CommandError(`${built.folder} is a release of ${release.name}, not of ${remote}.`);
  }
  steps.line(`  ${remote} ${release.version}, build ${release.build}, ${release.files.length} files`);
  throwIfStopped(stopping);
  await requireContract(context, registry, built);
  throwIfStopped(stopping);
  const location = locationOf(remote, release.build);
  const prepared = {
    remote,
    build: release.build,
    number: release.number,
    claims: claimsOf(release),
    revision: registry.revision,
  };
  if (dryRun || key === null)
    return { ...prepared, pointer: { location, integrity: integrityOf(built.bytes) } };

  const upload = steps.begin(`Sign and upload to ${store.name}`);
  try {
    const sent = await uploadRelease(store, built, key, stopping);
    upload.done(sent === 0 ? 'all there already' : `${sent} files sent`);
  } catch (error) {
    upload.failed();
    throw error;
  }
  throwIfStopped(stopping);
  const stored = await asStep(steps, 'Read it back, check every hash', () =>
    verifyStored(store, remote, release.build, key.publicKey),
  );
  return { ...prepared, number: stored.release.number, pointer: stored.pointer };
}

/** Uses a build that is already in the store. It is verified there; it passed the gate when it was released. */
export async function prepareStored(
  context: ReleaseContext,
  remote: string,
  build: string,
): Promise<PreparedRelease> {
  const { store, steps, trust } = context;
  const { registry } = await loadRegistry(store);
  const publicKey = trust?.remotes[remote]?.publicKey ?? null;
  const stored = await asStep(steps, `Read build ${build}, check every hash`, () =>
    verifyStored(
      store,
      remote,
      build,
      publicKey,
      'Take another build, or leave --build out to build and send it again.',
    ),
  );
  return {
    remote,
    build,
    pointer: stored.pointer,
    claims: claimsOf(stored.release),
    number: stored.release.number,
    revision: registry.revision,
  };
}
