import { SMTPServer } from 'smtp-server';
import type { MailStore } from './mail-store.ts';

/** Larger mails are refused; Bellkey's have a few kilobytes. */
const MAX_MAIL_BYTES = 2 * 1024 * 1024;

/** Takes every mail for every address, keeps it, and passes none on. */
export function createSmtpReceiver(store: MailStore, log: (message: string) => void): SMTPServer {
  const server = new SMTPServer({
    // It is reached on this machine alone: there is no one to authenticate, and no line to encrypt.
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MAX_MAIL_BYTES,
    banner: 'Bellkey development outbox',
    onData(stream, _session, answer) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.once('end', () => {
        if (stream.sizeExceeded) {
          answer(Object.assign(new Error('The mail is too large.'), { responseCode: 552 }));
          return;
        }
        store.add(Buffer.concat(parts), new Date()).then(
          () => answer(null),
          (error: unknown) => {
            log(`A mail could not be kept: ${String(error)}`);
            answer(new Error('The mail could not be kept.'));
          },
        );
      });
    },
  });
  server.on('error', (error) => log(`SMTP: ${error.message}`));
  return server;
}
