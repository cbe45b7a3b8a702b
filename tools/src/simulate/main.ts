import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BenchLocation } from '../bench/api/data/bench-database.ts';
import { makeServerDatabase } from '../bench/api/data/server-database.ts';
import { type CommandCall, explain } from '../command/command.ts';
import { asksForHelp } from '../command/command-arguments.ts';
import { drawDay } from './ledger/draw-day.ts';
import { formatLedger } from './ledger/format-ledger.ts';
import { checkDay } from './ledger/ledger.ts';
import { parseOptions, type SimulateOptions, USAGE } from './options.ts';
import { playDay } from './play-day.ts';

/** `npm run simulate -- day`: simulates a day of a property, with a ledger of the rules it must keep. */
export async function main({ arguments: args }: CommandCall): Promise<void> {
  if (asksForHelp(args)) return console.log(USAGE);
  try {
    await simulate(parseOptions(args));
  } catch (error) {
    console.error(`\n${explain(error)}`);
    process.exitCode = 1;
  }
}

interface DayDatabase {
  location: BenchLocation;
  remove(): Promise<void>;
}

async function makeDatabase(): Promise<DayDatabase> {
  if (process.env.DATABASE_URL) {
    const { url, remove } = await makeServerDatabase('bellkey_simulate');
    return { location: { url }, remove };
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'bellkey-simulate-'));
  return {
    location: { folder: path.join(folder, 'db') },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function simulate(options: SimulateOptions): Promise<void> {
  const print = (line: string) => console.log(line);
  const isShared = Boolean(process.env.DATABASE_URL);
  const processes = isShared ? options.processes : 1;
  print(
    isShared
      ? `${processes} processes on PostgreSQL`
      : 'One process on the embedded database; several need PostgreSQL (DATABASE_URL)',
  );
  const database = await makeDatabase();
  // After an interruption no database is left behind either.
  const interrupted = () => void database.remove().finally(() => process.exit(1));
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    const played = await playDay({ ...options, processes, location: database.location, print });
    const { record, wishes, killed, tookMs, heldMs } = played;
    const lines = checkDay(record);
    const seconds = (ms: number) => (ms / 1000).toFixed(0);
    const head = `Seed ${options.seed}: ${options.rooms} rooms, ${wishes} wishes, ${options.minutes} minutes of the day and what it took to end everything, ${killed} processes killed, in ${seconds(tookMs)} s, of which the time was held for ${seconds(heldMs)} s`;
    const ledger = `${head}\n\n${formatLedger(record, lines)}`;
    print(`\n${ledger}`);
    const out = options.out ?? path.join(process.env.DATA_DIR || '.data', 'simulated-day');
    await mkdir(out, { recursive: true });
    await writeFile(path.join(out, 'ledger.md'), `${ledger}\n`);
    await writeFile(path.join(out, 'day.json'), `${JSON.stringify({ options, lines, record }, null, 1)}\n`);
    await writeFile(path.join(out, 'day.svg'), `${drawDay(record)}\n`);
    print(`\n${out}: ledger.md, day.json, day.svg`);
    if (lines.some(({ findings }) => findings.length > 0)) process.exitCode = 1;
  } finally {
    await database.remove();
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
  }
}
