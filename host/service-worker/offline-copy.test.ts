/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { DocumentKeeper } from './documents/document-keeper.ts';
import { OfflineCopy } from './offline-copy.ts';
import { ReleaseKeeper } from './releases/release-keeper.ts';
import { MemoryCaches } from './testing/memory-caches.ts';

interface Live {
  host: string;
  guest: string;
  staff: string;
}

const pages = [
  { remote: 'guest', name: 'chat', path: '/chat' },
  { remote: 'guest', name: 'guest-profile', path: '/guest-profile/:id' },
  { remote: 'staff', name: 'staff-login', path: '/staff-login' },
];

const documentOf = ({ host, guest, staff }: Live) => {
  const remote = (name: string, build: string) => ({ name, build, base: `/remotes/${name}/${build}/` });
  const composition = {
    id: `${guest}+${staff}`,
    pages,
    remotes: { guest: remote('guest', guest), staff: remote('staff', staff) },
  };
  return `<script defer src="/host/${host}/browser/main.js" data-shell></script><script type="application/json" id="bellkey-boot">${JSON.stringify({ composition })}</script>`;
};

/** A device, and a server on which `live` is deployed. `down` names what fails, `gone` what is there no more. */
async function aDevice(shellBuild = 'host-1') {
  const live: Live = { host: 'host-1', guest: 'guest-1', staff: 'staff-1' };
  const down = new Set<string>();
  const gone = new Set<string>();
  const inUse: { tabs: ReadonlySet<string> | null } = { tabs: new Set() };
  const asked: Array<{ url: string; options: RequestInit }> = [];
  const caches = new MemoryCaches();
  const fetch = async (url: string, options: RequestInit) => {
    asked.push({ url, options });
    if ([...down].some((part) => url.includes(part))) throw new TypeError('Failed to fetch');
    if (url.startsWith('/remotes/') || url.startsWith('/host/')) return new Response('file');
    const known = url === '/chat' || url === '/staff-login' || url.startsWith('/guest-profile/');
    return new Response(documentOf(live), { status: known && !gone.has(url) ? 200 : 404 });
  };
  const open = (build: string) => {
    const documents = new DocumentKeeper({ caches, fetch });
    const releases = new ReleaseKeeper({ caches, fetch });
    const copy = new OfflineCopy({
      documents,
      releases,
      shellBuild: build,
      filesOf: async () => [{ path: 'browser/entry.js', integrity: 'sha384-any' }],
      releasesInUse: async () => inUse.tabs,
    });
    const install = () =>
      releases.keep(`host/${build}`, `/host/${build}/`, async () => [{ path: 'm.js', integrity: '' }]);
    const paths = async () => [...(await documents.needs()).keys()];
    const kept = async () => (await releases.kept()).sort();
    return { copy, install, documents, paths, kept };
  };
  const first = open(shellBuild);
  await first.install();
  return { ...first, open, live, down, gone, inUse, asked };
}

describe('the offline copy', () => {
  test('has a visited page with the release that it needs, and no other', async () => {
    const { copy, paths, kept } = await aDevice();
    await copy.visited('/chat');
    expect(await paths()).toEqual(['/chat']);
    expect(await kept()).toEqual(['guest/guest-1', 'host/host-1']);
  });

  test('asks for documents as this visitor, so that a canary’s copy is the canary’s', async () => {
    const { copy, asked } = await aDevice();
    await copy.visited('/chat');
    expect(asked.find(({ url }) => url === '/chat')?.options.credentials).toBe('same-origin');
  });

  test('does not have a page whose release is incomplete', async () => {
    const { copy, paths, down } = await aDevice();
    down.add('/remotes/guest/guest-1/browser/');
    await expect(copy.visited('/chat')).rejects.toThrow();
    expect(await paths()).toEqual([]);
    down.clear();
    await copy.visited('/chat');
    expect(await paths()).toEqual(['/chat']);
  });

  test('keeps the older page and release while the newer release is incomplete', async () => {
    const { copy, documents, kept, live, down } = await aDevice();
    await copy.visited('/chat');
    live.guest = 'guest-2';
    down.add('/remotes/guest/guest-2/browser/');
    await expect(copy.visited('/chat')).rejects.toThrow();
    expect((await documents.needs()).get('/chat')?.remote).toBe('guest/guest-1');
    expect(await kept()).toContain('guest/guest-1');
  });

  test('updates every page to the newer composition, and drops the older release', async () => {
    const { copy, documents, kept, live } = await aDevice();
    await copy.visited('/chat');
    await copy.visited('/guest-profile/42');
    live.guest = 'guest-2';
    await copy.visited('/staff-login');
    const needs = [...(await documents.needs()).values()].map(({ remote }) => remote).sort();
    expect(needs).toEqual(['guest/guest-2', 'guest/guest-2', 'staff/staff-1']);
    expect(await kept()).toEqual(['guest/guest-2', 'host/host-1', 'staff/staff-1']);
  });

  test('keeps a release while an open tab uses it, or does not answer', async () => {
    const { copy, kept, live, inUse } = await aDevice();
    await copy.visited('/chat');
    live.guest = 'guest-2';
    inUse.tabs = new Set(['guest/guest-1']);
    await copy.visited('/chat');
    expect(await kept()).toContain('guest/guest-1');
    inUse.tabs = null;
    await copy.visited('/chat');
    expect(await kept()).toContain('guest/guest-1');
    inUse.tabs = new Set(['guest/guest-2']);
    await copy.visited('/chat');
    expect(await kept()).toEqual(['guest/guest-2', 'host/host-1']);
  });

  test('drops a page that is gone', async () => {
    const { copy, paths, gone } = await aDevice();
    await copy.visited('/chat');
    await copy.visited('/guest-profile/42');
    gone.add('/guest-profile/42');
    await copy.visited('/guest-profile/42');
    expect(await paths()).toEqual(['/chat']);
  });

  test('leaves a page of a newer shell to the worker of that shell', async () => {
    const { copy, documents, kept, live, open } = await aDevice();
    await copy.visited('/chat');
    live.host = 'host-2';
    await copy.visited('/chat');
    expect((await documents.needs()).get('/chat')?.shell).toBe('host/host-1');

    const newer = open('host-2');
    await newer.install();
    await newer.copy.refreshAll();
    expect((await documents.needs()).get('/chat')?.shell).toBe('host/host-2');
    expect(await kept()).toEqual(['guest/guest-1', 'host/host-2']);
  });
});
