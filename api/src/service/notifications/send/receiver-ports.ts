import type { KeyVault } from '../../../platform/outbound/key-vault.ts';
import type { SendMail } from '../../../platform/outbound/mail.ts';

/** The keys that identify this server to push services (VAPID, RFC 8292). */
export interface VapidKeys {
  /** base64url, as browsers subscribe with. */
  publicKey: string;
  privateKey: string;
  /** Contact of the operator for push services: `mailto:` or `https:`. */
  subject: string;
}

/** Transports for notifications. */
export interface ReceiverPorts {
  vapid: VapidKeys;
  /** Reaches push services and webhooks, and nothing in the server's own networks. */
  fetch: typeof fetch;
  /** Null where this server sends no e-mail. */
  sendMail: SendMail | null;
  vault: KeyVault;
  /** Whether the identity provider still admits an account; true while it is unreachable. */
  isAdmitted(uid: string): Promise<boolean>;
  /** Origin of links in e-mails; null: links are paths. */
  origin: string | null;
}
