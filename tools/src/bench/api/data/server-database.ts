import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { CommandError } from '../../../command/command.ts';

/** An empty database on the PostgreSQL server of `DATABASE_URL`. */
interface ServerDatabase {
  url: string;
  remove(): Promise<void>;
}

/** @throws CommandError without a PostgreSQL server. */
export async function makeServerDatabase(prefix: string): Promise<ServerDatabase> {
  const server = process.env.DATABASE_URL;
  if (!server) throw new CommandError('Set DATABASE_URL to a PostgreSQL server, or use --database pglite.');
  const name = `${prefix}_${randomBytes(6).toString('hex')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await runOnServer(server, `create database ${name}`);
  return {
    url: url.href,
    remove: () => runOnServer(server, `drop database if exists ${name} with (force)`),
  };
}

/** Sends one statement. */
export async function runOnServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
