import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../root.ts';

const DIE_WITH_PARENT = pathToFileURL(
  path.join(ROOT, 'tools/src/processes/supervise/die-with-parent.mjs'),
).href;

/** A program of the stack: a JavaScript or TypeScript file that Node runs. */
export interface Program {
  file: string;
  arguments?: string[];
  cwd: string;
  env: Record<string, string>;
  /** Run through tsx; for programs that are not built. */
  typescript?: boolean;
}

/** Variables of our own environment that a program also gets; all others are passed explicitly. */
const INHERITED = [
  'PATH',
  'HOME',
  'LANG',
  'LC_ALL',
  'TZ',
  'TMPDIR',
  'TERM',
  'LOG_LEVEL',
  'NODE_EXTRA_CA_CERTS',
];

function inherited(): Record<string, string> {
  return Object.fromEntries(
    INHERITED.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/**
 * Starts a program in its own process group: a Ctrl-C in the terminal reaches only us, and we can end it with all its
 * children. Its output goes to `log`, a file descriptor.
 */
export function launch(program: Program, log: number): ChildProcess {
  return fork(program.file, program.arguments ?? [], {
    cwd: program.cwd,
    env: { ...inherited(), ...program.env },
    execArgv: [...(program.typescript ? ['--import', 'tsx'] : []), '--import', DIE_WITH_PARENT],
    stdio: ['ignore', log, log, 'ipc'],
    detached: true,
  });
}

/** Sends a signal to a program and all its children. Ended ones are not an error. */
export function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The whole group has ended.
  }
}
