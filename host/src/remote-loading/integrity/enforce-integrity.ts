import type { KnownRelease, ReleaseIntegrity } from './release-integrity.ts';

type Loading = HTMLScriptElement | HTMLLinkElement;

/** The element, when inserting it loads a script or a style sheet; otherwise null. */
function loading(node: Node): Loading | null {
  if (node instanceof HTMLScriptElement && node.src) return node;
  return node instanceof HTMLLinkElement && node.rel === 'stylesheet' ? node : null;
}

/** In Chromium a style sheet that failed to load also has a sheet, without rules. */
function hasRules(sheet: CSSStyleSheet | null): boolean {
  try {
    return (sheet?.cssRules.length ?? 0) > 0;
  } catch {
    return false;
  }
}

/** A retry uses another query, which is not part of the file's name. */
const withoutQuery = (url: string): string => url.replace(/\?.*$/, '');

/**
 * Whether the head already has this style sheet, loaded: from the server's HTML, or from a retry with its own query.
 * Bundler runtimes also check, but compare addresses as text, and theirs contain `browser/../`. A second load would
 * join a request that may still hang.
 */
function isThere(head: HTMLHeadElement, element: Loading): boolean {
  if (!(element instanceof HTMLLinkElement)) return false;
  const sheets = [...head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  return sheets.some(
    ({ href, integrity, sheet }) =>
      withoutQuery(href) === withoutQuery(element.href) && integrity !== '' && hasRules(sheet),
  );
}

/**
 * Sets `integrity` on every script and style sheet that a bundler's runtime inserts into the head, so that the browser
 * refuses any other content. One of six places: the table in `../README.md`. The runtimes of the remotes and of module
 * federation know no hashes; what they share is that they append to the head. An element of an unknown release, or of a
 * file that its release does not list, fails with an `error` event, as if the network had failed.
 *
 * @param loadHashes loads the hashes of a release that has none yet
 */
export function enforceIntegrity(
  head: HTMLHeadElement,
  known: ReleaseIntegrity,
  loadHashes: (release: KnownRelease) => Promise<void>,
): void {
  const refuse = (element: Loading) => {
    queueMicrotask(() => element.dispatchEvent(new Event('error')));
  };
  const pending = new Map<KnownRelease, Promise<void>>();
  const loadHashesOnce = (release: KnownRelease) => {
    const started = pending.get(release) ?? loadHashes(release).finally(() => pending.delete(release));
    pending.set(release, started);
    return started;
  };
  const admitting =
    (insert: (node: Node, before: Node | null) => Node) =>
    <T extends Node>(node: T, before: Node | null = null): T => {
      const element = loading(node);
      if (!element || element.integrity) return insert(node, before) as T;
      if (isThere(head, element)) {
        queueMicrotask(() => element.dispatchEvent(new Event('load')));
        return node;
      }
      const url = element instanceof HTMLScriptElement ? element.src : element.href;
      const release = known.releaseAt(url);
      const admit = () => {
        const hash = known.integrityOf(url);
        if (hash === null) return refuse(element);
        element.integrity = hash;
        // `Integrity-Policy` requires it, for the page's own origin as well.
        element.crossOrigin = 'anonymous';
        insert(node, before);
      };
      if (!release) refuse(element);
      else if (known.has(release)) admit();
      else loadHashesOnce(release).then(admit, () => refuse(element));
      return node;
    };
  const insertBefore = head.insertBefore.bind(head);
  head.appendChild = admitting(insertBefore);
  head.insertBefore = admitting(insertBefore);
}
