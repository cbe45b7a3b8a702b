import { Hono } from 'hono';
import type { CompositionStore } from '../composition/composition-store.ts';
import type { Quarantine } from '../quarantine/quarantine.ts';
import { SERVED_CONTRACTS } from '../releases/load-release.ts';
import { folderOfPlace, withoutPlaces } from './without-places.ts';

/** Served on every host name: probes use any of them. */
export const HEALTH_PATH = '/shell/health';

interface HealthDependencies {
  compositions: CompositionStore;
  quarantine: Quarantine;
  cacheDir: string;
  /** Path or URL of the registry. */
  registry: string;
  /** Path or URL of the trusted keys; null when there are none. */
  trust: string | null;
}

/** What is live and what is wrong, for anyone; without paths. */
export function healthRoute({ compositions, quarantine, cacheDir, registry, trust }: HealthDependencies) {
  const app = new Hono();
  const folders = [cacheDir, ...folderOfPlace(registry), ...folderOfPlace(trust)];
  app.get(HEALTH_PATH, (context) => {
    const { composition, remotes: deployed } = compositions.deployment;
    const { id, remotes } = composition;
    const problems = Object.fromEntries(
      [...compositions.problems].map(([about, { problem }]) => [about, withoutPlaces(problem, folders)]),
    );
    const quarantined = quarantine.quarantined.map(({ remote, build }) => ({ remote, build }));
    const live = Object.fromEntries(Object.values(remotes).map(({ name, build }) => [name, build]));
    const canaries = Object.fromEntries(
      Object.entries(deployed).flatMap(([name, { canary }]) =>
        canary ? [[name, { build: canary.release.release.build, share: canary.share }]] : [],
      ),
    );
    return context.json({
      status: Object.keys(problems).length > 0 || quarantined.length > 0 ? 'degraded' : 'ok',
      composition: id,
      live,
      canaries,
      problems,
      quarantined,
      contracts: SERVED_CONTRACTS,
    });
  });
  return app;
}
