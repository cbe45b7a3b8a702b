import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { z } from 'zod';
import { MailStore } from './mail-store.ts';
import { createOutboxPages } from './outbox-pages.ts';
import { createSmtpReceiver } from './smtp-receiver.ts';

/** Whatever `HOST` says: mails have links with which others could act for their receivers. */
const LOOPBACK = '127.0.0.1';

const Settings = z.object({
  OUTBOX_PORT: z.coerce.number().int().positive(),
  OUTBOX_SMTP_PORT: z.coerce.number().int().positive(),
  OUTBOX_DIR: z.string().min(1),
});

const settings = Settings.parse(process.env);
const log = (message: string) => console.error(`${new Date().toISOString()} ${message}`);
const store = await MailStore.open(settings.OUTBOX_DIR);
const smtp = createSmtpReceiver(store, log);
const pages = createServer(getRequestListener(createOutboxPages(store).fetch));

await new Promise<void>((resolve) => smtp.listen(settings.OUTBOX_SMTP_PORT, LOOPBACK, resolve));
await new Promise<void>((resolve) => pages.listen(settings.OUTBOX_PORT, LOOPBACK, resolve));
process.on('SIGTERM', () => {
  pages.close();
  smtp.close(() => process.exit(0));
});
process.send?.({ type: 'ready', port: settings.OUTBOX_PORT });
