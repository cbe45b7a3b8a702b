import { EMAIL_CODE_MINUTES } from '@bellkey/shared/api';
import { detectSubdomain, propertyOrigin } from '@bellkey/shared/brand';
import { selectMessages } from '@bellkey/shared/wording';
import { guestNotificationsByLanguage } from '../../../../messages/compiled/guest-notifications/by-language.ts';
import type { DeliveryPayload } from '../../../platform/database/schema/notification-tables.ts';
import type { Mail } from '../../../platform/outbound/mail.ts';

/** The page on which a guest stops e-mails without a session. */
export const STOP_PATH = '/chat/email';

/** Where an e-mail to a guest goes, and where its links lead. */
export interface GuestMailAddress {
  address: string;
  propertyId: string;
  /** The property's subdomain. */
  slug: string;
  language: string;
  /** Where the guest has the page; null for the property's own address. */
  pageOrigin: string | null;
  stopToken: string;
}

/**
 * The origin of a guest's page, if it belongs to this deployment: a program can name any other one, and links of our
 * mails lead to none.
 */
export function pageOriginWithin(origin: string | null, pageOrigin: string): string | null {
  if (origin === null) return null;
  const [own, page] = [new URL(origin), new URL(pageOrigin)];
  const isOwn =
    own.protocol === page.protocol &&
    own.port === page.port &&
    detectSubdomain(own.hostname).baseDomain === detectSubdomain(page.hostname).baseDomain;
  return isOwn ? page.origin : null;
}

/** The lines with links that end every e-mail; without an origin there are no links. */
function linksOf(
  { slug, pageOrigin, propertyId, stopToken, language }: GuestMailAddress,
  origin: string | null,
) {
  if (origin === null) return { open: [], stop: [], stopUrl: undefined };
  const texts = selectMessages(guestNotificationsByLanguage, language).email;
  const base = pageOrigin ?? propertyOrigin(slug, new URL(origin));
  const stop = new URL(STOP_PATH, base);
  // After the hash: it is in no log of a server.
  stop.hash = new URLSearchParams({ p: propertyId, k: stopToken }).toString();
  return {
    open: ['', texts.open({ url: new URL('/chat', base).href })],
    stop: [texts.stop({ url: stop.href })],
    stopUrl: stop.href,
  };
}

/** The e-mail with the code that confirms an address. */
export function confirmationMail(
  to: GuestMailAddress,
  code: string,
  property: string,
  origin: string | null,
): Mail {
  const { email } = selectMessages(guestNotificationsByLanguage, to.language);
  const { stop, stopUrl } = linksOf(to, origin);
  return {
    to: to.address,
    subject: email.code({ code, property }),
    text: [email.codeText({ code, property, minutes: EMAIL_CODE_MINUTES }), '', ...stop].join('\n'),
    ...(stopUrl && { stopUrl }),
  };
}

/** The e-mail of one notification: the text of the push message, and links. */
export function notificationMail(
  to: GuestMailAddress,
  { title, body }: Pick<DeliveryPayload, 'title' | 'body'>,
  property: string,
  origin: string | null,
): Mail {
  const { email } = selectMessages(guestNotificationsByLanguage, to.language);
  const { open, stop, stopUrl } = linksOf(to, origin);
  return {
    to: to.address,
    subject: `${title}: ${body}`,
    text: [body, ...open, '', email.why({ property }), ...stop].join('\n'),
    ...(stopUrl && { stopUrl }),
  };
}
