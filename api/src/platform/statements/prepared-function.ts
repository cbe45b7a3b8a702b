import { createHash } from 'node:crypto';
import { is, Placeholder, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { PreparedQuery } from './prepared-query.ts';
import { prepareCall } from './prepared-sql.ts';

/** A function of the database whose body is a query of this code. */
export interface CodeFunction {
  /** Ends in a hash of what it does, so that processes of two versions each find their own. */
  name: string;
  /** Makes it. */
  create: string;
}

const dialect = new PgDialect();
const declared: Array<() => CodeFunction> = [];

/** All functions of the code that is loaded; `migrate` makes those that the database lacks. */
export const codeFunctions = (): CodeFunction[] => declared.map((make) => make());

/**
 * A query as the body of a function in the database, and the call of it, for a part that a statement seldom needs:
 * PostgreSQL prepares every subquery of a statement each time it runs, and a function's when it is called.
 *
 * @param types the types of the values, by the names of their placeholders
 * @param build one row with one column of type json; values are `sql.placeholder('name')`
 */
export function callOfFunction(
  base: string,
  types: Readonly<Record<string, 'text'>>,
  build: () => SQL,
): () => SQL {
  let made: CodeFunction | null = null;
  const make = () => {
    made ??= functionOf(base, types, build());
    return made;
  };
  declared.push(make);
  return () => {
    const values = Object.keys(types).map((name) => sql`${sql.placeholder(name)}`);
    return sql`${sql.raw(make().name)}(${sql.join(values, sql`, `)})`;
  };
}

/**
 * Builds a query once, as the body of a function in the database: it can be called in one statement with the
 * transaction's settings and other calls, as {@link prepareCall} does (decision 0771). The parameters are those of
 * {@link callOfFunction}.
 */
export function prepareFunction<T>(
  base: string,
  types: Readonly<Record<string, 'text'>>,
  build: () => SQL,
): PreparedQuery<T> {
  return prepareCall<T>(callOfFunction(base, types, build));
}

function functionOf(base: string, types: Readonly<Record<string, string>>, query: SQL): CodeFunction {
  const { sql: text, params } = dialect.sqlToQuery(query);
  const places = params.map((param) => {
    const place = is(param, Placeholder) ? Object.keys(types).indexOf(param.name) + 1 : 0;
    if (place === 0) throw new Error(`Not a value of ${base}: ${String(param)}`);
    return place;
  });
  const body = text.replace(/\$(\d+)/g, (_, number) => `$${places[Number(number) - 1]}`);
  // Volatile and planned when it runs: it sees what the calls before it wrote, with the role that holds then.
  const rest = `(${Object.values(types).join(', ')}) returns json language plpgsql security invoker as
    $body$ begin return (${body}); end $body$`;
  const name = `${base}_${createHash('sha256').update(rest).digest('hex').slice(0, 12)}`;
  return { name, create: `create function ${name}${rest}` };
}
