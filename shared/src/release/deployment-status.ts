import { z } from 'zod';
import { LoadFailure, LoadTimings } from './beacon.ts';
import { ReleaseChange } from './history.ts';
import { BuildId, Moment, RemoteName } from './names.ts';

/** A release that is no longer served because it failed after it went live. */
export const Quarantined = z.object({
  remote: RemoteName,
  build: BuildId,
  since: Moment,
  /** Where it failed: in visitors' browsers, or when the server rendered its pages. */
  cause: z.enum(['browsers', 'rendering']),
  /** The counts, as a sentence for people. */
  detail: z.string(),
});
export type Quarantined = z.infer<typeof Quarantined>;

/** A lifted quarantine. */
export const LiftedQuarantine = Quarantined.extend({ liftedAt: Moment, liftedBy: z.string() });
export type LiftedQuarantine = z.infer<typeof LiftedQuarantine>;

const ServedRelease = z.object({
  build: BuildId,
  version: z.string(),
  builtAt: z.string(),
  /** Id of the key that signed it; null for an unsigned release of this machine. */
  key: z.string().nullable(),
  /** How many pages it has, and how many of them are rendered on the server. */
  pages: z.object({ all: z.int(), onServer: z.int() }),
});
export type ServedRelease = z.infer<typeof ServedRelease>;

const RemoteStatus = z.object({
  name: RemoteName,
  live: ServedRelease,
  /** Whether the live release is the registry's; false when that one was refused or is quarantined. */
  asWanted: z.boolean(),
  canary: ServedRelease.extend({ share: z.int(), since: Moment }).nullable(),
  /** The release that browsers fall back to. */
  earlier: ServedRelease.nullable(),
  /** The page to open first when the release is tried; null when every page needs a parameter. */
  firstPath: z.string().nullable(),
  /** Builds on this host that can be tried: live, canary and earlier ones. */
  held: z.array(z.object({ build: BuildId, version: z.string(), builtAt: z.string() })),
});
export type RemoteStatus = z.infer<typeof RemoteStatus>;

const Quantiles = z.object({ count: z.int(), p50: z.number(), p95: z.number() });
export type Quantiles = z.infer<typeof Quantiles>;

/** How long a step of showing a page took in browsers, in ms, accurate to about 5 %. */
const StepTimings = z.object({
  remote: RemoteName,
  step: LoadTimings.keyof(),
  hour: Quantiles.nullable(),
  day: Quantiles.nullable(),
});
export type StepTimings = z.infer<typeof StepTimings>;

const LoadCount = z.object({
  remote: RemoteName,
  build: BuildId,
  /** Loads that browsers reported in the last hour. */
  loads: z.int(),
  failures: z.array(LoadFailure.extend({ count: z.int() })),
});
export type LoadCount = z.infer<typeof LoadCount>;

/** A part of the product, and its state. */
const PartHealth = z.object({
  name: z.enum(['host', 'api', 'database', 'sign-in', 'store', 'renderer']),
  state: z.enum(['ok', 'degraded', 'down', 'unknown']),
  detail: z.string(),
});
export type PartHealth = z.infer<typeof PartHealth>;

/** What `GET /shell/deployments` answers to a developer or an owner. Unknown fields are ignored. */
export const DeploymentStatus = z.object({
  at: Moment,
  host: z.object({ build: BuildId, version: z.string(), startedAt: Moment }),
  /** Whether releases have to be signed here; `unsigned-local` accepts those of this machine unsigned. */
  trust: z.enum(['keys', 'unsigned-local']).nullable(),
  composition: z.object({ id: z.string(), since: Moment }),
  remotes: z.array(RemoteStatus),
  /** What is refused or unreachable now, and since when. */
  problems: z.array(z.object({ about: z.string(), problem: z.string(), since: Moment })),
  /** False when the operator only wants a warning: a quarantined release is still served. */
  quarantineActs: z.boolean().default(true),
  quarantined: z.array(
    Quarantined.extend({ /** Still served, because there is no other release. */ served: z.boolean() }),
  ),
  lifted: z.array(LiftedQuarantine),
  timings: z.array(StepTimings),
  loads: z.array(LoadCount),
  /** Newest first, the last 50; null when the history can't be loaded from here. */
  history: z.array(ReleaseChange).nullable(),
  parts: z.array(PartHealth),
});
export type DeploymentStatus = z.infer<typeof DeploymentStatus>;

/** Path of the status; paths of the actions begin with it. */
export const DEPLOYMENTS_PATH = '/shell/deployments';

/** Lifts a quarantine, by POST. */
export const liftPath = (remote: string, build: string): string =>
  `/shell/quarantines/${encodeURIComponent(remote)}/${encodeURIComponent(build)}/lift`;
