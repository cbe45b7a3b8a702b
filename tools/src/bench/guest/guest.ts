import { type Browser, chromium } from 'playwright-core';
import type { DemoStack } from '../live/live.ts';
import { askServer } from '../load/ask-server.ts';
import { html, withoutScripts } from '../load/variants.ts';
import { type AnswerRequest, http2Front } from '../network/http2-front.ts';
import { shapeLink } from '../network/link-shaper.ts';
import type { LinkProfile } from '../network/profiles.ts';
import { forwardToStack } from './forward-to-stack.ts';
import { startGuestSession } from './start-guest-session.ts';
import {
  type ChatVisit,
  type FloorVisit,
  type ScanVisit,
  visitChat,
  visitFloor,
  visitScan,
} from './visits.ts';

/** What guests meet between a scanned code and an answer. */
export interface GuestMeasurement {
  floor: FloorVisit[];
  scans: ScanVisit[];
  cold: ChatVisit[];
  warm: ChatVisit[];
}

interface GuestOptions {
  demo: DemoStack;
  samples: number;
  profile: LinkProfile;
  chromiumPath: string;
  /** Called after each round. */
  onRound(done: number): void;
}

interface Opened {
  /** Origin on the slow link, and on a socket for visits that are not counted. */
  slow: string;
  direct: string;
  close(): void;
}

async function open(answer: AnswerRequest, hostname: string, profile: LinkProfile): Promise<Opened> {
  const front = await http2Front(answer);
  const link = await shapeLink(front.accept, profile);
  return {
    slow: `https://${hostname}:${link.port}`,
    direct: `https://${hostname}:${front.port}`,
    close: () => {
      link.close();
      front.close();
    },
  };
}

/** Where the floor's server does nothing. */
const NOTHING_PATH = '/nothing';

/** The pages of these addresses without scripts, from memory, and everything else from the stack. */
async function floorOf(
  shellUrl: string,
  paths: readonly string[],
  stack: AnswerRequest,
): Promise<AnswerRequest> {
  const pages = new Map<string, ReturnType<typeof html>>();
  for (const path of paths) {
    const { body } = await askServer(new URL(path, shellUrl));
    pages.set(path, html(withoutScripts(body.toString().replaceAll(new URL(shellUrl).origin, ''))));
  }
  pages.set(NOTHING_PATH, { status: 204, headers: {}, body: Buffer.alloc(0) });
  return async (path, request) => pages.get(path) ?? stack(path, request);
}

/** Fills the front's memory, so that no counted visit waits for compression. */
async function warmUp(browser: Browser, origin: string, paths: readonly string[]): Promise<void> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, serviceWorkers: 'block' });
  const page = await context.newPage();
  for (const path of paths) await page.goto(`${origin}${path}`, { waitUntil: 'load' });
  await context.close();
}

/** Guests scan, write, and open the chat again; each round next to the floor. */
export async function measureGuest({
  demo,
  samples,
  profile,
  chromiumPath,
  onRound,
}: GuestOptions): Promise<GuestMeasurement> {
  const { shellUrl } = demo;
  const { hostname } = new URL(shellUrl);
  const rooms = demo.places.filter(({ label }) => label.startsWith('Room '));
  const links = rooms.map(({ url }) => new URL(url)).map(({ pathname, search }) => `${pathname}${search}`);
  // A room takes some twenty sessions in ten minutes.
  const linkOf = (round: number) => links[round % links.length] ?? '';
  const stack = forwardToStack(shellUrl);
  const product = await open(stack, hostname, profile);
  const floor = await open(await floorOf(shellUrl, links, stack), hostname, profile);
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: [
      '--no-sandbox',
      '--ignore-certificate-errors',
      '--disable-background-networking',
      '--disable-sync',
    ],
  });
  const measured: GuestMeasurement = { floor: [], scans: [], cold: [], warm: [] };
  try {
    const cookie = await startGuestSession(shellUrl, linkOf(samples));
    await warmUp(browser, product.direct, [linkOf(0), '/chat']);
    await warmUp(browser, floor.direct, [linkOf(0)]);
    for (let round = 0; round < samples; round += 1) {
      measured.floor.push(await visitFloor(browser, `${floor.slow}${linkOf(round)}`, profile, NOTHING_PATH));
      measured.scans.push(await visitScan(browser, `${product.slow}${linkOf(round)}`, profile));
      const { cold, warm } = await visitChat(browser, `${product.slow}/chat`, profile, cookie);
      measured.cold.push(cold);
      measured.warm.push(warm);
      onRound(round + 1);
    }
  } finally {
    await browser.close();
    for (const { close } of [product, floor]) close();
  }
  return measured;
}
