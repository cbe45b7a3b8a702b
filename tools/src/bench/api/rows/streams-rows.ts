import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseKind } from '../data/api-choices.ts';
import { makeBenchDatabase } from '../data/bench-database.ts';
import { addListeners } from '../data/streams-fixtures.ts';
import { startChild } from '../processes/child.ts';
import type { ClientRecord } from '../processes/streams-client-process.ts';
import type { StreamsUse } from '../processes/streams-process.ts';
import { quantile } from './answer-rows.ts';
import type { BenchRow } from './bench-row.ts';
import {
  announce,
  open,
  type StreamsOptions,
  type StreamsStage,
  untilLive,
  WARM_UP,
  withApi,
} from './streams-stage.ts';

/** The limits: bytes, share of a core, ms. */
const MOST = { bytes: 20_000, core: 0.05, event: 100, resume: 1_000, restart: 10_000 } as const;
const DROP_EVERY_MS = 15_000;
/** How often events are committed while clients are dropped. */
const ANNOUNCE_EVERY_MS = 200;

/** Streams: cost of an idle one, an event to many, dropped clients, and a restart. */
export async function measureStreams(
  kind: DatabaseKind,
  options: StreamsOptions,
  onRow: (row: BenchRow) => void,
): Promise<BenchRow[]> {
  const database = await makeBenchDatabase(kind);
  const { streams, guests, staff } = options;
  await addListeners(database.api, database.fixtures.propertyId, {
    guests: Math.max(streams, guests) + WARM_UP,
    staff,
  });
  const rows: BenchRow[] = [];
  try {
    for (const measure of [measureEvents, measureDrops, measureIdleAndRestart]) {
      for (const row of await withApi(kind, database, options, measure)) {
        onRow(row);
        rows.push(row);
      }
    }
  } finally {
    await database.remove();
  }
  return rows;
}

/** One commit with an event for each guest and one for the staff: time until the last of them has it. */
async function measureEvents(stage: StreamsStage): Promise<BenchRow[]> {
  const { clients, options, kind } = stage;
  const { guests, staff, rounds } = options;
  await open(stage, { first: 0, guests, staff });
  const everyGuest = Array.from({ length: guests }, (_, index) => index);
  const latencies: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const { at } = await announce(stage, { guests: everyGuest, toDepartments: true });
    let records: ClientRecord[] = [];
    do {
      await sleep(200);
      records = await clients.ask<ClientRecord[]>('records');
    } while (records.some(({ ids }) => ids.length < round));
    latencies.push(...records.map(({ lastAt }) => lastAt - at));
  }
  const p99 = quantile(latencies, 0.99);
  return [
    {
      what: `an event to ${staff} staff and ${guests} guests, each their own: p99 to the last socket`,
      database: kind,
      api: `${p99.toFixed(0)} ms`,
      floor: '',
      value: p99,
      limit: { atMost: MOST.event },
      note: `p50 ${quantile(latencies, 0.5).toFixed(0)} ms, most ${Math.max(...latencies).toFixed(0)} ms, ${rounds} commits`,
    },
  ];
}

/** Every client loses its connection each 15 s while events go to all: none is lost, none is duplicated. */
async function measureDrops(stage: StreamsStage): Promise<BenchRow[]> {
  const { clients, options, kind } = stage;
  const { guests, dropMs } = options;
  await open(stage, { first: 0, guests, staff: 0 });
  const sent = Array.from({ length: guests }, () => 0);
  let dropping = true;
  const before = await stage.api.ask<StreamsUse>('use');
  const dropped = clients.ask('drop', { everyMs: DROP_EVERY_MS, forMs: dropMs }).finally(() => {
    dropping = false;
  });
  while (dropping) {
    const some = Array.from({ length: Math.ceil(guests / 50) }, () => Math.floor(Math.random() * guests));
    for (const guest of some) sent[guest] = (sent[guest] ?? 0) + 1;
    await announce(stage, { guests: some, toDepartments: false });
    await sleep(ANNOUNCE_EVERY_MS);
  }
  const after = await stage.api.ask<StreamsUse>('use');
  await dropped;
  await untilLive(clients, guests);
  await sleep(2_000);
  const records = await clients.ask<ClientRecord[]>('records');
  const lost = records.reduce((sum, { ids }, guest) => sum + (sent[guest] ?? 0) - new Set(ids).size, 0);
  const twice = records.reduce((sum, { ids }) => sum + ids.length - new Set(ids).size, 0);
  const resumed = records.flatMap(({ openings }) => openings.slice(1).map(({ ms }) => ms));
  const p99 = quantile(resumed, 0.99);
  return [
    {
      what: `every client dropped each 15 s, ${guests} clients, ${dropMs / 1000} s: events lost or twice`,
      database: kind,
      api: `${lost} lost, ${twice} twice`,
      floor: '',
      value: Math.abs(lost) + twice,
      limit: { atMost: 0 },
      note: `${sent.reduce((sum, count) => sum + count, 0)} events, ${resumed.length} drops`,
    },
    {
      what: 'the same: resume p99',
      database: kind,
      api: `${p99.toFixed(0)} ms`,
      floor: '',
      value: p99,
      limit: { atMost: MOST.resume },
      note: `p50 ${quantile(resumed, 0.5).toFixed(0)} ms, the API used ${(((after.cpuMs - before.cpuMs) / dropMs) * 100).toFixed(0)} % of a core`,
    },
  ];
}

/** Cost of an idle stream, and how soon all are back after a planned restart. */
async function measureIdleAndRestart(stage: StreamsStage): Promise<BenchRow[]> {
  const { clients, options, kind, database, port } = stage;
  const { streams, idleMs } = options;
  await open(stage, { first: streams, guests: WARM_UP, staff: 0 });
  const empty = await stage.api.ask<StreamsUse>('use');
  await open(stage, { first: 0, guests: streams, staff: 0 });
  await sleep(5_000);
  const full = await stage.api.ask<StreamsUse>('use');
  await sleep(idleMs);
  const idle = await stage.api.ask<StreamsUse>('use');
  const bytes = (full.residentBytes - empty.residentBytes) / streams;
  const core = (idle.cpuMs - full.cpuMs) / idleMs;

  const stopped = performance.timeOrigin + performance.now();
  await stage.api.stop();
  stage.api = startChild('streams');
  await stage.api.ask('start', { location: database.api, port });
  const started = performance.timeOrigin + performance.now();
  await untilLive(clients, streams + WARM_UP);
  const records = await clients.ask<ClientRecord[]>('records');
  const back = records.map(({ openings }) => (openings.at(-1)?.at ?? Number.NaN) - stopped);
  const opened = records.map(({ openings }) => openings.at(-1)?.ms ?? Number.NaN);
  const p99 = quantile(back, 0.99);
  return [
    {
      what: `${streams} streams on one process: memory of each`,
      database: kind,
      api: `${(bytes / 1000).toFixed(1)} kB`,
      floor: '',
      value: bytes,
      limit: { atMost: MOST.bytes },
    },
    {
      what: `${streams} streams on one process: share of a core while idle`,
      database: kind,
      api: `${(core * 100).toFixed(1)} %`,
      floor: '',
      value: core,
      limit: { atMost: MOST.core },
    },
    {
      what: `restart under ${streams} streams: p99 until a client is back`,
      database: kind,
      api: `${(p99 / 1000).toFixed(1)} s`,
      floor: '',
      value: p99,
      limit: { atMost: MOST.restart },
      note: `the API was away for ${((started - stopped) / 1000).toFixed(1)} s, the last was back after ${(Math.max(...back) / 1000).toFixed(1)} s, opening p50 ${quantile(opened, 0.5).toFixed(0)} ms, p99 ${quantile(opened, 0.99).toFixed(0)} ms, ${records.reduce((sum, { refused }) => sum + refused, 0)} refused`,
    },
  ];
}
