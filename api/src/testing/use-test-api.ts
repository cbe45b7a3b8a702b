import { afterAll, beforeAll } from '@jest/globals';
import type { Database } from '../platform/database/database.ts';
import { makeSmallHotel, type SmallHotel } from './small-hotel.ts';
import { startTestApi, type TestApi } from './test-api.ts';
import type { TestDatabase } from './test-databases.ts';

/** Shared by the tests of one file; set before the first of them runs. */
export interface Stage {
  testDatabase: TestDatabase;
  database: Database;
  api: TestApi;
  /** A separate hotel for a test. */
  newHotel(): Promise<SmallHotel>;
}

/** Starts one API on one database for the tests of a `describe` block. */
export function useTestApi(
  create: () => Promise<TestDatabase>,
  options: Parameters<typeof startTestApi>[1] = {},
): Stage {
  const stage = {} as Stage;
  beforeAll(async () => {
    stage.testDatabase = await create();
    stage.database = await stage.testDatabase.open();
    stage.api = await startTestApi(stage.database, options);
    stage.newHotel = () => makeSmallHotel(stage.api.api.store);
  });
  afterAll(async () => {
    await stage.api?.stop();
    await stage.database?.close();
    await stage.testDatabase?.drop();
  });
  return stage;
}
