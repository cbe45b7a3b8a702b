import { createStore } from '../../platform/database/create-store.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { createLogger } from '../../platform/http/logger.ts';
import { sweepClocks } from '../../service/clocks/sweep-clocks.ts';

/*
 * A process that runs the clocks of requests once, for a test that kills it in the middle: its arguments are the
 * database address and the instant, in ms since 1970.
 */
async function main([url = '', moment = '']: string[]): Promise<void> {
  const database = await openDatabase({ url });
  const store = createStore(
    database,
    () => new Date(Number(moment)),
    () => undefined,
  );
  process.send?.('ready');
  await sweepClocks(store, createLogger('silent'));
}

void main(process.argv.slice(2));
