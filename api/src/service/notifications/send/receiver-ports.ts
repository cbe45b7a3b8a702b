import type { KeyVault } from '../../../platform/outbound/key-vault.ts';

/** The keys with which push services know this server (VAPID, RFC 8292). */
export interface VapidKeys {
  /** base64url, as browsers subscribe with. */
  publicKey: string;
  privateKey: string;
  /** Where a push service reaches who runs this server: `mailto:` or `https:`. */
  subject: string;
}

/** An e-mail, in plain text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Sends one e-mail. @throws when the server does not take it in time */
export type SendMail = (mail: Mail) => Promise<void>;

/** What notifications are sent with. */
export interface ReceiverPorts {
  vapid: VapidKeys;
  /** Reaches push services and webhooks, and nothing behind the server. */
  fetch: typeof fetch;
  /** Null where this server sends no e-mail. */
  sendMail: SendMail | null;
  vault: KeyVault;
  /** The origin that links of e-mails begin with; null: e-mails have none. */
  origin: string | null;
}
