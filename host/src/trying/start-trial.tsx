import type { Composition } from '@bellkey/shared/remote';
import { createRoot } from 'react-dom/client';
import * as messages from '../../messages/compiled/trying/en.ts';
import { RemoteLoadError } from '../remote-loading/failures/remote-load-error.ts';
import { type ComposePorts, composeTrials } from './compose-trials.ts';
import { TrialBadge } from './trial-badge.tsx';
import {
  isLocalHost,
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

interface TrialPorts extends ComposePorts {
  location: Location;
  history: History;
  document: Document;
  storage(): Storage;
  /** Token of the signed-in person; null without a sign-in. */
  getIdToken(): Promise<string | null>;
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

/** Adds what the address requests to this tab's trials, and reports what it refused. */
async function takeWishes(ports: TrialPorts): Promise<{ tried: Record<string, string>; notices: string[] }> {
  const { trials, refused } = parseWantedTrials(new URL(ports.location.href));
  const tried = { ...loadTried(ports.storage) };
  const notices = refused.map((remote) => messages.trialRefused({ remote }));
  for (const { remote } of trials.filter(({ wanted }) => wanted === null)) delete tried[remote];
  const asked = trials.flatMap(({ remote, wanted }) => (wanted === null ? [] : [{ remote, wanted }]));
  if (asked.length > 0 && !(await mayTry(ports))) {
    notices.push(messages.signInHint);
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

/** Never resolves: the document is being replaced, and the next one continues. */
const untilReplaced = (): Promise<never> => new Promise(() => undefined);

/** Puts this tab's trials into its composition, and shows a badge for as long as they run. */
export async function startTrial(ports: TrialPorts): Promise<Trial> {
  const { storage } = ports;
  const { tried: wanted, notices } = await takeWishes(ports);
  const before = storage().getItem(NOTICE_KEY);
  storage().removeItem(NOTICE_KEY);
  if (before) notices.push(before);

  saveTried(storage, wanted);
  if (keepInAddress(ports, wanted)) await untilReplaced();

  const trials = await composeTrials(ports, wanted);
  const { composition, tried } = trials;
  notices.push(...trials.notices);
  saveTried(storage, tried);
  keepInAddress(ports, tried);

  const putBack = () => {
    saveTried(storage, {});
    loadWithout(ports);
  };
  const badge = ports.document.body.appendChild(ports.document.createElement('div'));
  createRoot(badge).render(<TrialBadge tried={tried} notices={notices} onPutBack={putBack} />);
  return {
    composition,
    tried: Object.keys(tried),
    onError: (error) => {
      if (!(error instanceof RemoteLoadError)) return;
      const { [error.remote]: failed, ...others } = tried;
      if (failed === undefined) return;
      storage().setItem(
        NOTICE_KEY,
        messages.trialFailed({
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
