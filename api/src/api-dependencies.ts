import type { Logger } from 'pino';
import type { ShareLimits } from './assistant/turns/turn-shares.ts';
import type { ComputeTurn } from './assistant/workers/compute-turn.ts';
import type { Database } from './platform/database/database.ts';
import type { HttpTrust } from './platform/http/http-trust.ts';
import type { WriteKind } from './platform/operations/budget/write-budget.ts';
import type { VerifyIdentity } from './platform/operations/callers.ts';
import type { AddressPolicy } from './platform/outbound/endpoint-address.ts';
import type { KeyVault } from './platform/outbound/key-vault.ts';
import type { SendMail } from './platform/outbound/mail.ts';
import type { Observer } from './platform/statements/observer.ts';
import type { SessionLimits } from './property/guest-sessions/session-limits.ts';
import type { LoadAccount, RevokeSessions } from './property/staff/account.ts';
import type { OidcSettings } from './public/provider-sign-in/oidc-client.ts';
import type { VapidKeys } from './service/notifications/send/receiver-ports.ts';

/** Transports for notifications, and where they may connect to. */
export interface NotificationDependencies {
  vapid: VapidKeys;
  /** Null where this server sends no e-mail. */
  sendMail: SendMail | null;
  /** The origin of links in e-mails and webhooks; null: links are paths. */
  origin: string | null;
  /** Where webhooks and push services may be, in addition to the public internet. */
  addresses: AddressPolicy;
}

/** What the API depends on: everything that differs between production, development and tests. */
export interface ApiDependencies {
  database: Database;
  /** Verifies an ID token without loading the account. */
  verifyIdentity: VerifyIdentity;
  /** Loads the current state of an account from the identity provider; the API caches it for half a minute. */
  loadAccount: LoadAccount;
  /** Ends every session of an account at the identity provider. */
  revokeSessions: RevokeSessions;
  /** Answers turns: in worker threads, or in this one for tests. */
  computeTurn: ComputeTurn;
  now: () => Date;
  log: Logger;
  /** Receives the cost of operations and statements; without it nothing is measured. */
  observer?: Observer;
  /** Whether responses that PostgreSQL wrote as JSON are compared with the contract, as tests do. */
  checkAnswers?: boolean;
  version: string;
  trust: HttpTrust;
  /** How often one network address may send an enquiry, sign up a property or start a demo in an hour, each. */
  publicCallsPerHour?: number;
  /** Keys of all brands, when there are more than the built-in ones. */
  brandKeys?: readonly string[];
  /** Whether operators have to sign in with a second factor; false unless given. */
  operatorsSecondFactor?: boolean;
  heartbeatMs?: number;
  turnTimeoutMs?: number;
  /** How often this process looks for requests whose clock is due. */
  clocksEveryMs?: number;
  /** How often this process looks for alarms and guests that have waited too long for a person. */
  waitsEveryMs?: number;
  /** How often this process looks for notifications to send. */
  notifyEveryMs?: number;
  /** Transports for notifications; without them, keys that end with the process. */
  notifications?: NotificationDependencies;
  /** How many writes this process accepts within an hour, per caller; WRITES_PER_HOUR unless given. */
  writesPerHour?: Readonly<Record<WriteKind, number>>;
  /** How many guest sessions may start and be open; {@link SESSION_LIMITS} unless given. */
  sessionLimits?: SessionLimits;
  /** How many unanswered turns a property may have at once. */
  maxOwedTurns?: number;
  /** How many unanswered turns all properties may have at once, as far as this process knows. */
  maxOwedInAll?: number;
  /** How many turns this process runs at once, for one property and for all. */
  turnShares?: Partial<ShareLimits>;
  /** Seals the keys of language models. */
  vault: KeyVault;
  /** Where language models may be, in addition to the public internet and this machine. */
  addresses?: AddressPolicy;
  /** The OpenID Connect provider that staff may sign in at, if there is one. */
  oidc?: OidcSettings;
}
