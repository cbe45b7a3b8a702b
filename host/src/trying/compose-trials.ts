import type { ComposedRelease, Composition } from '@bellkey/shared/remote';
import * as messages from '../../messages/compiled/trying/en.ts';
import type { IntegrityByPath } from '../remote-loading/integrity/release-integrity.ts';
import type { ShareScope } from '../remote-loading/loading/share-scope.ts';
import { AnyContent } from './any-content.ts';
import { composeTrial, type TriedRelease } from './compose-trial.ts';
import { shareDevRuntime } from './share-dev-runtime.ts';
import { devServerOrigin, isPort, type TriedReleases } from './tried-releases.ts';

/** What composing trials needs of the page. */
export interface ComposePorts {
  composition: Composition;
  fetch: typeof globalThis.fetch;
  /** Allows files of a release. */
  admit(release: ComposedRelease, hashes?: IntegrityByPath): void;
  /** Modules that remotes share; a development build needs one more. */
  scope: ShareScope;
  /** Removes the live release of a remote from the page. */
  retire(release: ComposedRelease): void;
}

/** A release that this host has verified, or that a dev server serves now; null when there is none. */
async function loadRelease(
  remote: string,
  wanted: string,
  fetch: typeof globalThis.fetch,
): Promise<TriedRelease | null> {
  const devServer = isPort(wanted);
  const base = devServer ? devServerOrigin(wanted) : `/remotes/${remote}/${wanted}`;
  try {
    const answer = await fetch(`${base}/release.json`);
    if (!answer.ok) return null;
    const release = (await answer.json()) as TriedRelease;
    return release.name === remote && (devServer || release.build === wanted) ? release : null;
  } catch {
    return null;
  }
}

const missing = (remote: string, wanted: string): string =>
  isPort(wanted)
    ? messages.devServerMissing({ remote, wanted })
    : messages.releaseMissing({ wanted, remote });

/**
 * The composition with the releases on trial in place of the live ones.
 *
 * @returns also the trials that run, and a notice for each that does not
 */
export async function composeTrials(
  ports: ComposePorts,
  wantedReleases: TriedReleases,
): Promise<{ composition: Composition; tried: TriedReleases; notices: string[] }> {
  let { composition } = ports;
  const tried: Record<string, string> = {};
  const notices: string[] = [];
  for (const [name, wanted] of Object.entries(wantedReleases)) {
    const live = composition.remotes[name];
    if (live?.build === wanted) {
      notices.push(messages.alreadyLive({ name, wanted }));
      continue;
    }
    const release = await loadRelease(name, wanted, ports.fetch);
    if (!release) {
      notices.push(missing(name, wanted));
      continue;
    }
    const devServer = isPort(wanted) ? devServerOrigin(wanted) : null;
    if (devServer) shareDevRuntime(ports.scope);
    const trial = composeTrial(composition, release, devServer);
    if (live) ports.retire(live);
    ports.admit(trial.remote, devServer ? new AnyContent() : undefined);
    composition = trial.composition;
    tried[name] = wanted;
  }
  return { composition, tried, notices };
}
