import type { ComposedRelease, Composition } from '@bellkey/shared/remote';
import type { ApiClient } from '@bellkey/shared/shell';
import { createRoot } from 'react-dom/client';
import { RemoteLoadError } from '../remote-loading/remote-load-error.ts';
import { composeTrial, type TriedRelease } from './compose-trial.ts';
import { TrialBadge } from './trial-badge.tsx';
import { isLocalHost, readTried, readWishes, TRIED_KEY, writeTried } from './tried-releases.ts';

const NOTICE_KEY = 'bellkey:trial-notice';

interface TrialWorld {
  composition: Composition;
  location: Location;
  history: History;
  document: Document;
  storage(): Storage;
  api: Pick<ApiClient, 'call'>;
  fetch: typeof globalThis.fetch;
  /** Lets files of a release in. */
  admit(release: ComposedRelease): void;
  /** Takes the live release of a remote off the page. */
  retire(release: ComposedRelease): void;
}

/** What a tab runs that tries releases. */
export interface Trial {
  composition: Composition;
  /** Remotes of which another release than the live one is tried. */
  tried: readonly string[];
  /** Puts the live release back when it was the tried one that failed. */
  onError(error: unknown): void;
}

/** Whether this person may try releases: everybody on their own machine, developers elsewhere. */
async function mayTry({ location, api }: TrialWorld): Promise<boolean> {
  if (isLocalHost(location.hostname)) return true;
  const me = await api.call('GET /api/staff/me', {});
  return (
    me.ok && me.value.memberships.some(({ state, role }) => state === 'approved' && role === 'developer')
  );
}

/** A release that this host holds and has verified; null when it holds none of that name. */
async function readRelease(
  remote: string,
  build: string,
  fetch: typeof globalThis.fetch,
): Promise<TriedRelease | null> {
  const answer = await fetch(`/remotes/${remote}/${build}/release.json`).catch(() => null);
  if (!answer?.ok) return null;
  const release = (await answer.json()) as TriedRelease;
  return release.name === remote && release.build === build ? release : null;
}

/** Takes what the address asks for into what this tab tries. Says what it did not take. */
async function takeWishes(world: TrialWorld): Promise<{ tried: Record<string, string>; notices: string[] }> {
  const { wishes, refused, rest } = readWishes(new URL(world.location.href));
  world.history.replaceState(world.history.state, '', rest);
  const tried = { ...readTried(world.storage) };
  const notices = refused.map(
    (remote) => `${remote}: only releases of this site can be tried, by their build.`,
  );
  for (const { remote } of wishes.filter(({ build }) => build === null)) delete tried[remote];
  const wanted = wishes.flatMap(({ remote, build }) => (build === null ? [] : [{ remote, build }]));
  if (wanted.length > 0 && !(await mayTry(world))) {
    notices.push('Sign in as a developer to try a release.');
    return { tried, notices };
  }
  for (const { remote, build } of wanted) tried[remote] = build;
  return { tried, notices };
}

/** Puts the releases that this tab tries into its composition, and says so on the page for as long as it does. */
export async function startTrial(world: TrialWorld): Promise<Trial> {
  const { storage } = world;
  const { tried, notices } = await takeWishes(world);
  const before = storage().getItem(NOTICE_KEY);
  storage().removeItem(NOTICE_KEY);
  if (before) notices.push(before);

  let { composition } = world;
  for (const [name, build] of Object.entries(tried)) {
    const live = composition.remotes[name];
    if (live?.build === build) {
      delete tried[name];
      notices.push(`${name} ${build} is live.`);
      continue;
    }
    const release = await readRelease(name, build, world.fetch);
    if (!release) {
      delete tried[name];
      notices.push(`There is no release ${build} of ${name} here.`);
      continue;
    }
    const trial = composeTrial(composition, release);
    if (live) world.retire(live);
    world.admit(trial.remote);
    composition = trial.composition;
  }
  writeTried(storage, tried);

  const putBack = () => {
    writeTried(storage, {});
    world.location.reload();
  };
  const place = world.document.body.appendChild(world.document.createElement('div'));
  createRoot(place).render(<TrialBadge tried={tried} notices={notices} onPutBack={putBack} />);
  return {
    composition,
    tried: Object.keys(tried),
    onError: (error) => {
      if (!(error instanceof RemoteLoadError) || tried[error.remote] === undefined) return;
      const { [error.remote]: build, ...others } = tried;
      storage().setItem(NOTICE_KEY, `${error.remote} ${build} failed (${error.code}) and was put back.`);
      // Kept, also when it is empty: the next load shall say why.
      storage().setItem(TRIED_KEY, JSON.stringify(others));
      world.location.reload();
    },
  };
}
