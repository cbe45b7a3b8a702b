import { type RegistryEntry, RemoteName } from '@bellkey/shared/release';
import { CommandError } from '../../../command/command.ts';
import { parseArguments } from '../../../command/command-arguments.ts';
import { withHashes } from '../../registry/fill-hashes.ts';
import { buildOf, isElsewhere, shortName } from '../../registry/locations.ts';
import { wentBack } from '../../registry/moves.ts';
import { numbered } from '../../registry/numbered.ts';
import { changeRegistry, loadRegistry } from '../../registry/registry-file.ts';
import { teamKey } from '../../registry/signing-key.ts';
import { loadStored } from '../../upload/upload.ts';
import { type ReleaseContext, throwIfStopped } from '../../workplace/release-command.ts';
import { reportHost } from '../../workplace/report-host.ts';

export const USAGE = `npm run rollback -- <remote>                    back to the release before the live one
npm run rollback -- <remote> --to <build>       back (or forth) to that one
  --dry-run     says what would be done, and changes nothing`;

interface RollbackOptions {
  remote: string;
  to: string | null;
  dryRun: boolean;
}

const WORDS = {
  allowPositionals: true,
  options: { to: { type: 'string' }, 'dry-run': { type: 'boolean' } },
} as const;

/** @throws CommandError with the usage. */
export function parseRollbackOptions(args: readonly string[], remotes: readonly string[]): RollbackOptions {
  const { values, positionals } = parseArguments(args, WORDS, USAGE);
  const [remote] = positionals;
  if (remote === undefined || positionals.length > 1 || !RemoteName.safeParse(remote).success) {
    throw new CommandError(`Say which one to roll back: ${remotes.join(', ')}.\n\n${USAGE}`);
  }
  return { remote, to: values.to ?? null, dryRun: values['dry-run'] ?? false };
}

/** The target of a rollback. @throws CommandError when there is none. */
function target(remote: string, entry: RegistryEntry | undefined, to: string | null): string {
  if (entry === undefined) throw new CommandError(`${remote} was never released here.`);
  if (to === null) {
    const [before] = entry.earlier;
    if (before !== undefined) return before;
    throw new CommandError(
      `${remote} has no earlier release to go back to; ${shortName(entry.live)} is the first.`,
    );
  }
  if (buildOf(entry.live) === to) throw new CommandError(`${remote} ${to} is already live.`);
  const found = entry.earlier.find((location) => buildOf(location) === to);
  if (found !== undefined) return found;
  const known = entry.earlier.map(shortName).join(', ') || 'none';
  throw new CommandError(
    `${to} is not among the earlier releases of ${remote} (${known}). An older one that is still stored: \`npm run release -- ${remote} --build ${to}\`.`,
  );
}

/** `npm run rollback`: makes an earlier release live again. Nothing is built or uploaded: the host has its files. */
export async function rollback(context: ReleaseContext, options: RollbackOptions): Promise<void> {
  const { store, who, steps, trust, stopping } = context;
  const { remote, dryRun } = options;
  const seen = (await loadRegistry(store)).registry.remotes[remote];
  const goal = target(remote, seen, options.to);
  const left = seen?.live ?? '';
  steps.line(`  ${remote} goes back from ${shortName(left)} to ${shortName(goal)}.`);
  const build = buildOf(goal);
  let number: number | undefined;
  if (build !== null && !isElsewhere(goal)) {
    const { pointer, release } = await loadStored(
      store,
      remote,
      build,
      trust?.remotes[remote]?.publicKey ?? null,
    );
    number = release.number;
    const listed = seen?.integrity[goal];
    if (listed !== undefined && listed !== pointer.integrity) {
      throw new CommandError(`${store.placeOf(goal)} was changed since its release: its sha384 differs.`);
    }
  }
  if (dryRun) return steps.line('  Dry run: nothing was changed.');

  const change = await changeRegistry({ store, who }, async (registry) => {
    throwIfStopped(stopping);
    const before = registry.remotes[remote];
    if (before?.live !== left || !before.earlier.includes(goal)) {
      throw new CommandError(
        `Meanwhile ${registry.change?.who ?? 'someone'} changed what is live of ${remote}. Look at \`npm run releases\`, then run this again.`,
      );
    }
    if (build === null) throw new CommandError(`${goal} names no build; edit the registry by hand.`);
    const entry = await numbered(wentBack(await withHashes(store, before), goal), {
      before,
      release: { name: remote, build, number },
      location: goal,
      always: true,
      key: () => teamKey(remote, { env: context.env, dataDir: context.dataDir, make: false }),
      now: new Date(),
    });
    return { entry, change: { action: 'rollback', remote, build, from: buildOf(left) } };
  });
  context.moved();
  steps.line(`  ${remote} ${change?.build} is live again.`);
  if (build !== null) await reportHost(context, remote, { kind: 'live', build });
}
