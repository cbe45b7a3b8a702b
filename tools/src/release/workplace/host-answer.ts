import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

const WAIT_MS = 15_000;
/** A host has most changes within a moment; later polls are slower. */
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 200;
const PAUSE_GROWTH = 1.15;
/** Within this time a host has loaded the registry; until then it may report problems of the previous state. */
const LOOKED_AFTER_MS = 5_000;
const TIMEOUT_MS = 3_000;

/** The part of a running host's `/shell/health` about releases. */
const HostHealth = z.object({
  live: z.record(z.string(), z.string()),
  /** Builds for a share of the visitors, by remote; absent on an older host. */
  canaries: z.record(z.string(), z.object({ build: z.string(), share: z.number() })).optional(),
  problems: z.record(z.string(), z.string()).default({}),
  /** Builds that failed in browsers or while rendering, and that it does not serve until a person lifts that. */
  quarantined: z.array(z.object({ remote: z.string(), build: z.string() })).default([]),
  /** Contract numbers that it serves. */
  contracts: z.array(z.int()).optional(),
});
export type HostHealth = z.infer<typeof HostHealth>;

function isRunning(dataDir: string): boolean {
  try {
    process.kill(Number(readFileSync(path.join(dataDir, 'running.pid'), 'utf8')), 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * URL of the host that serves this store: `RELEASE_HOST`, else the stack with this data folder; null when there is
 * neither.
 *
 * @param own whether the store is the data folder
 */
export function hostOfStore(env: NodeJS.ProcessEnv, dataDir: string, own: boolean): string | null {
  if (env.RELEASE_HOST) return env.RELEASE_HOST.replace(/\/$/, '');
  const file = path.join(dataDir, 'demo.json');
  if (!own || !existsSync(file) || !isRunning(dataDir)) return null;
  const demo = z.object({ shellUrl: z.url() }).safeParse(JSON.parse(readFileSync(file, 'utf8')));
  return demo.success ? demo.data.shellUrl : null;
}

/** Loads a host's health; null without a valid response. */
export async function askHost(url: string): Promise<HostHealth | null> {
  try {
    const answer = await fetch(`${url}/shell/health`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const parsed = HostHealth.safeParse(await answer.json());
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** The wanted state of a remote: a build live for everyone, a canary for a share of the visitors, or none. */
export type Wanted =
  | { kind: 'live'; build: string }
  | { kind: 'canary'; build: string; share: number }
  | { kind: 'no-canary' };

function isServed({ live, canaries }: HostHealth, remote: string, wanted: Wanted): boolean {
  if (wanted.kind === 'live') return live[remote] === wanted.build;
  const canary = canaries?.[remote];
  if (wanted.kind === 'no-canary') return canary === undefined;
  return canary?.build === wanted.build && canary.share === wanted.share;
}

/** Result of a change at the host that serves the store. */
export type HostAnswer =
  | { outcome: 'live'; milliseconds: number }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'quarantined' }
  /** It serves the store, and does not report canaries. */
  | { outcome: 'untold' }
  /** The person did not wait for it. */
  | { outcome: 'stopped' }
  | { outcome: 'silent' };

/** Waits until a host serves what is wanted, reports why it does not, or 15 s are over. */
export async function untilHostServes(
  url: string,
  remote: string,
  wanted: Wanted,
  stopping: AbortSignal,
): Promise<HostAnswer> {
  const startedAt = performance.now();
  let pause = FIRST_PAUSE_MS;
  while (performance.now() - startedAt < WAIT_MS && !stopping.aborted) {
    const health = await askHost(url);
    if (health && health.canaries === undefined && wanted.kind !== 'live') return { outcome: 'untold' };
    if (health && isServed(health, remote, wanted)) {
      return { outcome: 'live', milliseconds: performance.now() - startedAt };
    }
    const isHeld = (held: { remote: string; build: string }) =>
      wanted.kind !== 'no-canary' && held.remote === remote && held.build === wanted.build;
    if (health?.quarantined.some(isHeld)) return { outcome: 'quarantined' };
    const about = wanted.kind === 'canary' ? `${remote} canary` : remote;
    const reason = health?.problems[about] ?? health?.problems.registry;
    const hasLooked = performance.now() - startedAt > LOOKED_AFTER_MS;
    if (reason && hasLooked) return { outcome: 'refused', reason };
    await sleep(pause);
    pause = Math.min(LONGEST_PAUSE_MS, pause * PAUSE_GROWTH);
  }
  return { outcome: stopping.aborted ? 'stopped' : 'silent' };
}
