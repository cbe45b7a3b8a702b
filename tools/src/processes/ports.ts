import { createServer } from 'node:net';
import { CommandError } from '../command/command.ts';

const DEFAULT_PORT = 3000;
const HIGHEST_PORT = 65_535;

/** Who listens where, from `PORT` on: the programs, then, only in development, the remotes from source. */
export interface Ports {
  shell: number;
  api: number;
  authProxy: number;
  authEmulator: number;
  hostAssets: number;
  /** The page of the development outbox. */
  outbox: number;
  outboxSmtp: number;
  /** By name of the remote. */
  remotes: Readonly<Record<string, number>>;
}

const ORDER = ['shell', 'api', 'authProxy', 'authEmulator', 'hostAssets', 'outbox', 'outboxSmtp'] as const;

/** One of the stack's ports: a program's, or that of a remote served from source. */
export type PortUse = (typeof ORDER)[number] | { remote: string };

const PURPOSE: Record<(typeof ORDER)[number], string> = {
  shell: 'the shell',
  api: 'the API',
  authProxy: 'the Auth proxy',
  authEmulator: 'the Auth emulator',
  hostAssets: "the host's browser bundle",
  outbox: 'the development outbox',
  outboxSmtp: "the development outbox's mail server",
};

/**
 * The stack's ports from the value of `PORT` (default 3000), with one for each remote after those of the programs.
 *
 * @throws CommandError when it is not a number that leaves room for the ports after it.
 */
export function portsFrom(value: string | undefined, remotes: readonly string[]): Ports {
  const shell = value === undefined || value === '' ? DEFAULT_PORT : Number(value);
  const highest = HIGHEST_PORT - ORDER.length - remotes.length + 1;
  if (!Number.isInteger(shell) || shell < 1 || shell > highest) {
    throw new CommandError(`PORT is "${value}"; it has to be a whole number from 1 to ${highest}.`);
  }
  const port = (name: (typeof ORDER)[number]) => shell + ORDER.indexOf(name);
  return {
    shell: port('shell'),
    api: port('api'),
    authProxy: port('authProxy'),
    authEmulator: port('authEmulator'),
    hostAssets: port('hostAssets'),
    outbox: port('outbox'),
    outboxSmtp: port('outboxSmtp'),
    remotes: Object.fromEntries(remotes.map((name, index) => [name, shell + ORDER.length + index])),
  };
}

/** The port of a remote that is served from source. @throws Error when there is no such remote. */
export function portOfRemote(ports: Ports, remote: string): number {
  const port = ports.remotes[remote];
  if (port === undefined) throw new Error(`The remote ${remote} has no port.`);
  return port;
}

function resolveUse(ports: Ports, use: PortUse): { port: number; purpose: string } {
  return typeof use === 'string'
    ? { port: ports[use], purpose: PURPOSE[use] }
    : { port: portOfRemote(ports, use.remote), purpose: `the ${use.remote} remote` };
}

/** Whether a port of this machine is free, on loopback and on every address. */
export async function isFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', undefined]) {
    const free = await new Promise<boolean>((resolve) => {
      const probe = createServer();
      probe.once('error', () => resolve(false));
      probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
    });
    if (!free) return false;
  }
  return true;
}

/**
 * Checks that every needed port is free, before anything starts.
 *
 * @param again the command to run again with other ports
 * @throws CommandError naming the first taken one, its purpose and what to do.
 */
export async function requireFree(ports: Ports, needed: readonly PortUse[], again: string): Promise<void> {
  for (const use of needed) {
    const { port, purpose } = resolveUse(ports, use);
    if (await isFree(port)) continue;
    const from = ports.shell + 100;
    const highest = Math.max(...needed.map((other) => resolveUse(ports, other).port)) + 100;
    throw new CommandError(
      `Port ${port}, needed for ${purpose}, is taken by another program. ` +
        `Stop that program, or choose other ports: PORT=${from} ${again} (it uses ${from} to ${highest}).`,
    );
  }
}

/** A port that is free now, chosen by the operating system. */
export function anyFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/** The first port of a run of `length` free ones, for an additional stack. */
export async function freeRange(length: number, from: number): Promise<number> {
  for (let first = from; first + length < HIGHEST_PORT; first += length) {
    const all = Array.from({ length }, (_, index) => first + index);
    const free = await Promise.all(all.map(isFree));
    if (free.every(Boolean)) return first;
  }
  throw new CommandError('No run of free ports was found on this machine.');
}
