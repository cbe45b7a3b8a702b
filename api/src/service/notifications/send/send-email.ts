import type { NotificationsMessages } from '../../../../messages/compiled/notifications/messages.ts';
import type { DeliveryPayload } from '../../../platform/database/schema/notification-tables.ts';
import type { Mail } from '../../../platform/outbound/mail.ts';
import type { ReceiverPorts } from './receiver-ports.ts';
import type { Result } from './retry.ts';

/** An SMTP reply that rejects the address or the message permanently: 5xx. */
const isPermanent = (error: unknown): boolean => {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  return code >= 500 && code < 600;
};

/** Hands one e-mail to the mail server. */
export async function sendMail(
  mail: Mail,
  { sendMail: send }: Pick<ReceiverPorts, 'sendMail'>,
): Promise<Result> {
  if (!send) return { kind: 'refused', status: null, reason: 'This server sends no e-mail.' };
  try {
    await send(mail);
    return { kind: 'sent', status: null };
  } catch (error) {
    if (isPermanent(error)) {
      return { kind: 'refused', status: null, reason: 'The mail server refused it.' };
    }
    return { kind: 'again', status: null, reason: 'The mail server did not take it.' };
  }
}

/** Sends one e-mail: the text of the push message, with a link. */
export async function sendEmail(
  to: string,
  { title, body, text, path }: DeliveryPayload,
  propertyName: string,
  texts: Pick<NotificationsMessages, 'open' | 'why'>,
  { origin, ...ports }: Pick<ReceiverPorts, 'sendMail' | 'origin'>,
): Promise<Result> {
  const lines = [
    text ?? body,
    ...(origin ? ['', texts.open({ url: new URL(path, origin).href })] : []),
    '',
    texts.why({ property: propertyName }),
  ];
  return sendMail({ to, subject: `${title}: ${body}`, text: lines.join('\n') }, ports);
}
