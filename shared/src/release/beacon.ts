import { z } from 'zod';
import { BuildId, RemoteName } from './names.ts';

/** Most loads in one report; a browser with more sends another. */
export const MAX_LOADS_PER_BEACON = 20;
/** Larger reports are refused with 413. */
export const MAX_BEACON_BYTES = 16_384;

/** Milliseconds. Longer spans come from a tab that slept, and are not reported. */
const Ms = z.number().min(0).max(600_000);

/** Steps of showing a page, each in ms; a step that did not happen or is not known is left out. */
export const LoadTimings = z.object({
  /** Until the browser knew the composition: the document's response on a first page, 0 afterwards. */
  composition: Ms.optional(),
  /** The remote's entry script: from the request until its container is available. */
  entry: Ms.optional(),
  /** The page's chunks and styles. */
  chunk: Ms.optional(),
  /** From the loaded module until the page is mounted. */
  render: Ms.optional(),
});
export type LoadTimings = z.infer<typeof LoadTimings>;
export type LoadStep = keyof LoadTimings;

/** Why a page was not shown: `kind` and `phase` of the browser's `RemoteLoadError`. */
export const LoadFailure = z.object({
  kind: z.enum(['stale-deploy', 'unavailable', 'timeout', 'bad-build', 'incompatible', 'crashed']),
  phase: z.enum(['release', 'entry', 'chunk', 'css', 'init', 'render']),
});
export type LoadFailure = z.infer<typeof LoadFailure>;

/**
 * One page of one release that a browser tried to show. It holds no address, parameter or personal data: only the page
 * and release, how long each step took, and whether it failed. A load that fell back to an earlier release counts as
 * two: the failed one and the shown one.
 */
export const PageLoad = z.object({
  /** Random, for this load only: a report that arrives twice counts once, and a person can quote it. */
  id: z.string().regex(/^[a-z0-9]{6,16}$/),
  remote: RemoteName,
  build: BuildId,
  /** Name of the page in its remote's table, as `guest-profile`; never its address. */
  page: z.string().regex(/^[a-z0-9][a-z0-9-]{0,60}$/),
  timings: LoadTimings,
  /** Absent when the page was shown. A page that crashes later is reported again, under the same id. */
  failure: LoadFailure.optional(),
});
export type PageLoad = z.infer<typeof PageLoad>;

/** What a browser posts to `/shell/beacon`, as JSON in any content type that `sendBeacon` sends. Response: 204. */
export const Beacon = z.object({
  loads: z.array(PageLoad).min(1).max(MAX_LOADS_PER_BEACON),
  /** From the document's {@link TOKEN_HEADER}. A report without it does not count towards a quarantine. */
  token: z.string().max(200).optional(),
});
export type Beacon = z.infer<typeof Beacon>;

/** The header with a document's token, as its entry `visit`: scripts can read it, and the HTML stays cacheable. */
export const TOKEN_HEADER = 'server-timing';

/** Where browsers post their beacons. */
export const BEACON_PATH = '/shell/beacon';
