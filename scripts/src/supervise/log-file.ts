import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';

/** One program's output: a file of this run; that of the run before is kept beside it as `.1`. */
export interface LogFile {
  path: string;
  /** Descriptor to give to a child: it goes on writing whatever becomes of us. */
  descriptor: number;
  /** The last lines. */
  tail(lines: number): string;
  close(): void;
}

export function openLogFile(folder: string, name: string): LogFile {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}.log`);
  if (existsSync(file)) renameSync(file, `${file}.1`);
  const descriptor = openSync(file, 'a', 0o600);
  return {
    path: file,
    descriptor,
    tail: (lines) => readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines).join('\n'),
    close: () => closeSync(descriptor),
  };
}
