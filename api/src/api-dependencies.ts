import type { Logger } from 'pino';
import type { ShareLimits } from './assistant/turns/turn-shares.ts';
import type { ComputeTurn } from './assistant/workers/compute-turn.ts';
import type { Database } from './platform/database/database.ts';
import type { HttpTrust } from './platform/http/http-trust.ts';
import type { VerifyIdentity } from './platform/operations/callers.ts';
import type { AddressPolicy } from './platform/outbound/endpoint-address.ts';
import type { KeyVault } from './platform/outbound/key-vault.ts';
import type { Observer } from './platform/statements/observer.ts';
import type { SessionLimits } from './property/guest-sessions/session-limits.ts';
import type { LoadAccount, RevokeSessions } from './property/staff/account.ts';
import type { OidcSettings } from './public/provider-sign-in/oidc-client.ts';
import type { SendMail, VapidKeys } from './service/notifications/send/receiver-ports.ts';

/** What notifications are sent with, and where they may go. */
export interface NotificationDependencies {
  vapid: VapidKeys;
  /** Null where this server sends no e-mail. */
  sendMail: SendMail | null;
  /** The origin of links in e-mails and webhooks; null: they are paths. */
  origin: string | null;
  /** Where webhooks and push services may be, beyond the public internet. */
  addresses: AddressPolicy;
}

/** What the API depends on: everything that differs between production, development and tests. */
export interface ApiDependencies {
  database: Database;
  /** Verifies an ID token, without asking for the account. */
  verifyIdentity: VerifyIdentity;
  /** Reads what the identity provider knows of an account now; the API remembers it for half a minute. */
  loadAccount: LoadAccount;
  /** Ends every session of an account at the identity provider. */
  revokeSessions: RevokeSessions;
  /** Answers turns: in worker threads, or on this one in tests. */
  computeTurn: ComputeTurn;
  now: () => Date;
  log: Logger;
  /** Hears what operations and statements cost; nothing is measured without it. */
  observer?: Observer;
  version: string;
  trust: HttpTrust;
  /** How often one network address may send an enquiry, sign up a property or begin a demo in an hour, each. */
  publicCallsPerHour?: number;
  /** Keys of all brands, where there are more than the built-in ones. */
  brandKeys?: readonly string[];
  /** Whether operators have to sign in with a second factor; no unless given. */
  operatorsSecondFactor?: boolean;
  heartbeatMs?: number;
  turnTimeoutMs?: number;
  /** How often this process looks for requests whose clock has something to do. */
  clocksEveryMs?: number;
  /** How often this process looks for alarms and guests who wait for a person too long. */
  waitsEveryMs?: number;
  /** How often this process looks whether someone is to be told of something. */
  notifyEveryMs?: number;
  /** What people are told with while no page of theirs is open; without it, with keys that end with the process. */
  notifications?: NotificationDependencies;
  /** How many guest sessions may begin and be open; {@link SESSION_LIMITS} unless given. */
  sessionLimits?: SessionLimits;
  /** How many answers may be owed in a property at once. */
  maxOwedTurns?: number;
  /** How many answers may be owed in all properties at once, as far as this process knows. */
  maxOwedInAll?: number;
  /** How many turns this process has at once, of one property and of all. */
  turnShares?: Partial<ShareLimits>;
  /** Seals the keys of language models. */
  vault: KeyVault;
  /** Where language models may be, beyond the public internet and this machine. */
  addresses?: AddressPolicy;
  /** The OpenID Connect provider that staff may sign in at; without one there is none. */
  oidc?: OidcSettings;
}
