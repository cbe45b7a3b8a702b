import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { StaffRole } from '@bellkey/shared/api';
import { createHostApp } from '../app.ts';
import { loadBrands } from '../brand-files/load-brands.ts';
import type { CompositionStore } from '../composition/composition-store.ts';
import { LoadTimingsLog } from '../load-timings/load-timings.ts';
import { publicHosts } from '../public-hosts/public-hosts.ts';
import { Quarantine } from '../quarantine/quarantine.ts';
import { ReleaseWatch } from '../quarantine/release-watch.ts';
import type { Renderer } from '../rendering/renderer.ts';
import type { SmallStore } from './small-store.ts';

const property = {
  id: 'aurora',
  slug: 'aurora',
  name: 'Hotel Aurora',
  kind: 'hotel',
  timeZone: 'Europe/Lisbon',
  currency: 'EUR',
  languages: ['en'],
  phone: null,
};

/** The developer in the small host's configuration; the API accepts the token of the same name. */
const NAMED_DEVELOPER = 'named-developer';
/** What the API says of tokens of those who run the platform, or a co-brand. */
const operators: Record<string, { brand: string | null }> = {
  operator: { brand: null },
  'brand-operator': { brand: 'harbourline' },
};

/**
 * An API with one person per token: the token is their role, with `pending-` before it for a pending one; an operator
 * and a named developer work at no property.
 */
async function roleApi(more: RequestListener | undefined) {
  const server = createServer((request, response) => {
    if (more && !/^\/api\/(?:health|slow|staff)/.test(request.url ?? '')) {
      more(request, response);
      return;
    }
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    response.setHeader('content-type', 'application/json');
    if (request.url === '/api/health') {
      response.end(JSON.stringify({ status: 'ok', database: 'pglite', version: '1' }));
      return;
    }
    if (request.url === '/api/slow') {
      setTimeout(() => response.setHeader('content-type', 'text/plain').end('slow'), 3_000);
      return;
    }
    const operator = operators[token];
    if (operator || token === NAMED_DEVELOPER) {
      response.end(JSON.stringify({ uid: token, email: null, name: 'Inês', memberships: [], operator }));
      return;
    }
    const role = token.replace('pending-', '') as StaffRole;
    if (!['staff', 'agent', 'manager', 'owner', 'developer'].includes(role)) {
      response.writeHead(401).end('{}');
      return;
    }
    const state = token.startsWith('pending-') ? 'pending' : 'approved';
    const membership = {
      id: 'm1',
      property,
      role,
      state,
      departments: [],
      name: 'Inês',
      submittedAt: null,
      reason: null,
    };
    response.end(JSON.stringify({ uid: 'u1', email: null, name: null, memberships: [membership] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The host's whole HTTP surface over a small store, with a fake product API and no rendering. */
export async function smallHost(
  store: SmallStore,
  {
    hosts,
    acts = true,
    failures = 2,
    addresses = 1,
    guestApi,
    render,
  }: {
    hosts?: readonly string[];
    acts?: boolean;
    failures?: number;
    addresses?: number;
    guestApi?: RequestListener;
    render?: Renderer['render'];
  } = {},
) {
  const api = await roleApi(guestApi);
  const logged: string[] = [];
  const note = (...parts: unknown[]) => logged.push(JSON.stringify(parts));
  const log = { info: note, warn: note, error: note } as never;
  const now = () => store.time;
  const quarantine = await Quarantine.open({
    file: path.join(store.folder, 'quarantine.json'),
    log,
    now,
    acts,
  });
  const window = { share: 0.2, windowMs: 300_000 };
  const watch = new ReleaseWatch({
    quarantine,
    browsers: { ...window, failures, addresses },
    rendering: { ...window, failures: 5, addresses: 1 },
    now,
  });
  const compositions: CompositionStore = store.open({
    isQuarantined: (remote, build) => quarantine.isOut(remote, build),
  });
  await compositions.refresh();
  const renderer = {
    render: render ?? (async () => ({ ok: false, kind: 'ended', reason: 'nothing is rendered here' })),
    healthy: true,
    size: 1,
  } as unknown as Renderer;
  const hostRelease = {
    name: 'host',
    version: '1.0.0',
    build: 'host-build',
    builtAt: '2026-01-01T00:00:00Z',
    contract: 0,
    container: 'bellkey_host',
    entry: 'browser/main.js',
    entryCss: [],
    serverEntry: null,
    pages: {},
    files: [],
  };
  const app = createHostApp({
    compositions,
    renderer,
    quarantine,
    watch,
    timings: new LoadTimingsLog(),
    registry: path.join(store.folder, 'remotes.json'),
    trust: null,
    config: {
      apiBaseUrl: '',
      identity: {
        apiKey: 'k',
        authDomain: 'localhost',
        projectId: 'p',
        emulatorUrl: api.url,
        botCheck: false,
      },
      environment: 'demo',
    },
    apiUrl: api.url,
    publicHosts: publicHosts({
      hosts: hosts ?? [],
      origin: 'https://bellkey.example',
      coBrands: ['harbourline'],
    }),
    developers: [NAMED_DEVELOPER],
    brands: loadBrands(path.join(store.folder, 'releases')),
    hostFiles: () => ({ release: hostRelease, base: '/host/host-build/' }),
    cacheDir: path.join(store.folder, 'cache'),
    reportShare: 1,
    allowedOrigins: ['http://localhost:3911'],
    serviceWorker: false,
    publicDir: path.join(store.folder, 'public'),
    workbenchDir: path.join(store.folder, 'workbench'),
    // Tests name the client address.
    trustProxy: true,
    tokenKey: null,
    log,
    random: Math.random,
    now,
  });
  return { app, compositions, quarantine, logged, close: api.close };
}
