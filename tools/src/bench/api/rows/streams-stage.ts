import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseKind } from '../data/api-choices.ts';
import type { BenchDatabase } from '../data/bench-database.ts';
import { type Child, startChild } from '../processes/child.ts';
import type { ClientsToOpen } from '../processes/streams-client-process.ts';
import type { Announcement } from '../processes/streams-process.ts';
import type { BenchRow } from './bench-row.ts';

/** Size of each measurement; a short run is less accurate and takes a minute. */
export interface StreamsOptions {
  /** Streams that are open and idle, and come back after a restart. */
  streams: number;
  /** Guests of the one property who receive events, and lose their connection. */
  guests: number;
  staff: number;
  /** Commits that concern all of them. */
  rounds: number;
  /** How long the idle process is watched, and clients are dropped. */
  idleMs: number;
  dropMs: number;
}

/** The settings of the figures in the documents. */
export const FULL_RUN: StreamsOptions = {
  streams: 8_000,
  guests: 1_000,
  staff: 50,
  rounds: 20,
  idleMs: 60_000,
  dropMs: 300_000,
};

export const SHORT_RUN: StreamsOptions = { ...FULL_RUN, rounds: 10, idleMs: 30_000, dropMs: 45_000 };

/** Warm-up streams before any measurement. */
export const WARM_UP = 100;

/** Opened per second, because opening is not measured. */
const GENTLE = 250;

/** An API with its database, and a process of clients. */
export interface StreamsStage {
  kind: DatabaseKind;
  database: BenchDatabase;
  options: StreamsOptions;
  api: Child;
  port: number;
  clients: Child;
}

/** Measures with a process of the API and one of clients, which end with it. */
export async function withApi(
  kind: DatabaseKind,
  database: BenchDatabase,
  options: StreamsOptions,
  measure: (stage: StreamsStage) => Promise<BenchRow[]>,
): Promise<BenchRow[]> {
  const clients = startChild('streams-client');
  const stage: StreamsStage = { kind, database, options, clients, port: 0, api: startChild('streams') };
  try {
    ({ port: stage.port } = await stage.api.ask('start', { location: database.api, port: 0 }));
    return await measure(stage);
  } finally {
    await clients.stop();
    await stage.api.stop();
  }
}

/** Opens streams, a limited number each second. */
export async function open(
  { api, clients, port, database }: StreamsStage,
  wanted: Pick<ClientsToOpen, 'first' | 'guests' | 'staff'>,
): Promise<void> {
  const { propertyId } = database.fixtures;
  const before = await clients.ask<number>('live');
  const { last } = await api.ask<{ last: number }>('reach', { propertyId });
  const toOpen: ClientsToOpen = { port, propertyId, perSecond: GENTLE, after: last, ...wanted };
  await clients.ask('open', toOpen);
  await untilLive(clients, before + wanted.guests + wanted.staff);
}

/** Waits until so many streams have received an event. */
export async function untilLive(clients: Child, count: number): Promise<void> {
  const until = Date.now() + 120_000;
  while ((await clients.ask<number>('live')) < count) {
    if (Date.now() > until) throw new Error(`${await clients.ask('live')} of ${count} streams are open`);
    await sleep(100);
  }
}

/** Makes the API announce an event. */
export const announce = ({ api, database }: StreamsStage, announcement: Omit<Announcement, 'propertyId'>) =>
  api.ask<{ at: number }>('announce', { propertyId: database.fixtures.propertyId, ...announcement });
