import type {
  DeploymentStatus,
  PartHealth,
  ReleaseChange,
  RemoteStatus,
  ServedRelease,
} from '@bellkey/shared/release';
import type { CompositionStore } from '../composition/composition-store.ts';
import type { RemoteDeployment } from '../composition/deployment.ts';
import type { HostFiles } from '../host-files/host-files.ts';
import type { LoadTimingsLog } from '../load-timings/load-timings.ts';
import type { Quarantine } from '../quarantine/quarantine.ts';
import type { LiveRelease } from '../releases/live-release.ts';

interface Dependencies {
  compositions: CompositionStore;
  quarantine: Quarantine;
  timings: LoadTimingsLog;
  host: HostFiles;
  startedAt: number;
  now(): number;
}

const moment = (ms: number) => new Date(ms).toISOString();

function servedRelease({ release, key }: LiveRelease): ServedRelease {
  const { build, version, builtAt } = release;
  const pages = Object.values(release.pages);
  const onServer = pages.filter(({ rendering }) => rendering === 'server').length;
  return { build, version, builtAt, key, pages: { all: pages.length, onServer } };
}

function remoteStatus(
  name: string,
  { live, canary, earlier }: RemoteDeployment,
  { compositions, quarantine }: Dependencies,
): RemoteStatus {
  const held = compositions.held(name).map(({ release }) => ({
    build: release.build,
    version: release.version,
    builtAt: release.builtAt,
  }));
  const registered = compositions.lastRegistry?.remotes[name];
  const wanted = registered ? compositions.isAt(live, registered.live) : true;
  return {
    name,
    live: servedRelease(live),
    asWanted: wanted && !quarantine.isOut(name, live.release.build),
    canary: canary ? { ...servedRelease(canary.release), share: canary.share, since: canary.since } : null,
    earlier: earlier ? servedRelease(earlier) : null,
    firstPath: Object.values(live.release.pages).find(({ path }) => !path.includes(':'))?.path ?? null,
    held,
  };
}

/** The status of the deployment, for developers. */
export function describeDeployment(
  dependencies: Dependencies,
  parts: PartHealth[],
  history: ReleaseChange[] | null,
): DeploymentStatus {
  const { compositions, quarantine, timings, host, now } = dependencies;
  const { deployment } = compositions;
  const isServed = (remote: string, build: string) =>
    deployment.releases.some(({ release }) => release.name === remote && release.build === build);
  return {
    at: moment(now()),
    host: {
      build: host.release.build,
      version: host.release.version,
      startedAt: moment(dependencies.startedAt),
    },
    trust: compositions.trustKind,
    composition: { id: deployment.composition.id, since: moment(compositions.since) },
    remotes: Object.entries(deployment.remotes)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([name, remote]) => remoteStatus(name, remote, dependencies)),
    problems: [...compositions.problems].map(([about, { problem, since }]) => ({
      about,
      problem,
      since: moment(since),
    })),
    quarantineActs: quarantine.acts,
    quarantined: quarantine.quarantined.map((one) => ({ ...one, served: isServed(one.remote, one.build) })),
    lifted: quarantine.lifted,
    timings: timings.timings(now()),
    loads: timings.loads(now()),
    history,
    parts,
  };
}
