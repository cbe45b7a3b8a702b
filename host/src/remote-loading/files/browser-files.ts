import type { FileOutcome, RemoteFiles, RequestedFile } from './remote-files.ts';

/** docs/architecture.md#when-loading-fails: a slower response is a timeout. */
export const LOAD_TIMEOUT_MS = 15_000;
const PROBE_TIMEOUT_MS = 3_000;

/** Adds a loading element to the head and reports the outcome. A failed element is removed. */
function settled(element: HTMLScriptElement | HTMLLinkElement): Promise<FileOutcome> {
  return new Promise((resolve) => {
    const settle = (outcome: FileOutcome) => {
      clearTimeout(timer);
      if (outcome !== 'loaded' || element instanceof HTMLScriptElement) element.remove();
      resolve(outcome);
    };
    const timer = setTimeout(settle, LOAD_TIMEOUT_MS, 'timeout');
    element.onload = () => settle('loaded');
    element.onerror = () => settle('error');
    document.head.append(element);
  });
}

const requestOf = (node: Node): RequestedFile | null => {
  if (node instanceof HTMLScriptElement && node.src) return { url: node.src, phase: 'chunk' };
  if (node instanceof HTMLLinkElement && node.rel === 'stylesheet') return { url: node.href, phase: 'css' };
  return null;
};

/** A style sheet that failed keeps its element but has no sheet. */
function removeFailedStyles(base: string): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (link.sheet === null && link.href.startsWith(base)) link.remove();
  }
}

function watch(prefix: string): { stop(): RequestedFile[] } {
  const base = new URL(prefix, document.baseURI).href;
  removeFailedStyles(base);
  const open = new Map<string, RequestedFile>();
  const note = (records: MutationRecord[]) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      const file = requestOf(node);
      if (file?.url.startsWith(base)) open.set(file.url, file);
    }
  };
  const observer = new MutationObserver(note);
  observer.observe(document.head, { childList: true });
  const onLoad = ({ target }: Event) => {
    note(observer.takeRecords());
    const file = target instanceof Node ? requestOf(target) : null;
    if (file) open.delete(file.url);
  };
  // They do not bubble, but they can be captured.
  document.addEventListener('load', onLoad, true);
  return {
    stop: () => {
      note(observer.takeRecords());
      observer.disconnect();
      document.removeEventListener('load', onLoad, true);
      return [...open.values()];
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Loads files of remotes in this browser. */
export const browserFiles: RemoteFiles = {
  runScript: (url, integrity) => {
    const script = document.createElement('script');
    script.crossOrigin = 'anonymous';
    if (integrity) script.integrity = integrity;
    script.src = url;
    return settled(script);
  },
  addStyle: (url, integrity) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = 'anonymous';
    if (integrity) link.integrity = integrity;
    link.href = url;
    return settled(link);
  },
  loadJson: async (url) => {
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(LOAD_TIMEOUT_MS) });
      const seen = { status: answer.status, contentType: answer.headers.get('content-type') ?? '' };
      if (!answer.ok || seen.contentType.includes('html')) return { outcome: 'error', answer: seen };
      const text = await answer.text();
      return { outcome: 'loaded', answer: seen, json: parsed(text) };
    } catch (error) {
      const late = error instanceof Error && error.name === 'TimeoutError';
      return { outcome: late ? 'timeout' : 'error', answer: null };
    }
  },
  probe: async (url) => {
    try {
      const answer = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
      await answer.body?.cancel();
      return { status: answer.status, contentType: answer.headers.get('content-type') ?? '' };
    } catch {
      return null;
    }
  },
  watch,
};
