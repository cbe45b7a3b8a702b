import type { Page, Route } from '@playwright/test';
import type { BuildFault, FaultRow, FileFault } from '../../host/src/remote-loading/testing/fault-matrix.ts';

/** Files of the guest remote, in which the faults are injected. */
export const GUEST = /\/remotes\/guest\//;
const LIST = /\/remotes\/guest\/[^/]+\/release\.json/;
const ENTRY = /\/remotes\/guest\/[^/]+\/browser\/entry\.[^/]+\.js/;
const CHUNK = /\/remotes\/guest\/[^/]+\/browser\/scan-qr\.[^/]+\.js/;
const STYLE = /\/remotes\/guest\/[^/]+\/browser\/scan-qr\.[^/]+\.css/;

/** A fault of the guest remote, and its reversal. */
export interface Injury {
  files: RegExp;
  answer(route: Route): Promise<void>;
  /** What counts as an attempt; null when the fault does not concern files. */
  counted: RegExp | null;
  /** Changes the first document: the server's data about the remote. */
  document(route: Route): Promise<void>;
  /** What is restored in addition to the files. */
  heal?(page: Page): Promise<void>;
  healedText?: string;
}

const script = (body: string) => (route: Route) =>
  route.fulfill({ status: 200, contentType: 'text/javascript', body });
const status = (code: number) => (route: Route) =>
  route.fulfill({ status: code, contentType: 'text/plain', body: 'no' });
const never = () => new Promise<void>(() => undefined);

const answers: Record<FileFault, (route: Route) => Promise<void>> = {
  '404': status(404),
  '410': status(410),
  '500': status(500),
  '503': status(503),
  '429': status(429),
  // With the header that the host server sends with every file; without it Chromium accepts HTML as an empty style
  // sheet.
  '200 with HTML': (route) =>
    route.fulfill({
      status: 200,
      headers: { 'content-type': 'text/html', 'x-content-type-options': 'nosniff' },
      body: '<!doctype html><title>Sign in</title>',
    }),
  reset: (route) => route.abort('connectionreset'),
  hang: never,
  'truncated script': script('(globalThis.rspackChunkbellkey_guest||=[]).push([[1],{2(e,t'),
  'empty 200': script(''),
  'wrong hash': script('var x = 1'),
  'no container': script('var x = 1'),
};

/** The server's response with one byte changed: in a list of files the page's hash, otherwise any byte. */
export const flipped = async (route: Route) => {
  const response = await route.fetch();
  const body = await response.body();
  const listed = /"path":\s*"browser\/scan-qr[^"]*",\s*"integrity":\s*"sha384-/.exec(body.toString('latin1'));
  const at = listed ? listed.index + listed[0].length : body.length - 2;
  body[at] = (body[at] ?? 0) ^ 1;
  await route.fulfill({ response, body });
};

/** Rewrites the server's data about the guest remote, without an earlier release, whatever this stack has seen. */
const told =
  (change: (guest: Record<string, unknown>) => void, enforced = true) =>
  async (route: Route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      /(<script[^>]*id="bellkey-boot"[^>]*>)(.*?)(<\/script>)/s,
      (_all, open: string, json: string, close: string) => {
        const boot = JSON.parse(json);
        delete boot.composition.remotes.guest.earlier;
        change(boot.composition.remotes.guest);
        return `${open}${JSON.stringify(boot).replaceAll('<', '\\u003c')}${close}`;
      },
    );
    const headers = response.headers();
    // The header that refuses scripts without a hash: removed, as for a browser that does not support it.
    if (!enforced) delete headers['integrity-policy'];
    await route.fulfill({ response, headers, body: html });
  };

/** Without a hash the browser runs any content as the entry. */
const unhashed = told((guest) => {
  guest.integrity = '';
}, false);
const unchanged = told(() => undefined);

const container = (init: string, get: string) =>
  script(`var bellkey_guest = { init: () => { ${init} }, get: async () => { ${get} } };`);

const builds: Record<Exclude<BuildFault, 'contract number'>, (route: Route) => Promise<void>> = {
  'throwing init': container('throw new TypeError("scope")', ''),
  'unknown page': container('', 'throw new Error("Module does not exist in container.")'),
  'throwing module': container('', 'return () => { throw new TypeError("x is not a function"); }'),
  'missing Page': container('', 'return () => ({ View: () => null })'),
  'throws while rendering': container(
    '',
    'return () => ({ Page: () => { if (globalThis.faultIsGone) return "Shown after all"; throw new Error("render"); } })',
  ),
};

const filesOf = { release: LIST, entry: ENTRY, chunk: CHUNK, css: STYLE } as const;

/** A row of the fault matrix, applied to the guest remote of a real stack. */
export function injuries({ phase, fault }: FaultRow): Injury {
  if (fault === 'contract number') {
    const document = told((guest) => {
      guest.contract = 99;
    });
    return { files: ENTRY, answer: (route) => route.continue(), counted: null, document };
  }
  if (fault === 'throws while rendering') {
    return {
      files: ENTRY,
      answer: builds[fault],
      counted: null,
      document: unhashed,
      heal: (page) => page.evaluate(() => void Object.assign(globalThis, { faultIsGone: true })),
      healedText: 'Shown after all',
    };
  }
  if (fault in builds) {
    const answer = builds[fault as keyof typeof builds];
    return { files: ENTRY, answer, counted: ENTRY, document: unhashed };
  }
  const files = phase === 'init' || phase === 'render' ? ENTRY : filesOf[phase];
  const answer = fault === 'wrong hash' ? flipped : answers[fault as FileFault];
  return { files, answer, counted: files, document: fault === 'no container' ? unhashed : unchanged };
}
