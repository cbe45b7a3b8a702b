import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler, StatsCompilation } from '@rspack/core';
import type { PageDefinition } from '../shared/src/remote/pages.ts';
import { writeRelease } from './release-document.ts';

/**
 * Output folder of a part's builds. Development has a separate one, so that it leaves builds for deployment unchanged.
 */
export const outputFolder = process.env.BELLKEY_DIST ?? 'dist';

type Side = 'browser' | 'server';

interface ReleaseOptions {
  folder: string;
  name: string;
  container: string;
  contract: number;
  pages: Record<string, PageDefinition>;
  /** Builds that must finish before the release is complete. */
  sides: Side[];
}

const isShipped = (file: string) => !file.endsWith('.map') && !file.includes('.hot-update.');

/** Writes `release.json` when every build of a part has finished. The chunk graph says which files a page needs. */
export class ReleasePlugin {
  private readonly options: ReleaseOptions;
  private readonly results = new Map<Side, StatsCompilation>();

  constructor(options: ReleaseOptions) {
    this.options = options;
  }

  apply(compiler: Compiler): void {
    const side: Side = compiler.options.name?.endsWith(':server') ? 'server' : 'browser';
    compiler.hooks.done.tap('ReleasePlugin', (stats) => {
      if (stats.hasErrors()) return;
      this.results.set(
        side,
        stats.toJson({
          all: false,
          assets: true,
          // Otherwise Rspack merges unchanged files of an earlier build into one entry without a name.
          cachedAssets: true,
          chunkGroups: true,
          entrypoints: true,
        }),
      );
      if (this.options.sides.every((wanted) => this.results.has(wanted))) this.write();
    });
  }

  private write(): void {
    const { folder, name, container, contract, pages } = this.options;
    writeRelease(path.join(folder, outputFolder), {
      name,
      version: JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).version,
      contract,
      container,
      entry: this.entryOf('browser'),
      entryCss: this.filesOf('browser', name === 'host' ? 'main' : container).filter((file) =>
        file.endsWith('.css'),
      ),
      serverEntry: this.results.has('server') ? this.entryOf('server') : null,
      pages,
      filesOf: (page) => this.filesOf('browser', page),
      files: [...this.results.values()]
        .flatMap((result) => result.assets ?? [])
        .map((asset) => asset.name)
        .filter(isShipped),
    });
  }

  private entryOf(side: Side): string {
    const wanted = this.options.name === 'host' ? 'main' : this.options.container;
    const entry = this.filesOf(side, wanted).find((file) => file.endsWith('.js'));
    if (!entry) throw new Error(`${this.options.name}: the ${side} build has no entry`);
    return entry;
  }

  private filesOf(side: Side, group: string): string[] {
    const result = this.results.get(side);
    const found = result?.entrypoints?.[group] ?? result?.namedChunkGroups?.[group];
    return (found?.assets ?? []).map((asset) => asset.name).filter(isShipped);
  }
}
