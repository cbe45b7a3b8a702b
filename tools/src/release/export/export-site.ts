import { existsSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@bellkey/shared/release';
import { CommandError } from '../../command/command.ts';
import { ROOT } from '../../root.ts';
import { clientRendered } from './client-rendered.ts';
import { exportedPages } from './exported-pages.ts';
import type { SiteRules } from './hosting-config.ts';

/** Headers that a static host must send like the host server; the rest follow from the file. */
const KEPT_HEADERS = [
  'content-security-policy',
  'integrity-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
];
const PUBLIC_FILES = path.join(ROOT, 'host/public');
/** Files that the host server generates per brand in addition to pages. */
const MADE_FILES = ['manifest.webmanifest', 'robots.txt', 'sitemap.xml', 'sw.js'];
/** A path without a page; the shell shows "Room Not Found!" for it. */
const NOT_FOUND = { path: '/404', file: '404.html' };

/** A running host server, and what it serves. */
export interface Source {
  /** Where it listens. */
  url: string;
  releases: readonly Release[];
  host: Release;
  /** Verified copies of releases; those in `earlier` are exported too, for tabs that are open. */
  cacheDir: string;
  earlier: ReadonlyArray<{ name: string; build: string }>;
}

async function ask(source: Source, origin: string, place: string, expected = 200): Promise<Response> {
  const { protocol, host } = new URL(origin);
  const answer = await fetch(new URL(place, source.url), {
    headers: { 'x-forwarded-proto': protocol.replace(':', ''), 'x-forwarded-host': host },
  });
  if (answer.status === expected) return answer;
  throw new CommandError(`The host server answered ${answer.status} for ${place}.`);
}

async function write(folder: string, file: string, content: string | Uint8Array): Promise<void> {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
}

/** Every browser file of a release, under its address at the host server, with the list of hashes. */
async function writeRelease(source: Source, origin: string, folder: string, release: Release): Promise<void> {
  const base = release.name === 'host' ? 'host' : `remotes/${release.name}`;
  const files = release.files.map(({ path: file }) => file).filter((file) => file.startsWith('browser/'));
  for (const file of ['release.json', ...files]) {
    const place = `${base}/${release.build}/${file}`;
    const answer = await ask(source, origin, `/${place}`);
    await write(folder, place, new Uint8Array(await answer.arrayBuffer()));
  }
}

/**
 * Writes one brand's site: what the host server answers, as files.
 *
 * @param origin where the site will be; pages carry it in their canonical addresses and link previews.
 * @returns what the static host has to know.
 * @throws CommandError when the server does not answer as it should, or pages differ in their headers.
 */
export async function exportSite(
  source: Source,
  { brand, origin, folder }: { brand: string; origin: string; folder: string },
): Promise<Omit<SiteRules, 'api'>> {
  const pages = exportedPages(source.releases);
  const headers = new Map<string, string>();
  for (const page of [...pages, { ...NOT_FOUND, rewrite: NOT_FOUND.path }]) {
    const answer = await ask(source, origin, page.path, page.path === NOT_FOUND.path ? 404 : 200);
    const html = await answer.text();
    await write(folder, page.file, page.rewrite ? clientRendered(html) : html);
    for (const name of KEPT_HEADERS) {
      const value = answer.headers.get(name);
      if (value === null) continue;
      if ((headers.get(name) ?? value) !== value) {
        throw new CommandError(
          `${page.path} has another ${name} than the pages before; one rule cannot serve both.`,
        );
      }
      headers.set(name, value);
    }
  }
  for (const file of MADE_FILES)
    await write(folder, file, await (await ask(source, origin, `/${file}`)).text());
  // A brand from a data file has no drawings among the public files: the host server generates them.
  if (!existsSync(path.join(PUBLIC_FILES, 'brand', brand))) {
    for (const file of ['logo.svg', 'favicon.svg'].map((name) => `brand/${brand}/${name}`))
      await write(folder, file, await (await ask(source, origin, `/${file}`)).text());
  }
  for (const release of [source.host, ...source.releases])
    await writeRelease(source, origin, folder, release);
  for (const { name, build } of source.earlier) {
    // Files for the server are not for browsers.
    await cp(path.join(source.cacheDir, name, build), path.join(folder, 'remotes', name, build), {
      recursive: true,
      filter: (file) => !/\.(?:br|gz)$|\/server(?:\/|$)/.test(file),
    });
  }
  await cp(PUBLIC_FILES, folder, { recursive: true });
  return { brand, pages, headers: Object.fromEntries(headers) };
}
