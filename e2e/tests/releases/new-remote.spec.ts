import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ExportHost, startHost } from '../../../tools/src/release/export/host-process.ts';
import { type Desk, runCommand, setUpDesk } from '../../stack/team.ts';
import { expect, test } from '../../stack/test.ts';

test.describe.configure({ mode: 'serial' });
// Packages are installed and builds run; each takes seconds on a quiet machine.
test.setTimeout(300_000);

let desk: Desk;
let host: ExportHost | null = null;
const dataDir = () => path.join(desk.folder, 'data');
const trust = () => path.join(dataDir(), 'trust.json');

test.beforeAll(async () => {
  desk = await setUpDesk();
});
test.afterAll(async () => {
  await host?.stop();
  desk?.remove();
});

test('a new remote in this repository is written, tested, built and released', async () => {
  const { checkout: cwd } = desk;
  const made = await runCommand(process.execPath, ['tools/run.mjs', 'new-remote', 'events'], { cwd });
  expect(made).toContain('✓ Run its test');
  const released = await runCommand(process.execPath, ['tools/run.mjs', 'release', 'events'], {
    cwd,
    env: { DATA_DIR: dataDir() },
  });
  expect(released).toContain('Live host, new remote, in Chromium');
  expect(released).toMatch(/events [0-9a-f]{12} is live/);
});

test('a new remote in a separate repository is tested, built and released against the packed contract', async () => {
  const cwd = path.join(desk.folder, 'spa-booking');
  const args = ['tools/run.mjs', 'new-remote', 'spa-booking', '--title', 'Book the spa', '--repository', cwd];
  await runCommand(process.execPath, args, { cwd: desk.checkout });
  await runCommand('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], { cwd });
  await runCommand('npm', ['test'], { cwd });

  const env = {
    RELEASE_STORE: dataDir(),
    RELEASE_KEY: path.join(desk.folder, 'spa-booking.pem'),
    RELEASE_TRUST: trust(),
  };
  const said = await runCommand('npx', ['bellkey', 'releases', 'key', env.RELEASE_KEY], { cwd });
  // The host's operator enters the team's public key.
  const publicKey = /"publicKey": "([^"]+)"/.exec(said)?.[1];
  const known = JSON.parse(readFileSync(trust(), 'utf8'));
  known.remotes['spa-booking'] = { publicKey, origins: [] };
  writeFileSync(trust(), JSON.stringify(known));

  const released = await runCommand('npm', ['run', 'release'], { cwd, env });
  expect(released).toMatch(/spa-booking [0-9a-f]{12} is live/);
});

test('one host serves both, each rendered on the server and hydrated in the browser', async ({ page }) => {
  host = await startHost(dataDir(), trust());
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      problems.push(message.text());
  });
  const origin = host.url.replace('127.0.0.1', 'localhost');
  for (const [address, title] of [
    ['/events', 'Events'],
    ['/spa-booking', 'Book the spa'],
  ] as const) {
    const answer = await page.goto(`${origin}${address}`);
    expect(await answer?.text()).toContain(`${title}</h1>`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('link', { name: 'To the home page' })).toBeVisible();
  }
  expect(problems).toEqual([]);
});
