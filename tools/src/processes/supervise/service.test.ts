import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { type LogFile, openLogFile } from './log-file.ts';
import { readyMessage } from './ready-message.ts';
import { Service } from './service.ts';

const Ready = z.object({ type: z.literal('ready'), pid: z.int() });
type Ready = z.infer<typeof Ready>;

let folder: string;
let log: LogFile;
let running: Service<Ready>[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bellkey-service-'));
  log = openLogFile(folder, 'program');
});
afterEach(async () => {
  await Promise.all(running.map((service) => service.stop()));
  running = [];
  log.close();
  rmSync(folder, { recursive: true });
});

function service(code: string, more: Partial<ConstructorParameters<typeof Service<Ready>>[0]> = {}) {
  const file = path.join(folder, 'program.mjs');
  writeFileSync(file, code);
  const made = new Service<Ready>({
    title: 'The program',
    name: 'program',
    log,
    program: { file, cwd: folder, env: {} },
    untilReady: (child) => readyMessage(child, Ready),
    ...more,
  });
  running.push(made);
  return made;
}

const READY = `process.send({ type: 'ready', pid: process.pid });`;
const STAY = `setInterval(() => undefined, 1000);`;

async function until(condition: () => boolean): Promise<void> {
  for (let waited = 0; waited < 60_000; waited += 20) {
    if (condition()) return;
    await sleep(20);
  }
  throw new Error('It did not happen within a minute.');
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('a supervised program', () => {
  test('is running once it reports that it is ready', async () => {
    const { pid } = await service(READY + STAY).start();
    expect(isAlive(pid)).toBe(true);
  });

  test('that dies before it is ready fails with the end of its log', async () => {
    await expect(service(`console.error('no such table: stays'); process.exit(3);`).start()).rejects.toThrow(
      /The program ended with code 3\..*\n\nno such table: stays/s,
    );
  });

  test('that never reports that it is ready times out', async () => {
    await expect(service(STAY, { readyTimeoutMs: 400 }).start()).rejects.toThrow(
      /was not ready within 0.4 s/,
    );
  });

  test('is restarted when it is killed', async () => {
    let again: Ready | null = null;
    const { pid } = await service(READY + STAY, {
      onRestart: (ready) => {
        again = ready;
      },
    }).start();
    process.kill(pid, 'SIGKILL');
    await until(() => again !== null);
    expect(again).not.toEqual({ type: 'ready', pid });
  });

  test('is restarted silently when its code changed', async () => {
    const deaths: string[] = [];
    let again: Ready | null = null;
    const started = service(READY + STAY, {
      onDeath: (how) => deaths.push(how),
      onRestart: (ready) => {
        again = ready;
      },
    });
    const { pid } = await started.start();
    started.restart();
    await until(() => again !== null);
    expect(again).not.toEqual({ type: 'ready', pid });
    expect(deaths).toEqual([]);
  });

  test('ends with all its children', async () => {
    const child = `import { spawn } from 'node:child_process';
      const grandchild = spawn(process.execPath, ['-e', ${JSON.stringify(STAY)}]);
      console.log(grandchild.pid);`;
    const started = service(child + READY + STAY);
    const { pid } = await started.start();
    await until(() => log.tail(1) !== '');
    const grandchild = Number(log.tail(1));
    expect(isAlive(grandchild)).toBe(true);
    await started.stop();
    await until(() => !isAlive(pid) && !isAlive(grandchild));
  });

  test('is not restarted after stop', async () => {
    const started = service(READY + STAY);
    await started.start();
    await started.stop();
    await sleep(600);
    expect(readFileSync(log.path, 'utf8')).toBe('');
    expect(isAlive(started.pid ?? 0)).toBe(false);
  });
});
