import { anyFreePort } from '../../../tools/src/processes/ports.ts';
import { hostWithDirectRemote } from '../../stack/direct-origin.ts';
import { expect, test } from '../../stack/test.ts';

test('a remote on another, allow-listed origin is rendered, hydrated and walked through', async ({
  page,
  demo,
}) => {
  const host = await hostWithDirectRemote(await anyFreePort(), demo.apiUrl);
  try {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    const fromRemote: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(host.remoteOrigin)) fromRemote.push(new URL(request.url()).pathname);
    });
    const answer = await page.goto(host.shellUrl);
    expect(answer?.headers()['content-security-policy']).toContain(host.remoteOrigin);
    await page.waitForFunction(() => performance.getEntriesByName('bellkey:ready').length > 0);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ask once');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Use Cases' }).click();
    await expect(page).toHaveTitle(/Use cases/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(fromRemote.some((path) => path.includes('entry.'))).toBe(true);
    expect(complaints).toEqual([]);
  } finally {
    await host.stop();
  }
});
