import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** What a checkout does not need, or what would contain the copy itself. */
const LEFT_OUT = new Set(['.git', '.cache', '.data', 'test-results', 'playwright-report', 'export']);

/**
 * Runs a command to its end, as in a separate terminal: an earlier build in this process has set NODE_ENV.
 *
 * @throws Error with its output when it fails.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  { cwd, env = {} }: { cwd: string; env?: Record<string, string> },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, NODE_ENV: undefined, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (data: Buffer) => {
      output += data.toString('utf8');
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${command} ${args.join(' ')} failed:\n${output}`)),
    );
  });
}

/**
 * npm and builds write these in place, through a link into this checkout: a test that runs here meanwhile would read
 * half of one.
 */
const WRITTEN_IN_PLACE = [
  'package-lock.json',
  'package.json',
  'node_modules/.package-lock.json',
  'host/.cache',
  ...['api', 'host', 'remote-marketing', 'remote-guest', 'remote-staff'].map((part) => `${part}/dist`),
];

/**
 * A team's desk: a separate checkout, and room next to it. Files are linked rather than copied, except for a few;
 * a test that changes one replaces it.
 */
export interface Desk {
  folder: string;
  checkout: string;
  remove(): void;
}

/** Sets up a desk, with everything that is built and installed here. */
export async function setUpDesk(): Promise<Desk> {
  mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
  const folder = mkdtempSync(path.join(ROOT, '.cache/desk-'));
  const checkout = path.join(folder, 'checkout');
  mkdirSync(checkout);
  const entries = readdirSync(ROOT).filter((name) => !LEFT_OUT.has(name));
  await runCommand('cp', ['-al', ...entries, checkout], { cwd: ROOT });
  for (const name of WRITTEN_IN_PLACE.filter((name) => existsSync(path.join(ROOT, name)))) {
    rmSync(path.join(checkout, name), { recursive: true });
    // With their timestamps: what is newer than its sources is not built again.
    cpSync(path.join(ROOT, name), path.join(checkout, name), { recursive: true, preserveTimestamps: true });
  }
  return { folder, checkout, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
