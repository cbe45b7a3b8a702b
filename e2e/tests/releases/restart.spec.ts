import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freeRange } from '../../../tools/src/processes/ports.ts';
import { conversation, enter, placeNamed, write } from '../../people/guest.ts';
import { signIn } from '../../people/staff.ts';
import { type RunningStack, runStack } from '../../stack/run-stack.ts';
import { expect, test } from '../../stack/test.ts';

/** A separate stack: it is stopped and killed here. Its ports are away from the shared one's. */
const FIRST_PORT = 43_500;
/** Three starts of a whole stack, each with a slow Auth emulator. */
const TEST_TIMEOUT_MS = 600_000;

test.describe.configure({ mode: 'serial', timeout: TEST_TIMEOUT_MS });

let dataDir: string;
let port: number;
let stack: RunningStack | null = null;

test.beforeAll(async () => {
  test.setTimeout(TEST_TIMEOUT_MS);
  dataDir = mkdtempSync(path.join(tmpdir(), 'bellkey-restart-'));
  port = await freeRange(7, FIRST_PORT);
});

test.afterAll(async () => {
  await stack?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('everything is still there after Ctrl-C and after SIGKILL, and both people are still signed in', async ({
  browser,
}) => {
  stack = await runStack(port, dataDir);
  const { demo } = stack;
  const guest = await (await browser.newContext()).newPage();
  const staff = await (await browser.newContext()).newPage();
  await enter(guest, placeNamed(demo, 'Room 204'));
  await write(guest, 'Could we have two more towels please?');
  await expect(conversation(guest)).toContainText('Housekeeping will bring two towels');
  await signIn(staff, demo.shellUrl, demo.staff);
  const request = staff.getByRole('rowheader', { name: 'Room 204' });
  await expect(request).toBeVisible();

  expect(await stack.stop()).toBe(0);
  stack = await runStack(port, dataDir);
  expect(stack.demo).toEqual(demo);
  for (const page of [guest, staff]) await page.reload();
  await expect(conversation(guest)).toContainText('Housekeeping will bring two towels');
  await expect(request).toBeVisible();

  await stack.kill();
  stack = await runStack(port, dataDir);
  for (const page of [guest, staff]) await page.reload();
  await expect(conversation(guest)).toContainText('Housekeeping will bring two towels');
  await expect(request).toBeVisible();
});

test('the API is killed in the middle of a conversation: it recovers by itself, and so does the browser', async ({
  browser,
}) => {
  if (!stack) throw new Error('There is no stack.');
  const guest = await (await browser.newContext()).newPage();
  await enter(guest, placeNamed(stack.demo, 'Room 206'));
  await write(guest, 'Could you bring us an iron?');
  await expect(conversation(guest)).toContainText('AI assistant');

  const killed = stack.processes().api;
  if (killed === undefined) throw new Error('The stack does not say which process the API is.');
  process.kill(killed, 'SIGKILL');
  await write(guest, 'And two bottles of water please.');
  await expect(conversation(guest)).toContainText('And two bottles of water please.');
  // Sent automatically once the API is back, and answered; nothing before it is lost.
  await expect(conversation(guest)).toContainText(
    /bottles of water to Room 206|two waters|water to Room 206/i,
    { timeout: 90_000 },
  );
  await expect(conversation(guest)).toContainText('Could you bring us an iron?');
  expect(stack.processes().api).not.toBe(killed);
});
