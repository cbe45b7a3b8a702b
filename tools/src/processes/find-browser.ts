import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { CommandError } from '../command/command.ts';
import { ROOT } from '../root.ts';
import { runTool } from './run-tool.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * A Chromium of this machine: CHROMIUM_PATH, one on the PATH, or Playwright's own; null when there is none.
 *
 * @throws CommandError when CHROMIUM_PATH names no program.
 */
export function findBrowser(env: NodeJS.ProcessEnv): string | null {
  if (env.CHROMIUM_PATH) {
    if (isExecutable(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new CommandError(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}; there is no program there.`);
  }
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const onPath = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  return [...onPath, ...PLACES, chromium.executablePath()].find(isExecutable) ?? null;
}

/** A Chromium of this machine, installed if there is none. @throws CommandError when that fails. */
export async function findOrInstallBrowser(env: NodeJS.ProcessEnv): Promise<string> {
  const present = findBrowser(env);
  if (present) return present;
  const asRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (asRootOnDebian) {
    await runTool('apt-get', ['update', '-q']);
    await runTool('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium']);
  } else {
    const playwright = path.join(ROOT, 'node_modules/@playwright/test/cli.js');
    await runTool(process.execPath, [playwright, 'install', 'chromium']);
  }
  const installed = findBrowser(env);
  if (installed) return installed;
  throw new CommandError(
    'No Chromium was found and none could be installed. Install one, or set CHROMIUM_PATH to the program.',
  );
}
