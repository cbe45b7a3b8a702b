import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import type { LinkProfile } from '../network/profiles.ts';
import { idle, observe, readyMark } from '../sampling/browser-sample.ts';
import { openGuestPage, pressOn, readMarks, sendLine, TEXTS, untilMarked } from './guest-page.ts';

/** How long a guest reads the question before they answer it. */
const READING_MS = 3_000;
/** Between two lines of a guest. */
const BETWEEN_LINES_MS = 1_500;

/** What the embedded concierge answers, asks about or carries out. */
const LINES = [
  'When is breakfast?',
  'Could we have two more towels please?',
  'Is there a gym?',
  'What time is check-out?',
  'Where can I park?',
];

/** A line of a guest, in milliseconds since Enter was pressed. */
export interface SentLine {
  bubble: number;
  acknowledged: number;
  answering: number;
}

/** From a scanned code to the chat, in milliseconds. */
export interface ScanVisit {
  question: number;
  ready: number;
  /** Wire bytes until the question's page was ready. */
  readyKb: number;
  /** From Continue to a field that takes text. */
  composer: number;
  lines: SentLine[];
}

/** A chat that is opened with a session, in milliseconds. */
export interface ChatVisit {
  painted: number;
  /** From the first paint to a field that takes text. */
  composer: number;
  ready: number;
  readyKb: number;
}

const since = (begin: number | undefined, end: number | undefined) =>
  (end ?? Number.NaN) - (begin ?? Number.NaN);

/** A frame's content is on the screen when the browser says that it has painted. */
const shownAt = (mark: number | undefined, painted: number) => Math.max(mark ?? Number.NaN, painted);

/** The same page without scripts, in milliseconds. */
export interface FloorVisit {
  question: number;
  /** From Enter to a line that one statement puts on the page. */
  line: number;
  /** From Enter to the answer of a server that does nothing. */
  answer: number;
}

/** Runs in the page without scripts: a field, and the least that a line can do. */
function addFloorChat({ path, sending }: { path: string; sending: string }): void {
  document.body.innerHTML = '<div role="log"></div><textarea name="body"></textarea>';
  const log = document.querySelector('[role="log"]');
  const field = document.querySelector('textarea');
  field?.addEventListener('keydown', ({ key }) => {
    if (key !== 'Enter') return;
    const line = document.createElement('div');
    const text = document.createElement('p');
    text.textContent = field.value;
    line.append(text, sending);
    log?.append(line);
    void fetch(path, { method: 'POST', body: field.value }).then(() => line.lastChild?.remove());
  });
}

/** Opens the page without scripts, and does there what a guest does in the chat. */
export async function visitFloor(
  browser: Browser,
  url: string,
  profile: LinkProfile,
  answerPath: string,
): Promise<FloorVisit> {
  const guest = await openGuestPage(browser, profile);
  try {
    await guest.page.goto(url);
    await untilMarked(guest, 'question');
    const { marks, painted } = await readMarks(guest);
    await guest.page.evaluate(addFloorChat, { path: answerPath, sending: TEXTS.sending });
    await sleep(READING_MS);
    await sendLine(guest, LINES[0] ?? '');
    await untilMarked(guest, 'bubble', 'acknowledged');
    const { marks: sent } = await readMarks(guest);
    return {
      question: shownAt(marks.question, painted),
      line: since(sent.pressed, sent.bubble),
      answer: since(sent.pressed, sent.acknowledged),
    };
  } finally {
    await guest.context.close();
  }
}

/** Scans a code, reads the question, goes on to the chat and writes lines there. */
export async function visitScan(browser: Browser, url: string, profile: LinkProfile): Promise<ScanVisit> {
  const guest = await openGuestPage(browser, profile);
  try {
    await guest.page.goto(url);
    await readyMark(guest.session);
    await untilMarked(guest, 'question');
    const { marks, painted, ready, bytes } = await readMarks(guest);
    await sleep(READING_MS);
    await pressOn(guest, 'main form [type="submit"]');
    await untilMarked(guest, 'composer');
    const { marks: moved } = await readMarks(guest);
    await sleep(READING_MS);
    const lines: SentLine[] = [];
    for (const line of LINES) {
      await sendLine(guest, line);
      await untilMarked(guest, 'bubble', 'acknowledged', 'answering');
      const { marks: sent } = await readMarks(guest);
      lines.push({
        bubble: since(sent.pressed, sent.bubble),
        acknowledged: since(sent.pressed, sent.acknowledged),
        answering: since(sent.pressed, sent.answering),
      });
      await sleep(BETWEEN_LINES_MS);
    }
    return {
      question: shownAt(marks.question, painted),
      ready: ready ?? Number.NaN,
      readyKb: bytes / 1000,
      composer: since(moved.pressed, moved.composer),
      lines,
    };
  } finally {
    await guest.context.close();
  }
}

/** A guest's session in another browser profile. */
export interface SessionCookie {
  name: string;
  value: string;
}

/** Opens the chat with empty caches, and again with what the browser has kept. */
export async function visitChat(
  browser: Browser,
  url: string,
  profile: LinkProfile,
  cookie: SessionCookie,
): Promise<{ cold: ChatVisit; warm: ChatVisit }> {
  const guest = await openGuestPage(browser, profile);
  const visit = async (): Promise<ChatVisit> => {
    await guest.page.goto(url);
    await readyMark(guest.session);
    await untilMarked(guest, 'composer');
    const { marks, painted, ready, bytes } = await readMarks(guest);
    await idle(guest.session);
    return {
      painted,
      composer: Math.max(0, since(painted, marks.composerFrame)),
      ready: ready ?? Number.NaN,
      readyKb: bytes / 1000,
    };
  };
  try {
    await guest.page.addInitScript(observe);
    await guest.context.addCookies([{ ...cookie, url }]);
    return { cold: await visit(), warm: await visit() };
  } finally {
    await guest.context.close();
  }
}
