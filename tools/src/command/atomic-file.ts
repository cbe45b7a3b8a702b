import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file atomically: a reader, or a crash, sees the old content or the new one. */
export async function writeAtomically(
  file: string,
  content: string | Uint8Array,
  mode = 0o644,
): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.new`;
  await writeFile(temporary, content, { mode });
  await rename(temporary, file);
}

/** As `writeAtomically`, for a value as indented JSON. */
export function writeJson(file: string, value: unknown, mode?: number): Promise<void> {
  return writeAtomically(file, `${JSON.stringify(value, null, 2)}\n`, mode);
}
