import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@bellkey/shared/release/integrity';
import { type BuiltRelease, loadBuilt } from '../../release/upload/built-release.ts';

/**
 * A copy of a build as a separate deploy: the same code with one more line in its browser entry and, if it has one, its
 * server entry, so that their hashes and the build id differ.
 *
 * @param target the copy's folder; previous contents are replaced
 */
export async function changedBuild(
  built: BuiltRelease,
  target: string,
  build: string,
): Promise<BuiltRelease> {
  const { release, folder } = built;
  await rm(target, { recursive: true, force: true });
  const changed = [release.entry, ...(release.serverEntry === null ? [] : [release.serverEntry])];
  const files = await Promise.all(
    release.files.map(async (file) => {
      const to = path.join(target, file.path);
      await mkdir(path.dirname(to), { recursive: true });
      if (!changed.includes(file.path)) {
        await cp(path.join(folder, file.path), to);
        return file;
      }
      const content = Buffer.concat([
        await readFile(path.join(folder, file.path)),
        Buffer.from(`\n/* ${build} */\n`),
      ]);
      await writeFile(to, content);
      return { ...file, integrity: integrityOf(content), size: content.length };
    }),
  );
  const next = { ...release, build, builtAt: new Date().toISOString(), files };
  await writeFile(path.join(target, 'release.json'), JSON.stringify(next));
  return loadBuilt(target);
}
