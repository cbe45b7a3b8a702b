import { createServer } from 'node:net';
import { CommandError } from '../command.ts';

const DEFAULT_PORT = 3000;
const HIGHEST_PORT = 65_535;

/** Who listens where, in this order from `PORT` on. The remotes and the host's own bundle only in development. */
export interface Ports {
  shell: number;
  api: number;
  authProxy: number;
  authEmulator: number;
  marketing: number;
  guest: number;
  staff: number;
  hostAssets: number;
}

const ORDER = [
  'shell',
  'api',
  'authProxy',
  'authEmulator',
  'marketing',
  'guest',
  'staff',
  'hostAssets',
] as const satisfies (keyof Ports)[];

const PURPOSE: Record<keyof Ports, string> = {
  shell: 'the shell',
  api: 'the API',
  authProxy: 'the Auth proxy',
  authEmulator: 'the Auth emulator',
  marketing: 'the marketing remote',
  guest: 'the guest remote',
  staff: 'the staff remote',
  hostAssets: "the host's browser bundle",
};

/**
 * The stack's ports from the value of `PORT` (default 3000).
 *
 * @throws CommandError when it is not a number that leaves room for the ports after it.
 */
export function portsFrom(value: string | undefined): Ports {
  const shell = value === undefined || value === '' ? DEFAULT_PORT : Number(value);
  const highest = HIGHEST_PORT - ORDER.length + 1;
  if (!Number.isInteger(shell) || shell < 1 || shell > highest) {
    throw new CommandError(`PORT is "${value}"; it has to be a whole number from 1 to ${highest}.`);
  }
  const port = (name: keyof Ports) => shell + ORDER.indexOf(name);
  return {
    shell: port('shell'),
    api: port('api'),
    authProxy: port('authProxy'),
    authEmulator: port('authEmulator'),
    marketing: port('marketing'),
    guest: port('guest'),
    staff: port('staff'),
    hostAssets: port('hostAssets'),
  };
}

/** Whether nobody listens on a port of this machine, neither on loopback nor on every address. */
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
 * Makes sure that every port that will be needed is free, before anything starts.
 *
 * @throws CommandError naming the first that is taken, what it is for and what to do.
 */
export async function requireFree(ports: Ports, needed: readonly (keyof Ports)[]): Promise<void> {
  for (const name of needed) {
    if (await isFree(ports[name])) continue;
    const from = ports.shell;
    throw new CommandError(
      `Port ${ports[name]}, needed for ${PURPOSE[name]}, is taken by another program. ` +
        `Stop that program, or choose other ports: PORT=${from + 100} npm start (it uses ${from + 100} to ${from + 100 + needed.length - 1}).`,
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

/** The first port of a run of `length` free ones, for a stack beside others. */
export async function freeRange(length: number, from: number): Promise<number> {
  for (let first = from; first + length < HIGHEST_PORT; first += length) {
    const all = Array.from({ length }, (_, index) => first + index);
    const free = await Promise.all(all.map(isFree));
    if (free.every(Boolean)) return first;
  }
  throw new CommandError('No run of free ports was found on this machine.');
}
