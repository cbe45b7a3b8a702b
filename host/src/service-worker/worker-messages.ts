/** A message from a page to its service worker. */
export type PageMessage =
  /** A page is shown, and has to open offline from now on. */
  {
    type: 'visited';
    /** Path, without query and hash. */
    path: string;
    /** Paths of pictures on it that are not part of a release. */
    pictures: string[];
  };

/** A message from a service worker to its pages. */
export type WorkerMessage =
  /** This worker took over, and has all files of the shell's build `build`. */
  | { type: 'activated'; build: string }
  /** Asks which releases the page may still load from. Answered over the port with their names (`releaseName`). */
  | { type: 'releases-in-use' };

/** Name of a release in these messages: `guest/3f2a91c0`. */
export const releaseName = (name: string, build: string) => `${name}/${build}`;

const typeOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'type' in data ? data.type : null;

/** Messages come from other builds too, so anything unknown is null. */
export function parsePageMessage(data: unknown): PageMessage | null {
  if (typeOf(data) !== 'visited') return null;
  const { path, pictures } = data as Record<string, unknown>;
  if (typeof path !== 'string' || !Array.isArray(pictures)) return null;
  return { type: 'visited', path, pictures: pictures.filter((one) => typeof one === 'string') };
}

/** As {@link parsePageMessage}, for messages from a worker. */
export function parseWorkerMessage(data: unknown): WorkerMessage | null {
  const type = typeOf(data);
  if (type === 'releases-in-use') return { type };
  if (type !== 'activated') return null;
  const { build } = data as Record<string, unknown>;
  return typeof build === 'string' ? { type, build } : null;
}
