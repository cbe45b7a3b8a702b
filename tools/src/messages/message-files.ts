import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Messages by key, in groups and tables of any depth. */
export interface MessageTree {
  [key: string]: string | MessageTree;
}

/** The messages of one part in one language: `api/messages/pt.json`. */
export interface MessageFile {
  /** The part's folder, relative to the repository. */
  part: string;
  language: string;
  /** Messages by group. Each group is compiled into modules of its own. */
  groups: Readonly<Record<string, MessageTree>>;
}

const LANGUAGE_FILE = /^([a-z]{2})\.json$/;

function loadFolder(root: string, part: string): MessageFile[] {
  const folder = path.join(root, part, 'messages');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const language = LANGUAGE_FILE.exec(name)?.[1];
      if (!language) return [];
      return [{ part, language, groups: JSON.parse(readFileSync(path.join(folder, name), 'utf8')) }];
    });
}

/** The message files of every part of the repository at `root`. */
export function loadMessageFiles(root: string): MessageFile[] {
  const parts = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return parts.flatMap(({ name }) => loadFolder(root, name));
}
