import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeJson } from '../../command/atomic-file.ts';
import { anyFreePort } from '../../processes/ports.ts';
import type { Program } from '../../processes/supervise/launch.ts';

/** Projects called demo-* never reach the real Firebase. */
export const PROJECT = 'demo-bellkey';

const POLL_MS = 150;

/**
 * The official Auth emulator, run through the firebase command line (`firebase.mjs`): needs neither Java nor a network. Its files
 * (configuration, debug log) stay in `folder`.
 */
export async function authEmulator(folder: string, port: number): Promise<Program> {
  const config = path.join(folder, 'firebase.json');
  const host = '127.0.0.1';
  await writeJson(config, {
    emulators: {
      auth: { host, port },
      ui: { enabled: false },
      // The command line requires these two, which are not used.
      hub: { host, port: await anyFreePort() },
      logging: { host, port: await anyFreePort() },
      singleProjectMode: true,
    },
  });
  return {
    file: path.join(import.meta.dirname, 'firebase.mjs'),
    arguments: ['emulators:start', '--only', 'auth', '--project', PROJECT, '--config', config],
    cwd: folder,
    env: {
      // No update checks, and none of the person's own settings or logins.
      CI: '1',
      NO_UPDATE_NOTIFIER: '1',
      XDG_CONFIG_HOME: path.join(folder, 'firebase-settings'),
      FIREBASE_CLI_DISABLE_ANALYTICS: '1',
    },
  };
}

/** Resolves when an HTTP server answers. */
export async function untilAnswering(url: string): Promise<void> {
  for (;;) {
    const answered = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    await sleep(POLL_MS);
  }
}
