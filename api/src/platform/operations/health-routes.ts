import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { done } from '../outcome/outcome.ts';
import type { Handlers } from './handlers.ts';

/** Whether the API works, for monitors; it answers even when the database does not. */
export function healthRoutes(
  database: Database,
  version: string,
  log: Logger,
): Pick<Handlers, 'GET /api/health'> {
  return {
    'GET /api/health': async () => {
      try {
        await database.queries.execute(sql`select 1`);
        return done({ status: 'ok', database: database.kind, version });
      } catch (error) {
        log.error({ error }, 'database does not answer');
        return done({ status: 'degraded', database: database.kind, version });
      }
    },
  };
}
