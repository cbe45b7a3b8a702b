import { expect } from '@jest/globals';
import type { SmallStore } from '../../testing/small-store.ts';

type OpenHost = ReturnType<SmallStore['open']>;

/** A host that serves build-1 of the guest remote, while the registry already names build-2. */
export async function withSecondRelease(store: SmallStore): Promise<OpenHost> {
  const first = await store.publish('guest', 'build-1');
  await store.register({ guest: { live: first } });
  const host = store.open();
  await host.refresh();
  expect(host.deployment.remotes.guest?.live.release.build).toBe('build-1');
  const second = await store.publish('guest', 'build-2');
  await store.register({ guest: { live: second, earlier: [first] } });
  return host;
}

/** Expects the host to refuse build-2, keep build-1 and report the reason in its status and log. */
export async function expectRefused(store: SmallStore, host: OpenHost, reason: RegExp): Promise<void> {
  await host.refresh();
  expect(host.deployment.remotes.guest?.live.release.build).toBe('build-1');
  const problems = [...host.problems.values()].map(({ problem }) => problem).join('\n');
  expect(problems).toMatch(reason);
  expect(store.logged.join('\n')).toMatch(reason);
}
