import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { openEmbeddedFolder } from '../../../../../api/src/platform/database/embedded-folder.ts';
import type { BenchLocation } from '../data/bench-database.ts';
import type { FloorStatement } from '../data/floor-statements.ts';
import { answerParent } from './child.ts';

/** The statements of a floor, by path. */
export interface FloorStart {
  location: BenchLocation;
  statements: Record<string, FloorStatement>;
}

/** Runs one prepared statement and returns its text. */
type RunPrepared = (path: string, values: readonly string[]) => Promise<string>;

const CONNECTIONS = 10;
let close = async () => {};

async function onPostgres(url: string, statements: FloorStart['statements']): Promise<RunPrepared> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  close = () => pool.end();
  return async (path, values) => {
    const { sql } = statements[path] ?? { sql: '' };
    const { rows } = await pool.query<{ body: string }>({ name: path, text: sql, values: [...values] });
    return rows[0]?.body ?? '';
  };
}

const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`;

async function onPglite(folder: string, statements: FloorStart['statements']): Promise<RunPrepared> {
  const embedded = await openEmbeddedFolder(folder);
  const { client } = embedded;
  close = embedded.close;
  const names = new Map<string, string>();
  for (const [index, [path, { sql }]] of Object.entries(statements).entries()) {
    await client.exec(`prepare floor_${index} as ${sql}`);
    names.set(path, `floor_${index}`);
  }
  return async (path, values) => {
    const list = values.length > 0 ? `(${values.map(quoted).join(', ')})` : '';
    const [result] = await client.exec(`execute ${names.get(path)}${list}`);
    return (result?.rows[0] as { body: string } | undefined)?.body ?? '';
  };
}

async function start({ location, statements }: FloorStart): Promise<{ port: number }> {
  const run =
    'url' in location
      ? await onPostgres(location.url, statements)
      : await onPglite(location.folder, statements);
  const server = createServer(async (request, response) => {
    try {
      const path = request.url ?? '';
      const secret = request.headers.cookie?.split('=')[1] ?? '';
      const values = [createHash('sha256').update(secret).digest('hex')];
      if (request.method === 'POST') {
        const { clientId, body } = JSON.parse(await text(request)) as { clientId: string; body: string };
        values.push(clientId, body, String(request.headers['idempotency-key']), randomUUID(), randomUUID());
      }
      const { takes } = statements[path] ?? { takes: 0 };
      const answer = await run(path, values.slice(0, takes));
      response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(answer);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port };
}

answerParent({ start }, () => close());
