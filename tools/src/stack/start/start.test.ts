import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { freeRange } from '../../processes/ports.ts';
import { ROOT } from '../../root.ts';

/** The command as a person runs it, up to its refusal. */
const TEST_TIMEOUT_MS = 30_000;
const FIRST_PORT = 44_000;

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'bellkey-start-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function start(env: Record<string, string>): Promise<{ code: number | null; errors: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(ROOT, 'tools/run.mjs'), 'start'], {
      env: { ...process.env, SKIP_INSTALL: '1', DATA_DIR: dataDir, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk.toString('utf8');
    });
    child.once('exit', (code) => resolve({ code, errors: errors.trim() }));
  });
}

describe('npm start', () => {
  test(
    'with a taken port says which and what to do, in one sentence each, before anything starts',
    async () => {
      const port = await freeRange(7, FIRST_PORT);
      const taken = createServer();
      await new Promise<void>((resolve) => taken.listen(port + 2, '127.0.0.1', resolve));
      const { code, errors } = await start({ PORT: String(port) });
      taken.close();
      expect(code).toBe(1);
      expect(errors).toBe(
        `Port ${port + 2}, needed for the Auth proxy, is taken by another program. Stop that program, or choose other ports: PORT=${port + 100} npm start (it uses ${port + 100} to ${port + 106}).`,
      );
      expect(existsSync(path.join(dataDir, 'logs'))).toBe(false);
    },
    TEST_TIMEOUT_MS,
  );

  test(
    'with a broken registry names the file and the problem, and leaves it unchanged',
    async () => {
      const file = path.join(dataDir, 'remotes.json');
      writeFileSync(file, '{ "remotes": { "guest": { "live": 7 } } }');
      const { code, errors } = await start({ PORT: String(await freeRange(7, FIRST_PORT + 200)) });
      expect(code).toBe(1);
      expect(errors).toContain(`The registry ${file} cannot be used`);
      expect(errors).toContain('remotes.guest.live');
      expect(readFileSync(file, 'utf8')).toBe('{ "remotes": { "guest": { "live": 7 } } }');
    },
    TEST_TIMEOUT_MS,
  );

  test(
    'with a HOST that other machines reach stops before anything starts, and names the flag',
    async () => {
      const { code, errors } = await start({ HOST: '0.0.0.0' });
      expect(code).toBe(1);
      expect(errors).toContain('accept that with EXPOSE_AUTH_EMULATOR=1.');
      expect(existsSync(path.join(dataDir, 'logs'))).toBe(false);
    },
    TEST_TIMEOUT_MS,
  );

  test(
    'with an invalid PORT says what is valid',
    async () => {
      const { code, errors } = await start({ PORT: 'eighty' });
      expect(code).toBe(1);
      expect(errors).toBe('PORT is "eighty"; it has to be a whole number from 1 to 65526.');
    },
    TEST_TIMEOUT_MS,
  );
});
