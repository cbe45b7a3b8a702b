import { shortCodeFrom } from '@bellkey/shared/api';
import { afterAll, beforeAll } from '@jest/globals';
import type { Database } from '../../platform/database/database.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import type { Answer } from '../test-callers.ts';
import type { TestDatabase } from '../test-databases.ts';
import { type Stage, useTestApi } from '../use-test-api.ts';

/** Number of concurrent calls. */
export const AT_ONCE = 40;

/** A well-formed short code without a place. */
export const wrongCode = (index: number) =>
  shortCodeFrom(new Uint8Array([1, 2, 3, 4, 5, index >> 5, index & 31]));

interface ManyCallers {
  stage: Stage;
  /** The API that serves the call of this number. */
  apiOf(index: number): TestApi;
  /** Makes forty concurrent calls and counts the results: `ok`, or the code of the problem. */
  atOnce(ask: (api: TestApi, index: number) => Promise<Answer>): Promise<Record<string, number>>;
}

/** Callers of one API; on PostgreSQL two processes share the work, as behind a load balancer. */
export function useManyCallers(name: string, create: () => Promise<TestDatabase>): ManyCallers {
  const stage = useTestApi(create);
  let second: { api: TestApi; database: Database } | null = null;

  beforeAll(async () => {
    if (name !== 'PostgreSQL') return;
    const database = await stage.testDatabase.open();
    second = { database, api: await startTestApi(database) };
  });
  afterAll(async () => {
    await second?.api.stop();
    await second?.database.close();
  });

  const apiOf = (index: number) => (second && index % 2 === 1 ? second.api : stage.api);
  const atOnce = async (ask: (api: TestApi, index: number) => Promise<Answer>) => {
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => ask(apiOf(index), index)),
    );
    const counts: Record<string, number> = {};
    for (const { status, body } of answers) {
      const kind = status < 400 ? 'ok' : String(body.code);
      counts[kind] = (counts[kind] ?? 0) + 1;
    }
    return counts;
  };
  return { stage, apiOf, atOnce };
}
