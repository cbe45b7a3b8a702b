import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createTransport } from 'nodemailer';
import type { SMTPServer } from 'smtp-server';
import { MailStore } from './mail-store.ts';
import { createOutboxPages } from './outbox-pages.ts';
import { NOTICE } from './outbox-views.ts';
import { createSmtpReceiver } from './smtp-receiver.ts';

let folder: string;
let store: MailStore;
let smtp: SMTPServer;
let send: (mail: { subject: string; text?: string; html?: string }) => Promise<unknown>;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'bellkey-outbox-'));
  store = await MailStore.open(folder, 3);
  smtp = createSmtpReceiver(store, () => undefined);
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  const transport = createTransport({ url: `smtp://127.0.0.1:${port}` });
  send = (mail) =>
    transport.sendMail({ from: 'Bellkey <bellkey@localhost>', to: 'ana@example.com', ...mail });
});
afterEach(async () => {
  await new Promise<void>((resolve) => smtp.close(resolve));
  rmSync(folder, { recursive: true });
});

const get = (address: string, host = 'localhost:3005') =>
  createOutboxPages(store).request(new Request(`http://${host}${address}`));
const pageOf = async (address: string) => (await get(address)).text();

describe('the development outbox', () => {
  test('says that no mail leaves this computer, and that there is none yet', async () => {
    const page = await pageOf('/');
    expect(page).toContain(NOTICE);
    expect(page).toContain('No mail yet');
  });

  test('shows mails newest first, and one as text with its links', async () => {
    await send({ subject: 'First', text: 'Hello' });
    await send({ subject: 'Grüße', text: 'Open it:\nhttp://localhost:3000/chat\n\nHotel Aurora' });
    const list = await pageOf('/');
    expect(list.indexOf('Grüße')).toBeLessThan(list.indexOf('First'));
    const [newest] = store.list();
    const mail = await pageOf(`/mails/${newest?.id}`);
    expect(mail).toContain(NOTICE);
    expect(mail).toContain('ana@example.com');
    expect(mail).toContain('<a href="http://localhost:3000/chat">');
    expect(mail).not.toContain('iframe');
    expect(await (await get('/mails.json')).json()).toMatchObject([
      { subject: 'Grüße' },
      { subject: 'First' },
    ]);
  });

  test('runs nothing of a mail, and loads nothing for it', async () => {
    const script = '<script>alert(1)</script>';
    await send({ subject: script, text: script, html: `${script}<p>Hello</p>` });
    const [mail] = store.list();
    const response = await get(`/mails/${mail?.id}`);
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self';/);
    const page = await response.text();
    expect(page).not.toContain(script);
    expect(page).toMatch(/<iframe title="The mail as HTML" sandbox=""/);
    const framed = await get(`/mails/${mail?.id}/html`);
    expect(framed.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none';/);
    expect(await framed.text()).toContain('<p>Hello</p>');
  });

  test('keeps the latest mails over a restart, and the rest is gone from the disk', async () => {
    for (const subject of ['1', '2', '3', '4']) await send({ subject, text: subject });
    expect(store.list().map(({ subject }) => subject)).toEqual(['4', '3', '2']);
    expect(readdirSync(folder)).toHaveLength(3);
    const again = await MailStore.open(folder, 3);
    expect(again.list().map(({ subject }) => subject)).toEqual(['4', '3', '2']);
  });

  test('answers this computer’s names alone', async () => {
    await send({ subject: 'Secret', text: 'https://link.example' });
    expect((await get('/', '127.0.0.1:3005')).status).toBe(200);
    const foreign = await get('/', 'rebound.example:3005');
    expect(foreign.status).toBe(421);
    expect(await foreign.text()).not.toContain('Secret');
  });

  test('says so for a mail that it no longer has', async () => {
    const response = await get('/mails/2020-01-01');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('There is no such mail');
  });
});
