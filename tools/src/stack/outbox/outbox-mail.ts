import { type AddressObject, simpleParser } from 'mailparser';

/** A mail of the development outbox, as a page shows it. */
export interface OutboxMail {
  /** Also the name of its file; later mails have greater ones. */
  id: string;
  receivedAt: Date;
  from: string;
  to: string;
  subject: string;
  text: string;
  /** The text with its links as HTML; everything else in it is escaped. */
  linkedText: string;
  /** What the sender wrote as HTML, unchanged; null for a mail of text alone. */
  html: string | null;
}

const formatAddresses = (given: AddressObject | AddressObject[] | undefined): string =>
  [given ?? []]
    .flat()
    .map(({ text }) => text)
    .join(', ');

/** Parses a mail as it came over SMTP (RFC 5322). Whatever is missing in it is empty. */
export async function parseMail(id: string, receivedAt: Date, raw: Buffer): Promise<OutboxMail> {
  const { from, to, subject, text, textAsHtml, html } = await simpleParser(raw);
  return {
    id,
    receivedAt,
    from: formatAddresses(from),
    to: formatAddresses(to),
    subject: subject ?? '',
    text: text ?? '',
    linkedText: textAsHtml ?? '',
    html: html || null,
  };
}
