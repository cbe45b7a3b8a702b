import {
  closeSync,
  copyFileSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
} from 'node:fs';
import path from 'node:path';

/** Length in bytes at which a program's log is rotated; with the previous one, twice as many. */
const MAX_LOG_BYTES = 10 * 1024 * 1024;
const CHECK_MS = 1_000;

/** One program's output: a file of this run. Earlier output, of this run or the last one, is in `.1`. */
export interface LogFile {
  path: string;
  /** Descriptor for a child, which keeps writing whatever happens to us. */
  descriptor: number;
  /** The last lines. */
  tail(lines: number): string;
  /** Rotates the log to `.1` when it is too long; also done every second. */
  rotate(): void;
  close(): void;
}

/**
 * Opens the log of a new run.
 *
 * @param maxBytes length at which the log is rotated
 */
export function openLogFile(folder: string, name: string, maxBytes = MAX_LOG_BYTES): LogFile {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}.log`);
  if (existsSync(file)) renameSync(file, `${file}.1`);
  const descriptor = openSync(file, 'a', 0o600);
  const rotate = () => {
    if (fstatSync(descriptor).size <= maxBytes) return;
    // The child holds the descriptor, so the file has to stay: it is copied, then emptied. What the child writes
    // between the two is lost.
    copyFileSync(file, `${file}.1`);
    ftruncateSync(descriptor);
  };
  const checking = setInterval(rotate, CHECK_MS).unref();
  return {
    path: file,
    descriptor,
    rotate,
    tail: (lines) => readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines).join('\n'),
    close: () => {
      clearInterval(checking);
      closeSync(descriptor);
    },
  };
}
