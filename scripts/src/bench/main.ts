import path from 'node:path';
import { parseArgs } from 'node:util';
import { type CommandCall, CommandError } from '../command.ts';
import { ROOT } from '../root.ts';
import { loadReport, measureLoads } from './load/load.ts';
import { fast4g, slow4g } from './network/profiles.ts';
import { startOwnStack } from './own-stack.ts';

const USAGE =
  'npm run bench -- load [--samples 7] [--link slow4g|fast4g] [--pages /,/chat,/staff-login] [--url http://localhost:3000]';
const CHROMIUM = process.env.CHROMIUM_PATH || '/usr/bin/chromium';

function readOptions(words: string[]) {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      samples: { type: 'string', default: '7' },
      link: { type: 'string', default: 'slow4g' },
      pages: { type: 'string', default: '/,/chat,/staff-login' },
      url: { type: 'string' },
    },
  });
  const samples = Number(values.samples);
  const profile = { slow4g, fast4g }[values.link];
  if (positionals[0] !== 'load' || !Number.isInteger(samples) || samples < 1 || !profile) {
    throw new CommandError(`There is no such measurement. Use: ${USAGE}`);
  }
  return { samples, profile, paths: values.pages.split(','), url: values.url };
}

/** `npm run bench -- load`: first visits beside the same code as one bundle and the same page without scripts. */
export async function main({ arguments: words }: CommandCall): Promise<void> {
  const { samples, profile, paths, url } = readOptions(words);
  const own = url ? null : await startOwnStack();
  try {
    const rows = await measureLoads({
      shellUrl: url ?? own?.shellUrl ?? '',
      paths,
      samples,
      profile,
      chromiumPath: CHROMIUM,
      folder: path.join(ROOT, 'node_modules/.cache/bellkey-bench'),
      say: (line) => console.log(line),
    });
    console.log(`\n${loadReport(rows, profile)}`);
  } finally {
    await own?.stop();
  }
}
