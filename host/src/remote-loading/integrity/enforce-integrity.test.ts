import { beforeEach, describe, expect, test } from '@jest/globals';
import { enforceIntegrity } from './enforce-integrity.ts';
import { type KnownRelease, ReleaseIntegrity } from './release-integrity.ts';

const guest: KnownRelease = {
  name: 'guest',
  version: '1.0.0',
  build: 'aaaaaa',
  base: '/remotes/guest/aaaaaa/',
};
const hashes = new Map([
  ['browser/chat.js', 'sha384-js'],
  ['browser/chat.css', 'sha384-css'],
]);

/** A guarded head; `loadHashes` loads the list of the guest release, or fails on demand. */
function guarded({ fails = false } = {}) {
  const head = document.createElement('head');
  const files = new ReleaseIntegrity(location.origin);
  files.add(guest);
  const requested: string[] = [];
  enforceIntegrity(head, files, async (release) => {
    requested.push(release.name);
    await null;
    if (fails) throw new Error('no list');
    files.set(release, hashes);
  });
  return { head, files, requested };
}

const script = (url: string) => Object.assign(document.createElement('script'), { src: url });
const style = (url: string) =>
  Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url });
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const failing = (element: HTMLElement) => {
  let failed = false;
  element.addEventListener('error', () => {
    failed = true;
  });
  return () => failed;
};

describe('a script or style that code adds to the head', () => {
  let ports: ReturnType<typeof guarded>;
  beforeEach(() => {
    ports = guarded();
    ports.files.set(guest, hashes);
  });

  test.each([
    ['script', () => script(`${guest.base}browser/chat.js`), 'sha384-js'],
    ['style', () => style(`${guest.base}browser/chat.css`), 'sha384-css'],
    ['retry', () => script(`${guest.base}browser/chat.js?try=2`), 'sha384-js'],
  ])('gets its release’s hash at once: %s', (_name, make, integrity) => {
    const element = make();
    ports.head.appendChild(element);
    expect(element.parentNode).toBe(ports.head);
    expect(element.integrity).toBe(integrity);
    expect(element.crossOrigin).toBe('anonymous');
  });

  test.each([
    ['from the HTML', 'browser/chat.css'],
    ['from a retry', 'browser/chat.css?try=2'],
  ])(
    'that the head already has %s completes at once, however its address is written',
    async (_from, path) => {
      const own = Object.assign(style(`${guest.base}${path}`), { integrity: 'sha384-css' });
      ports.head.append(own);
      Object.defineProperty(own, 'sheet', { value: { cssRules: [{}] } });
      const again = style(`${guest.base}browser/../browser/chat.css`);
      const loaded = new Promise((resolve) => again.addEventListener('load', resolve));
      ports.head.appendChild(again);
      await loaded;
      expect(again.parentNode).toBeNull();
      expect(ports.requested).toEqual([]);
    },
  );

  test('that the head has, but that has not loaded, is requested again', () => {
    const failed = Object.assign(style(`${guest.base}browser/chat.css`), { integrity: 'sha384-css' });
    Object.defineProperty(failed, 'sheet', { value: { cssRules: [] } });
    ports.head.append(failed);
    const again = style(`${guest.base}browser/chat.css`);
    ports.head.appendChild(again);
    expect(again.parentNode).toBe(ports.head);
  });

  test.each([
    ['of no release', 'https://evil.example/chat.js'],
    ['of a path that only begins alike', '/remotes/guest/aaaaaa-more/browser/chat.js'],
    ['that climbs out of its release', `${guest.base}../../../api/x.js`],
    ['that its release does not list', `${guest.base}browser/other.js`],
  ])('fails without a request: one %s', async (_name, url) => {
    const element = script(url);
    const failed = failing(element);
    ports.head.appendChild(element);
    await settled();
    expect(element.parentNode).toBeNull();
    expect(failed()).toBe(true);
  });

  test('fails when another release has taken its place', async () => {
    ports.files.retire(guest);
    const element = script(`${guest.base}browser/chat.js`);
    const failed = failing(element);
    ports.head.appendChild(element);
    await settled();
    expect(failed()).toBe(true);
  });

  test('keeps its place when it is put before another', () => {
    const last = ports.head.appendChild(document.createElement('meta'));
    const link = style(`${guest.base}browser/chat.css`);
    ports.head.insertBefore(link, last);
    expect(ports.head.firstChild).toBe(link);
  });

  test('that loads nothing passes unchanged', () => {
    const meta = document.createElement('meta');
    const inline = document.createElement('script');
    ports.head.appendChild(meta);
    ports.head.appendChild(inline);
    expect([...ports.head.children]).toEqual([meta, inline]);
  });
});

describe('while the release’s list is loading', () => {
  test('two scripts share one request for it', async () => {
    const { head, requested } = guarded();
    const first = script(`${guest.base}browser/chat.js`);
    const second = style(`${guest.base}browser/chat.css`);
    head.appendChild(first);
    head.appendChild(second);
    expect(head.children).toHaveLength(0);
    await settled();
    expect([...head.children]).toEqual([first, second]);
    expect(requested).toEqual(['guest']);
  });

  test('a script fails when the list does', async () => {
    const { head } = guarded({ fails: true });
    const element = script(`${guest.base}browser/chat.js`);
    const failed = failing(element);
    head.appendChild(element);
    await settled();
    expect(failed()).toBe(true);
    expect(head.children).toHaveLength(0);
  });
});
