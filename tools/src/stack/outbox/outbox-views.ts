import { html, raw } from 'hono/html';
import { KEPT_MAILS } from './mail-store.ts';
import type { OutboxMail } from './outbox-mail.ts';

/** What the page is, where everyone who opens it reads it first. */
export const NOTICE = 'Development outbox: no mail leaves this computer';

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });
const time = (at: Date) => html`<time datetime="${at.toISOString()}">${moment.format(at)}</time>`;
const subjectOf = ({ subject }: OutboxMail) => subject || 'No subject';

const page = (title: string, content: ReturnType<typeof html>) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title} · Bellkey outbox</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/outbox.css" />
  </head>
  <body>
    <p class="notice">${NOTICE}</p>
    <main>${content}</main>
  </body>
</html>`;

const line = (mail: OutboxMail) => html`<li>
  <a href="/mails/${mail.id}">${subjectOf(mail)}</a>
  <p>To ${mail.to} · ${time(mail.receivedAt)}</p>
</li>`;

/** The list of mails, in the given order. */
export const listView = (mails: readonly OutboxMail[]) =>
  page(
    'Mails',
    html`<h1>Mails</h1>
      <p class="quiet">
        What Bellkey on this computer would have sent, newest first; the latest ${KEPT_MAILS} are kept.
        <a href="/">Look again</a>
      </p>
      ${
        mails.length === 0
          ? html`<p class="empty">No mail yet. A manager can send a test under Profile, Notifications.</p>`
          : html`<ol class="mails">${mails.map(line)}</ol>`
      }`,
  );

/** One mail. Its HTML is in a frame that runs no script, loads nothing and leads nowhere. */
export const mailView = (mail: OutboxMail) =>
  page(
    subjectOf(mail),
    html`<p><a href="/">All mails</a></p>
      <h1>${subjectOf(mail)}</h1>
      <dl>
        <dt>From</dt><dd>${mail.from}</dd>
        <dt>To</dt><dd>${mail.to}</dd>
        <dt>Received</dt><dd>${time(mail.receivedAt)}</dd>
      </dl>
      <section aria-label="Text" class="text">${raw(mail.linkedText)}</section>
      ${
        mail.html === null
          ? ''
          : html`<h2>As HTML</h2>
              <iframe title="The mail as HTML" sandbox="" src="/mails/${mail.id}/html"></iframe>`
      }
      <p class="quiet"><a href="/mails/${mail.id}/source">Source of the mail</a></p>`,
  );

/** For an address without a mail. */
export const missingView = () =>
  page(
    'Not found',
    html`<h1>There is no such mail</h1><p>It may have been an older one. <a href="/">All mails</a></p>`,
  );
