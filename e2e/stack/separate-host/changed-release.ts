import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Release } from '@bellkey/shared/release';

const integrityOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

const readRelease = (dist: string) =>
  Release.parse(JSON.parse(readFileSync(path.join(dist, 'release.json'), 'utf8')));

/** Damages a file by changing its second character. */
export function flipByte(file: string): void {
  const content = readFileSync(file);
  content[1] = (content[1] ?? 0) ^ 1;
  writeFileSync(file, content);
}

function copyFiles(release: Release, dist: string, target: string): void {
  for (const file of release.files) {
    mkdirSync(path.dirname(path.join(target, file.path)), { recursive: true });
    cpSync(path.join(dist, file.path), path.join(target, file.path));
  }
}

/** Puts a release into a host's cache unchanged, so that a host on a busy machine need not compress it at its start. */
export function seedCache(dist: string, cacheDir: string): void {
  const release = readRelease(dist);
  const target = path.join(cacheDir, release.name, release.build);
  copyFiles(release, dist, target);
  cpSync(path.join(dist, 'release.json'), path.join(target, 'release.json'));
  writeFileSync(path.join(target, 'package.json'), '{"type":"commonjs"}');
}

/**
 * Copies a built release as another one: the same files, but its browser entry has one more line, so that hashes and
 * build id differ.
 *
 * @param code what else the browser entry does, after it has set its container
 */
export function copyReleaseChanged(dist: string, target: string, build: string, code = ''): void {
  const release = readRelease(dist);
  copyFiles(release, dist, target);
  const entry = path.join(target, release.entry);
  const before = integrityOf(readFileSync(entry));
  const after = Buffer.concat([readFileSync(entry), Buffer.from(`\n/* ${build} */\n${code}`)]);
  writeFileSync(entry, after);
  const files = release.files.map((file) => {
    const at = path.join(target, file.path);
    // The host's worker lists the entry by its hash.
    if (file.path.endsWith('service-worker.js')) {
      writeFileSync(at, readFileSync(at, 'utf8').replaceAll(before, integrityOf(after)));
    }
    const content = readFileSync(at);
    return { ...file, integrity: integrityOf(content), size: content.length };
  });
  writeFileSync(path.join(target, 'release.json'), JSON.stringify({ ...release, build, files }));
}
