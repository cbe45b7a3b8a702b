import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Hono } from 'hono';
import type { MailStore } from './mail-store.ts';
import { listView, mailView, missingView } from './outbox-views.ts';

const STYLE = readFileSync(path.join(import.meta.dirname, 'outbox.css'), 'utf8');

/** Names of this machine. Another site could point its own name here and read the mails. */
const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** For the HTML of a mail: images and styles that are in it, and nothing else. */
const MAIL_POLICY =
  "sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** The pages of the development outbox, and `/mails.json` for programs. */
export function createOutboxPages(store: MailStore): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    if (!LOCAL_NAMES.has(new URL(context.req.url).hostname)) {
      return context.text('The outbox is read on the computer that it runs on.', 421);
    }
    await next();
    context.header('cache-control', 'no-store');
    context.header('referrer-policy', 'no-referrer');
    context.header('x-content-type-options', 'nosniff');
    context.header('cross-origin-resource-policy', 'same-origin');
    if (!context.res.headers.has('content-security-policy')) {
      context.header('content-security-policy', PAGE_POLICY);
    }
  });
  app.get('/', (context) => context.html(listView(store.list())));
  app.get('/outbox.css', (context) =>
    context.body(STYLE, 200, { 'content-type': 'text/css; charset=utf-8' }),
  );
  app.get('/mails.json', (context) => context.json(store.list().map(({ linkedText: _, ...mail }) => mail)));
  app.get('/mails/:id', (context) => {
    const mail = store.find(context.req.param('id'));
    return mail ? context.html(mailView(mail)) : context.notFound();
  });
  app.get('/mails/:id/html', (context) => {
    const mail = store.find(context.req.param('id'));
    if (!mail?.html) return context.notFound();
    return context.html(mail.html, 200, { 'content-security-policy': MAIL_POLICY });
  });
  app.get('/mails/:id/source', async (context) => {
    const raw = await store.loadRaw(context.req.param('id'));
    if (!raw) return context.notFound();
    return context.body(new Uint8Array(raw), 200, { 'content-type': 'text/plain; charset=utf-8' });
  });
  app.notFound((context) => context.html(missingView(), 404));
  return app;
}
