import { z } from 'zod';
import { Id, Instant } from '../platform/fields.ts';

/** Kinds of notifications that people get while they have no page open. */
export const NotificationKind = z
  .enum([
    'alarm',
    'request',
    'assigned',
    'warning',
    'breach',
    'approval',
    'waiting',
    'registration',
    'mention',
  ])
  .meta({ id: 'NotificationKind' });
export type NotificationKind = z.infer<typeof NotificationKind>;

/** How a person is notified of one kind. The sound is that of the push message. */
export const NotificationChoice = z
  .object({ push: z.boolean(), email: z.boolean(), sound: z.boolean() })
  .meta({ id: 'NotificationChoice' });
export type NotificationChoice = z.infer<typeof NotificationChoice>;

const loud = { push: true, email: false, sound: true };
const silent = { push: true, email: false, sound: false };

/** How a person is notified, by kind. Alarms are always pushed (decision 0444). */
export const NotificationChoices = z
  .object({
    alarm: NotificationChoice,
    request: NotificationChoice,
    assigned: NotificationChoice,
    warning: NotificationChoice,
    breach: NotificationChoice,
    approval: NotificationChoice,
    waiting: NotificationChoice,
    registration: NotificationChoice,
    /** What names or calls them in a team channel, and direct messages. Pages from before it leave it out. */
    mention: NotificationChoice.default(loud),
  } satisfies Record<NotificationKind, z.ZodType>)
  .meta({ id: 'NotificationChoices' });
export type NotificationChoices = z.infer<typeof NotificationChoices>;

/** How a person who has chosen nothing is notified. */
export const USUAL_CHOICES: NotificationChoices = {
  alarm: { ...loud, email: true },
  request: loud,
  assigned: loud,
  warning: silent,
  breach: loud,
  approval: silent,
  waiting: loud,
  registration: { ...silent, email: true },
  mention: loud,
};

/** A time of day at the property, as `22:00`. */
const TimeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'As 22:00.');

/** Quiet hours: a person gets only alarms between these times of the property's day. `until` may be on the next day. */
export const QuietHours = z.object({ from: TimeOfDay, until: TimeOfDay }).meta({ id: 'QuietHours' });
export type QuietHours = z.infer<typeof QuietHours>;

/** A browser that a person turned push on in. */
export const PushDevice = z
  .object({
    id: Id,
    label: z.string().describe('as Chrome on Android'),
    endpoint: z
      .string()
      .describe(
        'endpoint at its push service, by which a browser finds itself in the list; only its owner sees it',
      ),
    createdAt: Instant,
    lastSentAt: Instant.nullable(),
  })
  .meta({ id: 'PushDevice' });
export type PushDevice = z.infer<typeof PushDevice>;

/** How a person is notified, and which channels this server has. */
export const NotificationSettings = z
  .object({
    push: z.object({
      publicKey: z.string().describe('VAPID key (RFC 8292) that browsers subscribe with, base64url'),
    }),
    email: z
      .string()
      .nullable()
      .describe('where e-mail goes; null: this server sends none, or the address is not verified'),
    devices: z.array(PushDevice),
    choices: NotificationChoices,
    quietHours: QuietHours.nullable(),
    kinds: z.array(NotificationKind).describe('what the caller can be notified of, by role'),
  })
  .meta({ id: 'NotificationSettings' });
export type NotificationSettings = z.infer<typeof NotificationSettings>;

/** Delivery of one webhook message. */
export const WebhookDelivery = z
  .object({
    id: Id.describe('the `webhook-id` header'),
    kind: z.string().describe('a NotificationKind, or test'),
    createdAt: Instant,
    state: z.enum(['waiting', 'sent', 'failed', 'dropped']),
    attempts: z.int(),
    nextAt: Instant.nullable().describe('when it is tried next'),
    status: z.int().nullable().describe('HTTP status of the last answer; null without one'),
    reason: z.string().nullable().describe('why the last attempt failed'),
    text: z.string().describe('its text, as Room 204 · Towels · due 14:20'),
  })
  .meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

/** The property's webhook. Its secret is returned only once, when it is created. */
export const Webhook = z
  .object({
    url: z.string(),
    kinds: z.array(NotificationKind),
    enabled: z.boolean(),
    gaveUpAt: Instant.nullable().describe('when it was turned off because deliveries kept failing'),
    version: z.int(),
  })
  .meta({ id: 'Webhook' });
export type Webhook = z.infer<typeof Webhook>;

/** The webhook settings that managers change. */
export const WebhookChange = z
  .object({
    url: z.string().trim().min(1).max(500),
    kinds: z.array(NotificationKind).min(1).max(20),
    enabled: z.boolean(),
    version: z.int().min(0).describe('of the webhook that the caller saw; 0 where there is none'),
  })
  .meta({ id: 'WebhookChange' });
export type WebhookChange = z.infer<typeof WebhookChange>;

/** As browsers encode keys (RFC 8291): base64url. */
const Key = (max: number) =>
  z
    .string()
    .regex(/^[\w-]+=*$/)
    .max(max);

/** How a browser can be reached (RFC 8030, RFC 8291). */
export const BrowserSubscription = z.object({
  endpoint: z.string().min(1).max(1000),
  keys: z.object({ p256dh: Key(120), auth: Key(60) }),
});
export type BrowserSubscription = z.infer<typeof BrowserSubscription>;

/** How many browsers a person can have push on in, per property. */
export const MAX_PUSH_DEVICES = 10;
/** How many of a webhook's latest messages are kept. */
export const WEBHOOK_LOG_LENGTH = 100;
