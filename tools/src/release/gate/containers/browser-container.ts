import { readFile } from 'node:fs/promises';
import path from 'node:path';
import vm from 'node:vm';
import type { BuiltRelease } from '../../upload/built-release.ts';
import { type Container, isContainer } from './container.ts';
import { fakeModule } from './fake-module.ts';

const BASE = 'https://gate.invalid/';
/** Globals for evaluating modules; of the system only those without effects. */
const FROM_NODE = {
  URL,
  URLSearchParams,
  TextEncoder,
  TextDecoder,
  AbortController,
  AbortSignal,
  Event,
  EventTarget,
  Headers,
  Request,
  Response,
  Blob,
  structuredClone,
  queueMicrotask,
  performance,
};
const STOOD_IN = [
  'navigator',
  'localStorage',
  'sessionStorage',
  'matchMedia',
  'fetch',
  'history',
  'IntersectionObserver',
  'ResizeObserver',
  'MutationObserver',
  'HTMLElement',
  'Element',
  'Node',
  'customElements',
  'CSS',
  'BroadcastChannel',
  'requestAnimationFrame',
  'requestIdleCallback',
  'addEventListener',
  'removeEventListener',
  'getComputedStyle',
  'screen',
  'caches',
  'indexedDB',
];

interface LoadedElement {
  tag: string;
  src: string;
  href: string;
  onload: ((event: unknown) => void) | null;
  onerror: ((event: unknown) => void) | null;
  [name: string]: unknown;
}

/** The part of a document that a container's loader needs: scripts and style sheets that load when they are added. */
function fakeDocument(folder: string, run: (code: string, file: string) => void) {
  const elements: LoadedElement[] = [];
  const load = async (element: LoadedElement) => {
    const place =
      (element.tag === 'script' ? element.src : element.href).slice(BASE.length).split('?')[0] ?? '';
    try {
      const content = await readFile(path.join(folder, place), 'utf8');
      if (element.tag === 'script') run(content, place);
      element.onload?.({ type: 'load', target: element });
    } catch {
      element.onerror?.({ type: 'error', target: element });
    }
  };
  const append = (element: LoadedElement) => {
    elements.push(element);
    void load(element);
    return element;
  };
  const document = {
    currentScript: { src: `${BASE}browser/entry.js`, tagName: 'SCRIPT', getAttribute: () => null },
    baseURI: BASE,
    head: { appendChild: append, append },
    documentElement: fakeModule(),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    querySelector: () => null,
    querySelectorAll: () => [],
    getElementsByTagName: (tag: string) => elements.filter((element) => element.tag === tag),
    createElement: (tag: string): LoadedElement => {
      const attributes = new Map<string, unknown>();
      return {
        tag,
        src: '',
        href: '',
        onload: null,
        onerror: null,
        setAttribute: (name: string, value: unknown) => void attributes.set(name, value),
        getAttribute: (name: string) => attributes.get(name) ?? null,
        removeAttribute: (name: string) => void attributes.delete(name),
        parentNode: { removeChild: () => undefined },
      };
    },
  };
  return document;
}

/**
 * Opens the browser container of a release in this process, with just enough of a browser around it to load its chunks
 * from the release's own folder.
 *
 * @throws Error when its entry does not set the container that the release names.
 */
export async function openBrowserContainer({ folder, release }: BuiltRelease): Promise<Container> {
  const run = (code: string, file: string) => void vm.runInContext(code, context, { filename: file });
  const globals: Record<string, unknown> = {
    ...FROM_NODE,
    ...Object.fromEntries(STOOD_IN.map((name) => [name, fakeModule()])),
    document: fakeDocument(folder, run),
    location: new URL(BASE),
    console: { log() {}, info() {}, warn() {}, error() {}, debug() {} },
    setTimeout: (work: () => void, ms: number) => setTimeout(work, ms).unref(),
    setInterval: () => 0,
    clearTimeout,
    clearInterval: () => undefined,
  };
  globals.window = globals;
  globals.self = globals;
  const context = vm.createContext(globals);
  // A build with the federation runtime gets the window from the document.
  vm.runInContext('document.defaultView = globalThis', context);
  run(await readFile(path.join(folder, release.entry), 'utf8'), release.entry);
  const container = globals[release.container];
  if (isContainer(container)) return container;
  throw new Error(`its entry sets no container ${release.container}`);
}
