import type { KnownRelease, ReleaseIntegrity } from './release-integrity.ts';

type Loading = HTMLScriptElement | HTMLLinkElement;

/** The element when putting it into the document loads code or style, else null. */
function loading(node: Node): Loading | null {
  if (node instanceof HTMLScriptElement && node.src) return node;
  return node instanceof HTMLLinkElement && node.rel === 'stylesheet' ? node : null;
}

/** One that failed is there as well, in Chromium, and has no rules. */
function hasRules(sheet: CSSStyleSheet | null): boolean {
  try {
    return (sheet?.cssRules.length ?? 0) > 0;
  } catch {
    return false;
  }
}

/** A retry asks under another query, which is not part of a file's name. */
const withoutQuery = (url: string): string => url.replace(/\?.*$/, '');

/**
 * Whether the head already has this style sheet, whole: the page's own came with the HTML, that of a retry under its
 * own query. Runtimes look for it too, but by the letters of its address, and theirs leads through `browser/../`; asked
 * for once more, it would join a request that still hangs.
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
 * Gives every script and style that a bundler's runtime puts into the head the hash of its release, so that the browser
 * refuses any other content. Each remote brings a runtime of its own, which knows no hashes, and the federation runtime
 * is a third kind; what they have in common is that they append to the head. An element of no known release, or of a
 * file that its release does not list, fails as if the network had.
 *
 * @param learn brings the list of a release whose files are asked for before it is known
 */
export function enforceIntegrity(
  head: HTMLHeadElement,
  files: ReleaseIntegrity,
  learn: (place: KnownRelease) => Promise<void>,
): void {
  const refuse = (element: Loading) => {
    queueMicrotask(() => element.dispatchEvent(new Event('error')));
  };
  const learning = new Map<KnownRelease, Promise<void>>();
  const learnOnce = (place: KnownRelease) => {
    const begun = learning.get(place) ?? learn(place).finally(() => learning.delete(place));
    learning.set(place, begun);
    return begun;
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
      const place = files.placeOf(url);
      const admit = () => {
        const hash = files.hashOf(url);
        if (hash === null) return refuse(element);
        element.integrity = hash;
        // `Integrity-Policy` asks for it, also of the page's own origin.
        element.crossOrigin = 'anonymous';
        insert(node, before);
      };
      if (!place) refuse(element);
      else if (files.knows(place)) admit();
      else learnOnce(place).then(admit, () => refuse(element));
      return node;
    };
  const insertBefore = head.insertBefore.bind(head);
  head.appendChild = admitting(insertBefore);
  head.insertBefore = admitting(insertBefore);
}
