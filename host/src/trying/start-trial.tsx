import type { ComposedRelease, Composition } from '@bellkey/shared/remote';
import { createRoot } from 'react-dom/client';
import * as messages from '../../messages/compiled/trying/en.ts';
import { RemoteLoadError } from '../remote-loading/failures/remote-load-error.ts';
import type { IntegrityByPath } from '../remote-loading/integrity/release-integrity.ts';
import type { ShareScope } from '../remote-loading/loading/share-scope.ts';
import { AnyContent } from './any-content.ts';
import { composeTrial, type TriedRelease } from './compose-trial.ts';
import { shareDevRuntime } from './share-dev-runtime.ts';
import { TrialBadge } from './trial-badge.tsx';
import {
  devServerOrigin,
  isLocalHost,
  isPort,
  loadTried,
  parseWantedTrials,
  saveTried,
  TRIED_KEY,
  type TriedReleases,
  triedName,
  withDevServers,
  withoutTrials,
} from './tried-releases.ts';

const NOTICE_KEY = 'bellkey:trial-notice';

interface TrialPorts {
  composition: Composition;
  location: Location;
  history: History;
  document: Document;
  storage(): Storage;
  /** Token of the signed-in person; null without a sign-in. */
  getIdToken(): Promise<string | null>;
  fetch: typeof globalThis.fetch;
  /** Allows files of a release. */
  admit(release: ComposedRelease, hashes?: IntegrityByPath): void;
  /** Modules that remotes share; a development build needs one more. */
  scope: ShareScope;
  /** Removes the live release of a remote from the page. */
  retire(release: ComposedRelease): void;
}

/** State of a tab that tries releases. */
export interface Trial {
  composition: Composition;
  /** Remotes with a release on trial. */
  tried: readonly string[];
  /** Restores the live release when the failed one was on trial. */
  onError(error: unknown): void;
}

/** The endpoint answers only people who may see what is deployed. */
const DEPLOYMENTS = '/shell/deployments';

/** Whether this person may try releases: on their own machine everyone, elsewhere people who may see deployments. */
async function mayTry({ location, getIdToken, fetch }: TrialPorts): Promise<boolean> {
  if (isLocalHost(location.hostname)) return true;
  try {
    const token = await getIdToken();
    if (!token) return false;
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(DEPLOYMENTS, { headers, cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** A release that this host has verified, or that a dev server serves now; null when there is none. */
async function loadRelease(
  remote: string,
  wanted: string,
  fetch: typeof globalThis.fetch,
): Promise<TriedRelease | null> {
  const devServer = isPort(wanted);
  const place = devServer ? devServerOrigin(wanted) : `/remotes/${remote}/${wanted}`;
  try {
    const answer = await fetch(`${place}/release.json`);
    if (!answer.ok) return null;
    const release = (await answer.json()) as TriedRelease;
    return release.name === remote && (devServer || release.build === wanted) ? release : null;
  } catch {
    return null;
  }
}

const missing = (remote: string, wanted: string): string =>
  isPort(wanted)
    ? messages.noDevServerOfRemoteAnswers({ remote, wanted })
    : messages.thereIsNoReleaseWanted({ wanted, remote });

/** Adds what the address requests to this tab's trials, and reports what it refused. */
async function takeWishes(ports: TrialPorts): Promise<{ tried: Record<string, string>; notices: string[] }> {
  const { trials, refused } = parseWantedTrials(new URL(ports.location.href));
  const tried = { ...loadTried(ports.storage) };
  const notices = refused.map((remote) => messages.remoteOnlyReleasesOfThisSite({ remote }));
  for (const { remote } of trials.filter(({ wanted }) => wanted === null)) delete tried[remote];
  const asked = trials.flatMap(({ remote, wanted }) => (wanted === null ? [] : [{ remote, wanted }]));
  if (asked.length > 0 && !(await mayTry(ports))) {
    notices.push(messages.signInAsADeveloper);
    for (const { remote, wanted } of asked) if (tried[remote] === wanted) delete tried[remote];
    return { tried, notices };
  }
  for (const { remote, wanted } of asked) tried[remote] = wanted;
  return { tried, notices };
}

/** Reloads the page without the trial parameters of its address. */
function loadWithout({ location }: TrialPorts): void {
  const { href } = withoutTrials(new URL(location.href));
  if (href === location.href) location.reload();
  else location.replace(href);
}

/**
 * Leaves in the address which dev servers are tried, and no builds.
 *
 * @returns whether the document is reloaded, because the server did not allow a dev server on trial that the address
 * did not name
 */
function keepInAddress({ location, history }: TrialPorts, tried: TriedReleases): boolean {
  const before = new URL(location.href);
  const after = withDevServers(before, tried);
  if (after.href === before.href) return false;
  const added = [...after.searchParams.keys()].some((name) => !before.searchParams.has(name));
  if (added) location.replace(after.href);
  else history.replaceState(history.state, '', after);
  return added;
}

/** Puts this tab's trials into its composition, and shows a badge for as long as they run. */
export async function startTrial(ports: TrialPorts): Promise<Trial> {
  const { storage } = ports;
  const { tried, notices } = await takeWishes(ports);
  const before = storage().getItem(NOTICE_KEY);
  storage().removeItem(NOTICE_KEY);
  if (before) notices.push(before);

  saveTried(storage, tried);
  // The next document continues from here.
  if (keepInAddress(ports, tried)) await new Promise(() => undefined);

  let { composition } = ports;
  for (const [name, wanted] of Object.entries(tried)) {
    const live = composition.remotes[name];
    if (live?.build === wanted) {
      delete tried[name];
      notices.push(messages.nameWantedIsLive({ name, wanted }));
      continue;
    }
    const release = await loadRelease(name, wanted, ports.fetch);
    if (!release) {
      delete tried[name];
      notices.push(missing(name, wanted));
      continue;
    }
    const devServer = isPort(wanted) ? devServerOrigin(wanted) : null;
    if (devServer) shareDevRuntime(ports.scope);
    const trial = composeTrial(composition, release, devServer);
    if (live) ports.retire(live);
    ports.admit(trial.remote, devServer ? new AnyContent() : undefined);
    composition = trial.composition;
  }
  saveTried(storage, tried);
  keepInAddress(ports, tried);

  const putBack = () => {
    saveTried(storage, {});
    loadWithout(ports);
  };
  const place = ports.document.body.appendChild(ports.document.createElement('div'));
  createRoot(place).render(<TrialBadge tried={tried} notices={notices} onPutBack={putBack} />);
  return {
    composition,
    tried: Object.keys(tried),
    onError: (error) => {
      if (!(error instanceof RemoteLoadError)) return;
      const { [error.remote]: failed, ...others } = tried;
      if (failed === undefined) return;
      storage().setItem(
        NOTICE_KEY,
        messages.triedNameFailedCodeAndWasPut({
          triedName: triedName(error.remote, failed),
          code: error.code,
        }),
      );
      // Saved even when empty: the next load shows why.
      storage().setItem(TRIED_KEY, JSON.stringify(others));
      loadWithout(ports);
    },
  };
}
