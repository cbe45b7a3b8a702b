import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { Registry } from 'prom-client';
import { testDatabases } from '../../testing/test-databases.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { createMetrics } from './create-metrics.ts';
import { serveMetrics } from './serve-metrics.ts';
import { MOST_TEXTS, SLOW_MS, SlowStatements } from './slow-statements.ts';

describe.each(testDatabases)('Metrics of an API on %s', (_, create) => {
  const metrics = createMetrics();
  const stage = useTestApi(create, { observer: metrics.observer });
  metrics.connect({
    streams: () => stage.api.api.countStreams(),
    workers: () => ({ embedded: { ready: 2, busy: 1, waiting: 3 } }),
  });

  test('count operations by name and status with their round trips, and the activity of streams and workers', async () => {
    const { codes } = await stage.newHotel();
    const guest = await stage.api.guest(codes.room.code);
    await guest.call('GET /api/guest/conversation');
    await stage.api.call('GET /api/guest/conversation');
    await guest.listen(0);
    const text = await metrics.text();
    const read = 'operation="GET /api/guest/conversation"';
    expect(text).toContain(`bellkey_operation_duration_seconds_count{${read},status="200"} 1`);
    expect(text).toContain(`bellkey_operation_duration_seconds_count{${read},status="401"} 1`);
    expect(text).toContain(`bellkey_operation_round_trips_count{${read}} 2`);
    expect(text).toMatch(/^bellkey_statement_duration_seconds_count [1-9]/m);
    expect(text).toMatch(/^bellkey_streams 1$/m);
    expect(text).toContain('bellkey_turn_workers{computes="embedded",state="busy"} 1');
    expect(text).toContain('bellkey_turn_queue_length{computes="embedded"} 3');
  });

  test('contain nothing that guests write', async () => {
    const { codes } = await stage.newHotel();
    const guest = await stage.api.guest(codes.room.code);
    await guest.say('The word is heliotrope');
    expect(await metrics.text()).not.toContain('heliotrope');
  });

  test('are at no address of the API, with or without its prefix', async () => {
    for (const path of ['/metrics', '/api/metrics'])
      expect((await stage.api.call(`GET ${path}`)).status).toBe(404);
  });
});

describe('Errors and slow statements', () => {
  test('an operation that ends in an error counts as one, a refusal does not', async () => {
    const { observer, text } = createMetrics();
    const done = { operation: 'GET /api/x', ms: 3, roundTrips: 2, cold: 1, repeated: 0, allowed: 0 };
    const batches: never[] = [];
    observer.operation({ ...done, batches, status: 403, outcome: 'forbidden' });
    observer.operation({ ...done, batches, status: 500, outcome: 'error' });
    const all = await text();
    expect(all).toContain('bellkey_operation_errors_total{operation="GET /api/x"} 1');
    expect(all).toContain('bellkey_operation_extra_round_trips_total{operation="GET /api/x",kind="cold"} 2');
  });

  test('answers of the assistant are counted by their outcome', async () => {
    const { observer, text } = createMetrics();
    observer.turn({ outcome: 'answered', ms: 40, roundTrips: 5, cold: 0, batches: [] });
    const all = await text();
    expect(all).toContain('bellkey_turn_duration_seconds_count{outcome="answered"} 1');
    expect(all).toContain('bellkey_turn_round_trips_bucket{le="6"} 1');
    expect(all).toContain('bellkey_turn_round_trips_bucket{le="4"} 0');
  });

  test('slow statements are distinguished by their text, up to a limit', async () => {
    const registry = new Registry();
    const slow = new SlowStatements(registry);
    slow.take('select 1', SLOW_MS - 1);
    slow.take('select *\n  from messages where id = $1', SLOW_MS * 2);
    for (let index = 0; index < MOST_TEXTS + 5; index += 1) slow.take(`select ${index} from t`, SLOW_MS);
    const text = await registry.metrics();
    expect(text).not.toContain('"select 1"');
    expect(text).toContain(
      'bellkey_slow_statements_total{statement="select * from messages where id = $1"} 1',
    );
    expect(text).toContain('bellkey_slow_statements_total{statement="other"} 6');
    expect(text.match(/^bellkey_slow_statements_total\{/gm)).toHaveLength(MOST_TEXTS + 1);
  });
});

describe('The port of the metrics', () => {
  let server: Server;
  afterEach(() => {
    server.close();
  });
  const open = async (token: string | null) => {
    server = await serveMetrics(createMetrics(), { port: 0, host: '127.0.0.1', token });
    const { port } = server.address() as AddressInfo;
    return (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
  };

  test('serves one address and one method', async () => {
    const ask = await open(null);
    const answer = await ask('/metrics');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/plain'),
    ]);
    expect(await answer.text()).toContain('process_cpu_seconds_total');
    expect((await ask('/')).status).toBe(404);
    expect((await ask('/metrics', { method: 'POST' })).status).toBe(405);
  });

  test('with a token, refuses everyone without it', async () => {
    const ask = await open('a-token-of-a-reader');
    const sent = (authorization: string) => ask('/metrics', { headers: { authorization } });
    expect((await ask('/metrics')).status).toBe(401);
    expect((await sent('Bearer a-token-of-another')).status).toBe(401);
    expect((await sent('Bearer a-token-of-a-reader')).status).toBe(200);
  });
});
