import type { DeploymentStatus } from '@bellkey/shared/release';

const served = (build: string) => ({
  build,
  version: '1.0.0',
  builtAt: '2026-11-20T09:00:00Z',
  key: 'a1b2c3d4e5f60718',
  pages: { all: 7, onServer: 0 },
});

/** The host's status, for tests: one remote, live and healthy. */
export function statusFixture(overrides: Partial<DeploymentStatus> = {}): DeploymentStatus {
  return {
    at: '2026-11-20T10:00:00Z',
    host: { build: 'host-build', version: '1.0.0', startedAt: '2026-11-20T08:00:00Z' },
    trust: 'keys',
    composition: { id: 'c0ffee', since: '2026-11-20T09:30:00Z' },
    remotes: [
      {
        name: 'guest',
        live: served('build-2'),
        asWanted: true,
        canary: null,
        earlier: served('build-1'),
        firstPath: '/scan-qr',
        held: [served('build-2'), served('build-1')].map(({ build, version, builtAt }) => ({
          build,
          version,
          builtAt,
        })),
      },
    ],
    problems: [],
    quarantineActs: true,
    quarantined: [],
    lifted: [],
    timings: [],
    loads: [],
    history: [],
    parts: [{ name: 'api', state: 'ok', detail: 'Version 1' }],
    ...overrides,
  };
}
