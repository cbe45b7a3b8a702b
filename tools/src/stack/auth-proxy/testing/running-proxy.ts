import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import { anyFreePort } from '../../../processes/ports.ts';
import { launch, signalGroup } from '../../../processes/supervise/launch.ts';
import { openLogFile } from '../../../processes/supervise/log-file.ts';
import { authEmulator, PROJECT, untilAnswering } from '../../programs/auth-emulator.ts';
import { AccountKeeper } from '../account-keeper.ts';
import { emulatorAt } from '../emulator.ts';
import { DEFAULT_CONFIGURATION } from '../identity-configuration/configuration.ts';
import { createAuthProxy } from '../server.ts';

// The real emulator, started as the stack starts it: a few seconds on an idle machine, many on a busy one.
const EMULATOR_START_MS = 180_000;
const STOP_MS = 30_000;
/** The emulator counts in seconds; a restart takes longer than one. */
const RESTART_MS = 1_100;

/** The proxy before a real emulator, in the tests of one file. */
interface RunningProxy {
  folder: string;
  accountsFile: string;
  emulatorUrl: string;
  url: string;
  /** Deletes all accounts, at the address of proxy or emulator. */
  deleteAccounts(at: string): Promise<unknown>;
  /** A restart as the emulator sees it: it has lost all accounts, and the proxy starts over at its address. */
  restartWithAnEmptyEmulator(): Promise<void>;
}

/** Starts emulator and proxy before the tests of a file, and stops them after. */
export function setUpProxy(): RunningProxy {
  const running = {} as RunningProxy;
  let emulator: ChildProcess | undefined;
  let proxy: Server | undefined;
  let port: number;

  async function startProxy(): Promise<void> {
    const client = emulatorAt(running.emulatorUrl, PROJECT);
    const keeper = new AccountKeeper(client, running.accountsFile);
    await keeper.synchronise();
    const server = createAuthProxy({
      emulator: client,
      keeper,
      configuration: DEFAULT_CONFIGURATION,
      faultInjection: true,
      sendMail: null,
      log: () => undefined,
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    proxy = server;
  }

  running.deleteAccounts = (at) =>
    fetch(`${at}/emulator/v1/projects/${PROJECT}/accounts`, {
      method: 'DELETE',
      headers: { authorization: 'Bearer owner' },
    });
  running.restartWithAnEmptyEmulator = async () => {
    await new Promise<void>((resolve) => {
      proxy?.close(() => resolve());
      proxy?.closeAllConnections();
    });
    await running.deleteAccounts(running.emulatorUrl);
    await new Promise((resolve) => setTimeout(resolve, RESTART_MS));
    await startProxy();
  };

  beforeAll(async () => {
    running.folder = mkdtempSync(path.join(tmpdir(), 'bellkey-auth-'));
    running.accountsFile = path.join(running.folder, 'accounts.json');
    const emulatorPort = await anyFreePort();
    running.emulatorUrl = `http://127.0.0.1:${emulatorPort}`;
    emulator = launch(
      await authEmulator(running.folder, emulatorPort),
      openLogFile(running.folder, 'emulator').descriptor,
    );
    await untilAnswering(running.emulatorUrl);
    port = await anyFreePort();
    running.url = `http://127.0.0.1:${port}`;
    await startProxy();
  }, EMULATOR_START_MS);
  afterAll(async () => {
    proxy?.close();
    const child = emulator;
    if (child) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      signalGroup(child, 'SIGTERM');
      await ended;
    }
    rmSync(running.folder, { recursive: true });
  }, STOP_MS);
  return running;
}
