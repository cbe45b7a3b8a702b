import { CommandError } from '../command/command.ts';
import { parseArguments } from '../command/command-arguments.ts';

/** Usage of `npm run simulate`. */
export const USAGE = `npm run simulate -- day [--rooms 120] [--minutes 1440] [--speed 200] [--seed aurora] [--kill 3] [--processes 3] [--out <folder>]
plays a day of a property at so many times the speed of real time: guests and staff over the real API, while its processes are killed and started again; ends with code 1 when something is lost, doubled, late or left open
with DATABASE_URL, several processes run on one PostgreSQL database, which is made for it and removed; without it, one process runs on the embedded database
writes ledger.md, day.json and day.svg to --out, or to simulated-day in DATA_DIR (.data)`;

const WORDS = {
  allowPositionals: true,
  options: {
    rooms: { type: 'string', default: '120' },
    minutes: { type: 'string', default: '1440' },
    speed: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'aurora' },
    kill: { type: 'string', default: '3' },
    processes: { type: 'string', default: '3' },
    out: { type: 'string' },
  },
} as const;

/** What to simulate. */
export interface SimulateOptions {
  rooms: number;
  minutes: number;
  speed: number;
  seed: string;
  kills: number;
  processes: number;
  /** Null: a folder in `DATA_DIR`. */
  out: string | null;
}

/** Parses the arguments of `simulate`. @throws CommandError with the usage when they are invalid. */
export function parseOptions(args: readonly string[]): SimulateOptions {
  const { values, positionals } = parseArguments(args, WORDS, USAGE);
  if (positionals[0] !== 'day' || positionals.length > 1)
    throw new CommandError(`There is no such simulation. Use:\n${USAGE}`);
  const number = (
    name: 'rooms' | 'minutes' | 'speed' | 'kill' | 'processes',
    least: number,
    most: number,
  ) => {
    const value = Number(values[name]);
    if (!Number.isInteger(value) || value < least || value > most)
      throw new CommandError(`--${name} takes a whole number from ${least} to ${most}.`);
    return value;
  };
  return {
    rooms: number('rooms', 1, 400),
    minutes: number('minutes', 10, 1440),
    speed: number('speed', 1, 1000),
    kills: number('kill', 0, 50),
    processes: number('processes', 1, 8),
    seed: values.seed,
    out: values.out ?? null,
  };
}
