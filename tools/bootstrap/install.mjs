import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { missingPackages } from './missing-packages.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** Whether node_modules matches package-lock.json. npm itself records what it installed. */
function isInstalled(root) {
  const wanted = readJson(path.join(root, 'package-lock.json'));
  const found = readJson(path.join(root, 'node_modules/.package-lock.json'));
  return wanted !== null && found !== null && missingPackages(wanted, found).length === 0;
}

/**
 * Not `npm ci`: that rejects the lock file when the registry lacks a package for another platform (mirrors do). This
 * installs the same versions, and with `--no-save` the lock file stays unchanged. Builds need the development packages,
 * whatever NODE_ENV is.
 */
function npmInstall(root) {
  // Started through npm, this is the same npm; it need not be on the PATH.
  const npm = process.env.npm_execpath;
  const args = ['install', '--no-save', '--include=dev', '--no-progress', '--loglevel=error'];
  const options = { cwd: root, stdio: ['inherit', 2, 2] };
  const child = npm ? spawn(process.execPath, [npm].concat(args), options) : spawn('npm', args, options);
  let interrupted = false;
  const interrupt = () => {
    interrupted = true;
    child.kill('SIGTERM');
  };
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', interrupt);
  return new Promise((resolve) => {
    const ended = (code) => {
      process.off('SIGINT', interrupt);
      process.off('SIGTERM', interrupt);
      resolve({ code, interrupted });
    };
    child.on('error', () => ended(127));
    child.on('exit', ended);
  });
}

/**
 * Installs the dependencies when node_modules is missing or does not match package-lock.json. SKIP_INSTALL=1 skips it
 * for a folder that is managed elsewhere (a container image, a mounted volume).
 *
 * @returns `{ ok: true, fresh }`, or `{ ok: false, error }` with a sentence for the person.
 */
export async function install(root = ROOT) {
  if (process.env.SKIP_INSTALL === '1' || isInstalled(root)) return { ok: true, fresh: false };
  // Not on standard output, which belongs to the command.
  console.error('Installing dependencies: about two minutes, once.');
  const result = await npmInstall(root);
  if (result.interrupted) process.exit(0);
  if (result.code === 0) return { ok: true, fresh: true };
  return {
    ok: false,
    error:
      'The dependencies could not be installed (npm install ended with code ' +
      result.code +
      '; its message is above). Check the connection to the npm registry, then run the command again.',
  };
}
