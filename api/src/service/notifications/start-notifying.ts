import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Store } from '../../platform/database/property-scope.ts';
import { deriveEverywhere } from './derive/derive-notifications.ts';
import { dropSeen } from './guests/drop-seen.ts';
import type { ReceiverPorts } from './send/receiver-ports.ts';
import { sendDue } from './send/send-due.ts';

/** How often a process looks for notifications to send. */
export const NOTIFY_EVERY_MS = 2_000;
/** How often a process looks whether the guests of waiting e-mails have their page open. */
const DROP_SEEN_EVERY_MS = 10_000;
/** How often a process looks for e-mails that have a time of their own. */
const PLAN_MAILS_EVERY_MS = 60_000;
/** How long a stopping process waits for receivers. Another process sends the rest again. */
const STOP_PATIENCE_MS = 3_000;

/** Runs work repeatedly, one run after the other. Returns a function that stops it after the running one. */
function repeat(
  work: () => Promise<unknown>,
  everyMs: number,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= work()
      .then(() => undefined)
      .catch(onError)
      .finally(() => {
        running = null;
      });
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

interface NotifyingOptions {
  everyMs?: number | undefined;
  /** Whether this process has a stream of a guest session. */
  isListening(sessionId: string): boolean;
  /** Queues the e-mails of other modules; called periodically. */
  planMails(): Promise<unknown>;
}

/**
 * Looks for new notifications and sends them: each channel separately, so that a mail server that hangs delays no push
 * message.
 */
export function startNotifying(
  store: Store,
  log: Logger,
  ports: ReceiverPorts,
  { everyMs = NOTIFY_EVERY_MS, isListening, planMails }: NotifyingOptions,
): () => Promise<void> {
  const failed = (error: unknown) => log.error({ error }, 'notifications were not looked at');
  const options = { hasMail: ports.sendMail !== null };
  const stops = [
    repeat(() => deriveEverywhere(store, log, options), everyMs, failed),
    repeat(() => sendDue(store, log, ports, 'push'), everyMs, failed),
    repeat(() => sendDue(store, log, ports, 'email'), everyMs, failed),
    repeat(() => sendDue(store, log, ports, 'webhook'), everyMs, failed),
    ...(options.hasMail
      ? [
          repeat(planMails, PLAN_MAILS_EVERY_MS, failed),
          repeat(() => dropSeen(store, isListening), DROP_SEEN_EVERY_MS, failed),
        ]
      : []),
  ];
  return async () => {
    const patience = new AbortController();
    const { signal } = patience;
    const late = sleep(STOP_PATIENCE_MS, undefined, { signal }).catch(() => undefined);
    await Promise.race([Promise.all(stops.map((stop) => stop())), late]);
    patience.abort();
  };
}
