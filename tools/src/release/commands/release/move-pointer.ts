import type { Registry, RegistryEntry, ReleaseChange } from '@bellkey/shared/release';
import { CommandError } from '../../../command/command.ts';
import { collisionsWith } from '../../gate/live-pages.ts';
import { withHashes } from '../../registry/fill-hashes.ts';
import { buildOf } from '../../registry/locations.ts';
import { canaried, released } from '../../registry/moves.ts';
import { numbered } from '../../registry/numbered.ts';
import { changeRegistry, type Decision, loadRegistry } from '../../registry/registry-file.ts';
import { teamKey } from '../../registry/signing-key.ts';
import { verifyStored } from '../../upload/upload.ts';
import { type ReleaseContext, throwIfStopped } from '../../workplace/release-command.ts';
import type { PreparedRelease } from './prepare.ts';

/** Result of moving a pointer. */
export type Moved = { outcome: 'changed'; change: ReleaseChange } | { outcome: 'unchanged' };

interface MoveOptions {
  /** Percent of visitors; null for all. */
  share: number | null;
  dryRun: boolean;
}

function decide(
  before: RegistryEntry | undefined,
  { remote, build, pointer }: PreparedRelease,
  share: number | null,
): Decision | null {
  const from = before ? buildOf(before.live) : null;
  const known = before?.integrity[pointer.location] === pointer.integrity;
  if (share === null) {
    if (before?.live === pointer.location && known) return null;
    return { entry: released(before, pointer), change: { action: 'release', remote, build, from } };
  }
  if (before === undefined) {
    throw new CommandError(
      `${remote} has no live release for the other visitors. Release it for everyone: omit --canary.`,
    );
  }
  if (before.live === pointer.location) {
    throw new CommandError(
      `${remote} ${build} is already live for everyone; a canary of it would change nothing.`,
    );
  }
  const { canary } = before;
  if (canary?.release === pointer.location && canary.share === share && known) return null;
  const entry = canaried(before, pointer, share, new Date());
  return { entry, change: { action: 'canary', remote, build, from, share } };
}

/** Repeats the checks that a concurrent change may have invalidated. */
async function checkAgain(
  context: ReleaseContext,
  prepared: PreparedRelease,
  registry: Registry,
): Promise<void> {
  const { store, trust } = context;
  const { remote, build, claims } = prepared;
  await verifyStored(store, remote, build, trust?.remotes[remote]?.publicKey ?? null);
  const clashes = await collisionsWith(store, registry, claims);
  if (clashes.length > 0) {
    throw new CommandError(
      `Meanwhile ${registry.change?.who ?? 'someone'} released pages that this release claims too: ${clashes.join('; ')}.`,
    );
  }
}

/**
 * Makes a prepared release live, for all visitors or a share of them: the only visible step.
 *
 * @throws CommandError when a concurrent change conflicts with it.
 */
export async function movePointer(
  context: ReleaseContext,
  prepared: PreparedRelease,
  { share, dryRun }: MoveOptions,
): Promise<Moved> {
  const { store, who, stopping } = context;
  if (dryRun) {
    const { registry } = await loadRegistry(store);
    const decision = decide(registry.remotes[prepared.remote], prepared, share);
    if (decision === null) return { outcome: 'unchanged' };
    return {
      outcome: 'changed',
      change: { at: new Date().toISOString(), who, revision: registry.revision + 1, ...decision.change },
    };
  }
  const change = await changeRegistry({ store, who }, async (registry) => {
    throwIfStopped(stopping);
    if (registry.revision !== prepared.revision) await checkAgain(context, prepared, registry);
    const before = registry.remotes[prepared.remote];
    const decision = decide(before && (await withHashes(store, before)), prepared, share);
    if (decision === null) return null;
    const { remote: name, build, number, pointer } = prepared;
    const entry = await numbered(decision.entry, {
      before,
      release: { name, build, number },
      location: pointer.location,
      key: () => teamKey(name, { env: context.env, dataDir: context.dataDir, make: false }),
      now: new Date(),
    });
    return { ...decision, entry };
  });
  return change === null ? { outcome: 'unchanged' } : { outcome: 'changed', change };
}
