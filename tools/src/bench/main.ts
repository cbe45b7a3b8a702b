import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type CommandCall, CommandError, explain } from '../command/command.ts';
import { asksForHelp } from '../command/command-arguments.ts';
import type { DemoStack } from './live/live.ts';
import { api, MEASUREMENTS, staff } from './measurements.ts';
import { type Options, parseOptions, USAGE } from './options.ts';
import { startSeparateStack } from './separate-stack.ts';

export const print = (line: string) => console.log(line);

async function readDemo(file: string): Promise<DemoStack> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as DemoStack;
  } catch (cause) {
    throw new CommandError(`${file} can't be read; give the demo.json of a stack that is up.`, { cause });
  }
}

/**
 * `npm run bench -- load`: first visits next to the same code as one bundle and the same page without scripts.
 * `npm run bench -- site`: the same for every page of the public site in each brand.
 * `npm run bench -- lighthouse`: Lighthouse's scores of the public pages, and what takes points off.
 * `npm run bench -- deploys`: a remote deployed 200 times while visitors come; fails when one request does.
 * `npm run bench -- offline`: a visited page again, without a network.
 * `npm run bench -- api`: operations of the API next to the same rows and JSON by one prepared statement.
 * `npm run bench -- staff`: the dashboard of a property with 400 rooms and 2,000 open requests.
 * `npm run bench -- guest`: from a scanned code to an answer, next to the same page without scripts.
 * `npm run bench -- live`: from one person's act to the other person's screen.
 */
export async function main({ arguments: args }: CommandCall): Promise<void> {
  if (asksForHelp(args)) return console.log(USAGE);
  try {
    await run(parseOptions(args));
  } catch (error) {
    console.error(`\n${explain(error)}`);
    process.exitCode = 1;
  }
}

async function run(options: Options): Promise<void> {
  if (options.measurement === 'api') return api(options);
  if (options.measurement === 'staff') return staff(options);
  const own = options.demo ? null : await startSeparateStack();
  try {
    const demo = own?.demo ?? (await readDemo(options.demo ?? ''));
    const dataDir = own?.dataDir ?? path.dirname(path.resolve(options.demo ?? ''));
    await MEASUREMENTS[options.measurement](options, demo, dataDir);
  } finally {
    await own?.stop();
  }
}
