import type { DatabaseKind } from '../data/api-choices.ts';
import { type BenchDatabase, makeBenchDatabase } from '../data/bench-database.ts';
import { type FloorStatement, floorStatements } from '../data/floor-statements.ts';
import type { ApiStart, ApiUse } from '../processes/api-process.ts';
import { type Child, startChild } from '../processes/child.ts';
import type { Fired, FireJob } from '../processes/fire-requests.ts';
import type { FloorStart } from '../processes/floor-process.ts';
import type { WriteJob, Written } from '../processes/write-lines.ts';

/** A client process, separate from the server's. */
export interface LoadSide {
  fire(job: FireJob): Promise<Fired>;
  write(job: WriteJob): Promise<Written>;
}

/** One database with the API and the baseline on it, each in a separate process, and two client processes. */
export interface BenchStage {
  kind: DatabaseKind;
  fixtures: BenchDatabase['fixtures'];
  apiUrl: string;
  floorUrl: string;
  use(): Promise<ApiUse>;
  /** Advances the API's clock. */
  skip(ms: number): Promise<void>;
  /** The client whose figures count. */
  measured: LoadSide;
  /** The client that keeps the API busy meanwhile. */
  busy: LoadSide;
}

/** The cookie of a guest. */
export const guestCookie = (token: string) => `bellkey_guest=${token}`;

async function ask(url: string, headers: Record<string, string>): Promise<unknown> {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

const loadSide = (child: Child): LoadSide => ({
  fire: (job) => child.ask('fire', job),
  write: (job) => child.ask('write', job),
});

/** Runs work on a separate stage, and removes everything afterwards. */
export async function onStage<T>(
  kind: DatabaseKind,
  answers: boolean,
  work: (stage: BenchStage) => Promise<T>,
): Promise<T> {
  const database = await makeBenchDatabase(kind);
  const children = { api: startChild('api'), floor: startChild('floor') };
  const sides = [startChild('load'), startChild('load')];
  // A stage interrupted from outside leaves no database behind either.
  const interrupted = () => void database.remove().finally(() => process.exit(1));
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    const { fixtures } = database;
    const started: ApiStart = { location: database.api, answers };
    const { port } = await children.api.ask<{ port: number }>('start', started);
    const apiUrl = `http://127.0.0.1:${port}`;
    const floorUrl = await startFloor(children.floor, database, apiUrl);
    const [measured, busy] = sides.map(loadSide) as [LoadSide, LoadSide];
    const stage: BenchStage = {
      kind,
      fixtures,
      apiUrl,
      floorUrl,
      use: () => children.api.ask('use'),
      skip: (ms) => children.api.ask('skip', { ms }),
      measured,
      busy,
    };
    await checkFloor(stage);
    return await work(stage);
  } finally {
    await Promise.all([...sides, children.api, children.floor].map((child) => child.stop()));
    await database.remove();
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
  }
}

async function startFloor(floor: Child, database: BenchDatabase, apiUrl: string): Promise<string> {
  const { fixtures } = database;
  const cookie = guestCookie(fixtures.readers[0] ?? '');
  const session = (await ask(`${apiUrl}/api/guest/session`, { cookie })) as {
    property: { emergencyNumber: string; brand: unknown };
  };
  const { starters } = (await ask(`${apiUrl}/api/guest/conversation`, { cookie })) as { starters: unknown };
  const statements: Record<string, FloorStatement> = floorStatements(fixtures, {
    emergencyNumber: session.property.emergencyNumber,
    brand: session.property.brand,
    starters,
  });
  const start: FloorStart = { location: database.floor, statements };
  const { port } = await floor.ask<{ port: number }>('start', start);
  return `http://127.0.0.1:${port}`;
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/;

/** Sorted keys, and instants in one form; without the end of a session, which moves every minute. */
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, part: unknown) => {
    if (key === 'expiresAt') return undefined;
    if (typeof part === 'string' && INSTANT.test(part)) return new Date(part).toISOString();
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });

/** A baseline with another response is none. @throws Error naming the path. */
async function checkFloor({ apiUrl, floorUrl, fixtures }: BenchStage): Promise<void> {
  const cookie = guestCookie(fixtures.readers[1] ?? '');
  const { propertyId, manager } = fixtures;
  const pairs: Array<[string, string, Record<string, string>]> = [
    ['/api/guest/session', '/session', { cookie }],
    ['/api/guest/conversation', '/conversation', { cookie }],
    [`/api/staff/requests?property=${propertyId}`, '/queue', { authorization: `Bearer ${manager}` }],
  ];
  for (const [path, floorPath, headers] of pairs) {
    const [ours, floor] = [
      JSON.stringify(plain(await ask(`${apiUrl}${path}`, headers))),
      JSON.stringify(plain(await ask(`${floorUrl}${floorPath}`, headers))),
    ];
    if (ours !== floor) throw new Error(`The floor of ${path} answers something else:\n${ours}\n${floor}`);
  }
}
