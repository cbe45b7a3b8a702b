import { mkdtemp, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from '@jest/globals';
import type { RenderRequest } from '../rendering/render-protocol.ts';
import { smallHost } from './small-host.ts';
import { SmallStore } from './small-store.ts';

/** A code as QR pictures hold it. */
export const CODE = 'q7Zt0bYk3mJx-VwA_9LdQe';
export const COOKIE = 'bellkey_guest=token-1; bellkey-language=de';

interface Asked {
  key: string;
  body: string;
  headers: Record<string, string | string[] | undefined>;
}

/** A small host with the guest's pages, in front of an API whose answers a test sets. Reset before each test. */
interface GuestPages {
  host: Awaited<ReturnType<typeof smallHost>>;
  /** The calls that reached the API. */
  asked: Asked[];
  rendered: Array<Omit<RenderRequest, 'id'>>;
  answers: Record<string, [status: number, body: object, cookie?: string]>;
  /** While true, no page can be rendered with its data. */
  failing: boolean;
  /** Moves the clock on. */
  pass(milliseconds: number): void;
}

/** Starts the host before each test of a file. */
export function setUpGuestPages(): GuestPages {
  const pages = {} as GuestPages;
  let store: SmallStore;

  const guestApi: RequestListener = (request, response) => {
    let body = '';
    request.on('data', (piece) => {
      body += piece;
    });
    request.on('end', () => {
      const key = `${request.method} ${request.url}`;
      pages.asked.push({ key, body, headers: request.headers });
      const [status, answer, cookie] = pages.answers[key] ?? [404, { code: 'not-found', status: 404 }];
      response.writeHead(status, {
        'content-type': 'application/json',
        ...(cookie && { 'set-cookie': cookie }),
      });
      response.end(JSON.stringify(answer));
    });
  };

  beforeEach(async () => {
    pages.asked = [];
    pages.rendered = [];
    pages.failing = false;
    pages.pass = (milliseconds) => {
      store.time += milliseconds;
    };
    pages.answers = {
      'POST /api/qr/resolve': [200, { property: { name: 'Hotel Aurora' }, place: { label: 'Room 204' } }],
      'POST /api/guest/session': [201, {}, 'bellkey_guest=token-2; Path=/; HttpOnly'],
      'GET /api/guest/conversation': [200, { messages: [] }, 'bellkey_guest=token-1; Path=/; HttpOnly'],
      'POST /api/guest/messages': [201, {}],
      'POST /api/guest/handoff': [200, {}],
    };
    store = new SmallStore(await mkdtemp(path.join(tmpdir(), 'bellkey-first-')));
    await store.trust(['guest', 'marketing']);
    const firstData = { 'scan-qr': 'place', chat: 'conversation', front: 'property' } as const;
    await store.register({
      guest: { live: await store.publish('guest', 'build-1', { firstData }) },
      marketing: { live: await store.publish('marketing', 'build-1', { pagePath: '/' }) },
    });
    pages.host = await smallHost(store, {
      guestApi,
      render: async (_, request) => {
        pages.rendered.push(request);
        return pages.failing && request.first
          ? { ok: false, kind: 'threw', reason: 'x' }
          : { ok: true, html: `<p>${JSON.stringify(request.first?.kind ?? 'frame')}</p>` };
      },
    });
  });
  afterEach(async () => {
    pages.host.close();
    await rm(store.folder, { recursive: true });
  });
  return pages;
}
