import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type CommandCall, CommandError } from '../command.ts';
import { ROOT } from '../root.ts';
import { type DemoStack, liveReport, measureLive } from './live/live.ts';
import { loadReport, measureLoads } from './load/load.ts';
import { fast4g, type LinkProfile, slow4g } from './network/profiles.ts';
import { startOwnStack } from './own-stack.ts';

const USAGE = `npm run bench -- load [--samples 7] [--link slow4g|fast4g] [--pages /,/chat,/staff-login] [--demo .data/demo.json]
npm run bench -- live [--samples 7] [--demo .data/demo.json]`;
const CHROMIUM = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
const MEASUREMENTS = ['load', 'live'] as const;

interface Options {
  measurement: (typeof MEASUREMENTS)[number];
  samples: number;
  profile: LinkProfile;
  paths: string[];
  /** `demo.json` of a stack that is up; a stack of its own is started without it. */
  demo: string | undefined;
}

function readOptions(words: string[]): Options {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      samples: { type: 'string', default: '7' },
      link: { type: 'string', default: 'slow4g' },
      pages: { type: 'string', default: '/,/chat,/staff-login' },
      demo: { type: 'string' },
    },
  });
  const measurement = MEASUREMENTS.find((name) => name === positionals[0]);
  const samples = Number(values.samples);
  const profile = new Map([
    ['slow4g', slow4g],
    ['fast4g', fast4g],
  ]).get(values.link);
  if (!measurement || !Number.isInteger(samples) || samples < 1 || !profile) {
    throw new CommandError(`There is no such measurement. Use:\n${USAGE}`);
  }
  return { measurement, samples, profile, paths: values.pages.split(','), demo: values.demo };
}

const readDemo = async (file: string): Promise<DemoStack> =>
  JSON.parse(await readFile(file, 'utf8')) as DemoStack;

async function measure({ measurement, samples, profile, paths }: Options, demo: DemoStack): Promise<string> {
  if (measurement === 'live') return liveReport(await measureLive(demo, samples, CHROMIUM));
  const rows = await measureLoads({
    shellUrl: demo.shellUrl,
    paths,
    samples,
    profile,
    chromiumPath: CHROMIUM,
    folder: path.join(ROOT, 'node_modules/.cache/bellkey-bench'),
    say: (line) => console.log(line),
  });
  return `\n${loadReport(rows, profile)}`;
}

/**
 * `npm run bench -- load`: first visits beside the same code as one bundle and the same page without scripts.
 * `npm run bench -- live`: from one person's act to the other person's screen.
 */
export async function main({ arguments: words }: CommandCall): Promise<void> {
  const options = readOptions(words);
  const own = options.demo ? null : await startOwnStack();
  try {
    console.log(await measure(options, own?.demo ?? (await readDemo(options.demo ?? ''))));
  } finally {
    await own?.stop();
  }
}
