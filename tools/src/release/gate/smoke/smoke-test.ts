import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { CommandError } from '../../../command/command.ts';
import { findBrowser } from '../../../processes/find-browser.ts';
import { throwIfStopped } from '../../workplace/release-command.ts';
import { openPages, visitsOf } from './open-pages.ts';
import { startSilentApi } from './silent-api.ts';
import { startTrialHost } from './trial-host.ts';
import { layOut, type ReleaseSource, seedHostFiles } from './trial-store.ts';

/** One cell of the matrix: a host, the remotes that would be live on it, and those under test. */
export interface Trial {
  /** `dist/` of the host. */
  hostDist: string;
  sources: readonly ReleaseSource[];
  /** Names of the remotes whose pages are opened. */
  judged: readonly string[];
  env: NodeJS.ProcessEnv;
  stopping: AbortSignal;
}

/** The Chromium for trying releases. @throws CommandError when there is none: no release goes live untried. */
export function requireChromium(env: NodeJS.ProcessEnv): string {
  const found = findBrowser(env);
  if (found) return found;
  throw new CommandError(
    'A release is opened in a real browser before it goes live, and there is no Chromium on this machine. Install one (`apt-get install chromium`, or `npx playwright install chromium`), or set CHROMIUM_PATH to the program.',
  );
}

/**
 * Starts a host over a private composition and opens the pages of the remotes under test in Chromium.
 *
 * @returns the problems, as sentences.
 */
export async function smokeTest({ hostDist, sources, judged, env, stopping }: Trial): Promise<string[]> {
  const executablePath = requireChromium(env);
  const folder = await mkdtemp(path.join(tmpdir(), 'bellkey-trial-'));
  const ends: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    const releases = await layOut(folder, sources);
    await seedHostFiles(folder, hostDist);
    const api = await startSilentApi();
    ends.unshift(() => api.stop());
    const host = await startTrialHost(hostDist, folder, api.url);
    ends.unshift(() => host.stop());
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    ends.unshift(() => browser.close());
    // Abandoned pages would wait for their timeout.
    const giveUp = () => {
      host.kill();
      void browser.close();
    };
    stopping.addEventListener('abort', giveUp);
    ends.unshift(() => stopping.removeEventListener('abort', giveUp));
    throwIfStopped(stopping);
    const refused = await refusedBy(host.url, judged);
    if (refused.length > 0) return refused;
    const visits = releases.filter(({ name }) => judged.includes(name)).flatMap(visitsOf);
    return await openPages(browser, host.url, visits);
  } finally {
    for (const end of ends) await end();
  }
}

async function refusedBy(url: string, judged: readonly string[]): Promise<string[]> {
  const health = (await (await fetch(`${url}/shell/health`)).json()) as { problems: Record<string, string> };
  return Object.entries(health.problems)
    .filter(([about]) => about === 'registry' || judged.includes(about))
    .map(([about, problem]) => `the host refuses it (${about}): ${problem}`);
}
