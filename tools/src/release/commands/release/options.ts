import { BuildId, RemoteName } from '@bellkey/shared/release';
import { CommandError } from '../../../command/command.ts';
import { parseArguments } from '../../../command/command-arguments.ts';

export const USAGE = `npm run release -- <remote>                    builds, checks, signs, uploads and makes it live
npm run release -- <remote> --canary 10        the same, for 10 percent of the visitors; again with another
                                               number changes the share
npm run release -- <remote> --promote          makes its canary live for everyone
npm run release -- <remote> --abort            takes its canary back
npm run release -- <remote> --build <id>       takes a stored build instead of building
npm run release -- host                        tries a new host with every live remote
  --dry-run     says what would be done and checks all that can be, but uploads and changes nothing`;

const WORDS = {
  allowPositionals: true,
  options: {
    canary: { type: 'string' },
    promote: { type: 'boolean' },
    abort: { type: 'boolean' },
    build: { type: 'string' },
    'dry-run': { type: 'boolean' },
  },
} as const;

/** Arguments of `npm run release`. */
export interface ReleaseOptions {
  remote: string;
  action: 'release' | 'canary' | 'promote' | 'abort';
  /** Of a canary: percent of visitors. */
  share: number | null;
  /** The stored build to use; null to build. */
  build: string | null;
  dryRun: boolean;
}

function shareFrom(text: string): number {
  const share = Number(text);
  if (!Number.isInteger(share) || share < 1 || share > 99) {
    throw new CommandError(
      `--canary is "${text}"; it has to be a whole number of percent from 1 to 99. Omit it to release for everyone.`,
    );
  }
  return share;
}

/** @throws CommandError with the problem and the usage. */
export function parseOptions(args: readonly string[], remotes: readonly string[]): ReleaseOptions {
  const { values, positionals } = parseArguments(args, WORDS, USAGE);
  const [remote] = positionals;
  if (remote === undefined || positionals.length > 1 || !RemoteName.safeParse(remote).success) {
    throw new CommandError(`Say which one to release: ${remotes.join(', ')}.\n\n${USAGE}`);
  }
  const asked = [
    ...(values.canary === undefined ? [] : ['canary' as const]),
    ...(values.promote ? ['promote' as const] : []),
    ...(values.abort ? ['abort' as const] : []),
  ];
  if (asked.length > 1) throw new CommandError(`--${asked.join(' and --')} cannot be combined.\n\n${USAGE}`);
  const action = asked[0] ?? 'release';
  const build = values.build ?? null;
  if (build !== null && !BuildId.safeParse(build).success) {
    throw new CommandError(
      `--build is "${build}", which is not a build id. \`npm run releases\` lists them.`,
    );
  }
  if (build !== null && (action === 'promote' || action === 'abort')) {
    throw new CommandError(`--${action} applies to the current canary; omit --build.`);
  }
  return {
    remote,
    action,
    share: values.canary === undefined ? null : shareFrom(values.canary),
    build,
    dryRun: values['dry-run'] ?? false,
  };
}
