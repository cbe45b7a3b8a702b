import { brands } from '@bellkey/shared/brand';
import { expect, test } from '@jest/globals';
import { workbenchPage } from './workbench-page.ts';

const app = workbenchPage('/nowhere', brands);

test.each(['localhost', 'harbourline.localhost'])('%s has the workbench, with every brand', async (host) => {
  const answer = await app.request(`http://${host}:3000/workbench`);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  for (const { name } of brands) expect(html).toContain(name);
  expect(answer.headers.get('content-security-policy')).not.toContain('unsafe');
});

test.each(['bellkey.example', 'harbourline.bellkey.example', '127.0.0.1'])(
  '%s does not have it',
  async (host) => {
    expect((await app.request(`http://${host}/workbench`)).status).toBe(404);
    expect((await app.request(`http://${host}/workbench/files/main.js`)).status).toBe(404);
  },
);
