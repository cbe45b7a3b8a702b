import { createTransport } from 'nodemailer';
import type { SendMail } from '../../../platform/outbound/mail.ts';

/** A mail server that makes no progress within this time is abandoned. */
const STEP_TIMEOUT_MS = 10_000;
/** How long one e-mail may take in total. */
const TIMEOUT_MS = 20_000;

/** Where e-mail is submitted, and its sender. */
export interface SmtpSettings {
  /** As `smtps://user:password@mail.example`. */
  url: string;
  /** As `Hotel Aurora <aurora@example.com>`. */
  from: string;
}

/** The mail server took too long. */
export class MailTimeoutError extends Error {
  readonly code = 'mail-timeout';

  constructor() {
    super('The mail server did not take the e-mail in time.');
  }
}

/**
 * Submits e-mail to a mail server, over a separate connection for each: one that hangs delays no other.
 *
 * @param limits shorter times, for tests
 */
export function createSmtp(
  { url, from }: SmtpSettings,
  limits: { stepMs?: number; wholeMs?: number } = {},
): SendMail {
  const { stepMs = STEP_TIMEOUT_MS, wholeMs = TIMEOUT_MS } = limits;
  return async ({ to, subject, text, stopUrl }) => {
    const transport = createTransport({
      url,
      connectionTimeout: stepMs,
      greetingTimeout: stepMs,
      socketTimeout: stepMs,
      dnsTimeout: stepMs,
    });
    let timer: NodeJS.Timeout | undefined;
    try {
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new MailTimeoutError()), wholeMs);
      });
      // The text is ours, but names in it come from people: no part of it is loaded from a file or an address.
      const mail = {
        from,
        to,
        subject,
        text,
        ...(stopUrl && { list: { unsubscribe: stopUrl } }),
        disableFileAccess: true,
        disableUrlAccess: true,
      };
      await Promise.race([transport.sendMail(mail), late]);
    } finally {
      clearTimeout(timer);
      transport.close();
    }
  };
}
