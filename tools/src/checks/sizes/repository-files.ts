import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../root.ts';

/** The paths of all files that are in the repository, or will be with the next commit. */
export const repositoryFiles = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 16_000_000,
  })
    .split('\n')
    .filter((file) => file && existsSync(path.join(ROOT, file)));

/** The text of one of them. */
export const loadRepositoryFile = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
