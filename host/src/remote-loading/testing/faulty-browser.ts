import { CONTRACT, type ComposedRemote, type Composition } from '@bellkey/shared/remote';
import { claimChunkReload } from '../failures/reload-guard.ts';
import type { FileOutcome, RemoteFiles, RequestedFile } from '../files/remote-files.ts';
import { ReleaseIntegrity } from '../integrity/release-integrity.ts';
import type { Container } from '../loading/container.ts';
import { getDirectly, loadPageOnce } from '../loading/load-page.ts';
import { PageStore } from '../page/page-store.ts';
import { answers, EmptyPage, FAULTY, pageOf, RIGHT, remoteOf } from './fault-answers.ts';
import type { FaultRow, FileFault } from './fault-matrix.ts';

const TIMEOUT_MS = 15_000;

/**
 * A minimal browser for the fault matrix: two remotes, `broken` with one fault and `sound` without, the files of both,
 * and containers that load their chunk and style as Rspack's do. Time passes only by waiting.
 */
export function faultyBrowser(row: FaultRow) {
  let healed = false;
  let now = 0;
  let reloads = 0;
  const requests: string[] = [];
  const tries: string[] = [];
  const reported: unknown[] = [];
  const storage = new Map<string, string>();
  let open: RequestedFile[] = [];
  const present = new Set<string>();

  const integrity = new ReleaseIntegrity('http://localhost');
  const phaseOf = (url: string) =>
    url.includes('release.json')
      ? 'release'
      : url.includes('entry')
        ? 'entry'
        : url.includes('.css')
          ? 'css'
          : 'chunk';
  const faultOf = (url: string): FileFault | null =>
    !healed && url.includes('/broken/') && phaseOf(url) === row.phase && row.fault in answers
      ? (row.fault as FileFault)
      : null;

  const hashed = (url: string) => phaseOf(url) === 'entry' || integrity.integrityOf(url) === RIGHT;
  const request = (url: string): FileOutcome => {
    requests.push(url);
    const fault = faultOf(url);
    if (fault === 'hang') {
      now += TIMEOUT_MS;
      return 'timeout';
    }
    if (fault === null && hashed(url)) {
      present.add(url.replace(/\?.*/, ''));
      return 'loaded';
    }
    // The only fault with an entry that has no hash; any other content is refused by its hash.
    return fault === 'no container' ? 'loaded' : 'error';
  };

  /** As a remote's own loader: requests a missing file and throws its own error. */
  const loadOwn = (url: string) => {
    if (present.has(url)) return;
    const css = phaseOf(url) === 'css';
    open.push({ url, phase: css ? 'css' : 'chunk' });
    const outcome = request(url);
    if (present.has(url)) {
      open = open.filter((file) => file.url !== url);
      return;
    }
    throw Object.assign(new Error(`Loading ${css ? 'css ' : ''}chunk 7 failed.`), {
      name: 'ChunkLoadError',
      type: outcome,
      request: css ? undefined : url,
    });
  };

  const is = (fault: FaultRow['fault'], name: string) => !healed && name === 'broken' && row.fault === fault;
  const containerOf = (remote: ComposedRemote): Container => ({
    init: () => {
      if (is('throwing init', remote.name)) throw new TypeError('scope is not what it was');
    },
    get: async () => {
      if (is('unknown page', remote.name)) throw new Error('Module "./chat" does not exist in container.');
      loadOwn(`${remote.base}chat.css`);
      loadOwn(`${remote.base}chat.js`);
      return () => {
        if (is('throwing module', remote.name)) throw new TypeError('x is not a function');
        return is('missing Page', remote.name) ? { View: EmptyPage } : { Page: EmptyPage };
      };
    },
  });

  const composition: Composition = {
    id: 'a',
    pages: [pageOf('broken'), pageOf('sound')],
    remotes: {
      broken: remoteOf('broken', row.fault === 'contract number' ? CONTRACT + 1 : CONTRACT),
      sound: remoteOf('sound', CONTRACT),
    },
  };
  const remotes = Object.values(composition.remotes);
  for (const remote of remotes) integrity.add(remote);
  const files: RemoteFiles = {
    runScript: async (url) => {
      const outcome = request(url);
      const remote = remotes.find(({ base }) => url.startsWith(`${base}entry`));
      if (remote && outcome === 'loaded' && faultOf(url) === null)
        Reflect.set(globalThis, remote.container, containerOf(remote));
      return outcome;
    },
    addStyle: async (url) => request(url),
    loadJson: async (url) => {
      requests.push(url);
      const fault = faultOf(url);
      const answer = fault ? answers[fault] : { status: 200, contentType: 'application/json' };
      if (fault === 'hang') {
        now += TIMEOUT_MS;
        return { outcome: 'timeout', answer };
      }
      if (answer?.status !== 200 || fault === '200 with HTML') return { outcome: 'error', answer };
      if (fault !== null && fault !== 'wrong hash') return { outcome: 'loaded', answer, json: undefined };
      const integrity = fault ? FAULTY : RIGHT;
      const list = ['chat.js', 'chat.css'].map((path) => ({ path, integrity }));
      return { outcome: 'loaded', answer, json: { files: list } };
    },
    probe: async (url) => {
      const fault = faultOf(url);
      return fault ? answers[fault] : { status: 200, contentType: 'text/javascript' };
    },
    watch: () => {
      open = [];
      return { stop: () => open };
    },
  };

  const getModule = getDirectly({});
  const newStore = () =>
    new PageStore(composition, {
      loadOnce: async (page, attempt) => {
        tries.push(page.remote);
        const remote = composition.remotes[page.remote];
        if (!remote) throw new Error(`No remote ${page.remote}.`);
        return loadPageOnce(remote, page.name, attempt, {
          getModule,
          files,
          integrity,
          loadsIntegrity: true,
        });
      },
      retire: () => undefined,
      note: () => undefined,
      reload: () => {
        const store = {
          getItem: (key: string) => storage.get(key) ?? null,
          setItem: (key: string, value: string) => void storage.set(key, value),
        } as unknown as Storage;
        const allowed = claimChunkReload('/broken', now, () => store);
        if (allowed) reloads += 1;
        return allowed;
      },
      report: (error) => void reported.push(error),
      now: () => now,
      random: () => 0.5,
      sleep: async (ms) => {
        now += ms;
      },
      online: async () => undefined,
    });

  return {
    broken: pageOf('broken'),
    sound: pageOf('sound'),
    /** A tab after a load or a reload of the document, without any part of a remote. */
    newTab: () => {
      for (const { container } of remotes) Reflect.deleteProperty(globalThis, container);
      present.clear();
      for (const remote of remotes) integrity.delete(remote);
      tries.length = 0;
      return newStore();
    },
    heal: () => {
      healed = true;
    },
    reloads: () => reloads,
    triesOf: (remote: string) => tries.filter((name) => name === remote).length,
    requests,
    reported,
  };
}
