import type { ReleaseChange } from '@bellkey/shared/release';
import { CommandError } from '../../../command/command.ts';
import { withHashes } from '../../registry/fill-hashes.ts';
import { buildOf, isElsewhere, shortName } from '../../registry/locations.ts';
import { aborted, released } from '../../registry/moves.ts';
import { numbered } from '../../registry/numbered.ts';
import { changeRegistry, loadRegistry } from '../../registry/registry-file.ts';
import { teamKey } from '../../registry/signing-key.ts';
import { loadStored } from '../../upload/upload.ts';
import type { ReleaseContext } from '../../workplace/release-command.ts';

const noCanary = (remote: string) =>
  new CommandError(
    `There is no canary of ${remote}. \`npm run release -- ${remote} --canary 10\` starts one; \`npm run releases\` shows what is live.`,
  );

/**
 * Ends a remote's canary: for every visitor, or for none.
 *
 * @returns the change, or null of a dry run.
 * @throws CommandError when there is no canary, or it has just been replaced.
 */
export async function endCanary(
  context: ReleaseContext,
  remote: string,
  action: 'promote' | 'abort',
  dryRun: boolean,
): Promise<ReleaseChange | null> {
  const { store, who, steps } = context;
  const seen = (await loadRegistry(store)).registry.remotes[remote];
  if (!seen?.canary) throw noCanary(remote);
  const { release: location, share } = seen.canary;
  steps.line(
    action === 'promote'
      ? `  ${remote} ${shortName(location)}, now for ${share} %, becomes live for everyone in place of ${shortName(seen.live)}.`
      : `  ${remote} ${shortName(location)}, now for ${share} %, is taken back; everyone gets ${shortName(seen.live)}.`,
  );
  if (dryRun) return null;
  return changeRegistry({ store, who }, async (registry) => {
    const before = registry.remotes[remote];
    if (!before?.canary) throw noCanary(remote);
    if (before.canary.release !== location) {
      throw new CommandError(
        `Meanwhile ${registry.change?.who ?? 'someone'} made ${shortName(before.canary.release)} the canary of ${remote}. Look at it, then run this again.`,
      );
    }
    const whole = await withHashes(store, before);
    const integrity = whole.integrity[location];
    if (integrity === undefined)
      throw new CommandError(`${location} in ${store.name} can no longer be loaded.`);
    const moved = action === 'promote' ? released(whole, { location, integrity }) : aborted(whole);
    const build = buildOf(location);
    if (build === null) throw new CommandError(`${location} names no build; edit the registry by hand.`);
    // A reverted canary must not return by its number alone: the live release gets a higher one.
    const place = action === 'promote' ? location : before.live;
    const target = buildOf(place);
    const publicKey = context.trust?.remotes[remote]?.publicKey ?? null;
    const stored = target && !isElsewhere(place) ? await loadStored(store, remote, target, publicKey) : null;
    const entry = await numbered(moved, {
      before,
      release: { name: remote, build: target ?? build, number: stored?.release.number },
      location: place,
      always: true,
      key: () => teamKey(remote, { env: context.env, dataDir: context.dataDir, make: false }),
      now: new Date(),
    });
    return { entry, change: { action, remote, build, from: buildOf(before.live) } };
  });
}
