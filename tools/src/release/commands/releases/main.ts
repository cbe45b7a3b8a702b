import { existsSync } from 'node:fs';
import path from 'node:path';
import { keyId } from '@bellkey/shared/release/signing';
import { type CommandCall, CommandError, explain } from '../../../command/command.ts';
import { asksForHelp, parseArguments } from '../../../command/command-arguments.ts';
import { loadHistory } from '../../registry/history-file.ts';
import { loadRegistry } from '../../registry/registry-file.ts';
import { makeKeyFile } from '../../registry/signing-key.ts';
import { type ReleaseContext, runReleaseCommand, type Workplace } from '../../workplace/release-command.ts';
import { thisRepository } from '../../workplace/repository.ts';
import { overview, overviewText } from './overview.ts';
import { prune } from './prune.ts';

const SHOWN_CHANGES = 10;
const USAGE = `npm run releases                        what is live, canaries, earlier ones, by whom and when
npm run releases -- --json              the same for programs, with the whole history
npm run releases -- prune [--dry-run]   deletes releases that are older than 30 days and than the last five,
                                        and uploads that were given up for a day
npm run releases -- key <file>          makes a team's private key, and prints the public one for trust.json`;

const WORDS = {
  allowPositionals: true,
  options: { json: { type: 'boolean' }, 'dry-run': { type: 'boolean' } },
} as const;

async function list({ store }: ReleaseContext, json: boolean): Promise<void> {
  const { registry } = await loadRegistry(store);
  const found = overview(registry, await loadHistory(store));
  console.log(
    json
      ? JSON.stringify(found, null, 2)
      : `\n${overviewText(found, { store: store.name, changes: SHOWN_CHANGES })}\n`,
  );
}

async function makeKey(file: string | undefined): Promise<void> {
  if (file === undefined) throw new CommandError(`Name the file for the private key.\n\n${USAGE}`);
  const place = path.resolve(file);
  if (existsSync(place)) throw new CommandError(`${place} exists; a key is never overwritten.`);
  const { publicKey } = await makeKeyFile(place);
  console.log(`
The private key is in ${place}, readable by you alone. Keep it out of every repository; releases are
signed with it when RELEASE_KEY names it.

The public key (id ${keyId(publicKey)}), for whoever runs the host to put into trust.json:

  { "remotes": { "<remote>": { "publicKey": "${publicKey}", "origins": [] } } }
`);
}

/** The subcommands of `releases`, for this repository or a remote's own. */
export async function releases(workplace: Workplace, args: readonly string[]): Promise<void> {
  if (asksForHelp(args)) return console.log(USAGE);
  let parsed: ReturnType<typeof parseArguments<typeof WORDS>>;
  try {
    parsed = parseArguments(args, WORDS, USAGE);
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
    return;
  }
  const { values, positionals } = parsed;
  const [command, file] = positionals;
  const dryRun = values['dry-run'] ?? false;
  if (command === 'key') {
    await makeKey(file).catch((error: unknown) => {
      console.error(explain(error));
      process.exitCode = 1;
    });
    return;
  }
  await runReleaseCommand(workplace, async (context) => {
    if (command === 'prune') await prune(context, { dryRun });
    else if (command === undefined) await list(context, values.json ?? false);
    else throw new CommandError(`There is no command "${command}".\n\n${USAGE}`);
  });
}

/** `npm run releases`: what is live and what was. docs/releasing.md */
export async function main({ arguments: args }: CommandCall): Promise<void> {
  await releases(thisRepository(process.env), args);
}
