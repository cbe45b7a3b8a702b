import { z } from 'zod';
import { Id, Instant } from '../platform/fields.ts';
import { Place } from '../property/property.ts';
import { Photo } from './photos.ts';

/** A factual answer's receipt: which entry it came from and when the hotel last confirmed it. */
export const Source = z.object({ id: Id, title: z.string(), confirmedAt: Instant }).meta({ id: 'Source' });
export type Source = z.infer<typeof Source>;

/** What a message carries besides its text. Unknown kinds are ignored by clients, never rejected. */
export const MessagePart = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('request'), requestId: Id }),
    z.object({ kind: z.literal('source'), source: Source }),
    z.object({ kind: z.literal('order'), orderId: Id }),
    z.object({ kind: z.literal('draft'), draftId: Id }),
    z.object({ kind: z.literal('photo'), photo: Photo }),
    z
      .object({ kind: z.literal('mention'), person: z.object({ id: Id, name: z.string() }) })
      .describe('a member whom an internal note names'),
    z.object({
      kind: z.literal('choices'),
      choices: z.array(
        z.object({ label: z.string(), text: z.string().describe('what is sent when it is chosen') }),
      ),
    }),
  ])
  .meta({ id: 'MessagePart' });
export type MessagePart = z.infer<typeof MessagePart>;

export const Sender = z
  .object({
    kind: z.enum(['guest', 'ai', 'staff', 'system']),
    name: z.string().nullable().describe('first name of a staff member; null otherwise'),
  })
  .meta({ id: 'Sender' });
export type Sender = z.infer<typeof Sender>;

export const Message = z
  .object({
    id: Id,
    clientId: Id.nullable().describe('the sender’s own id, also its idempotency key'),
    conversationId: Id,
    sender: Sender,
    body: z.string(),
    parts: z.array(MessagePart),
    visibility: z.enum(['public', 'internal']),
    engine: z
      .string()
      .nullable()
      .describe('which engine answered, for ai messages: embedded or the model’s name'),
    turnId: Id.nullable().describe(
      'for ai messages: the turn whose reply.delta events this message replaces',
    ),
    createdAt: Instant,
    seenAt: Instant.nullable().describe('when the other side first saw it'),
    language: z
      .string()
      .nullish()
      .describe(
        'tag of the language of the body, as de; null where it is not known, absent from an older API',
      ),
  })
  .meta({ id: 'Message' });
export type Message = z.infer<typeof Message>;

/** A guest's line that says, or may say, that a person is in danger; ends when a guest or a staff member ends it. */
export const Alarm = z
  .object({
    kind: z
      .string()
      .describe(
        'medical, fire, security, missing, locked-child, self-harm, trapped, water, power …; unknown kinds are shown as danger',
      ),
    certainty: z
      .enum(['certain', 'possible'])
      .describe('possible: the words are ambiguous, so the guest was asked whether they are safe'),
    words: z.string().describe('the guest’s line that raised it'),
    raisedAt: Instant,
    messageId: Id,
    requestId: Id.nullable().describe('the emergency request that carries it, where the property has one'),
    takenBy: z
      .object({ id: Id, name: z.string() })
      .nullable()
      .describe('who has acknowledged it; null: no one yet'),
    takenAt: Instant.nullable(),
  })
  .meta({ id: 'Alarm' });
export type Alarm = z.infer<typeof Alarm>;

export const Conversation = z
  .object({
    id: Id,
    place: Place,
    state: z.enum(['ai_active', 'awaiting_human', 'human_active', 'resolved']),
    assignee: z.object({ id: Id, name: z.string() }).nullable(),
    handoff: z
      .object({ reason: z.string(), at: Instant })
      .nullable()
      .describe(
        'why a person was asked for; for staff as restricted:refund, guest-asked, engine-error …, for the guest always person',
      ),
    waitingSince: Instant.nullable().describe('since when the guest waits for a person'),
    alarm: Alarm.nullish().describe('the alarm that has not ended; absent from an older API'),
    escalatedAt: Instant.nullish().describe(
      'when the duty manager was informed that no one answered in time',
    ),
    guestEnded: z
      .object({
        at: Instant,
        reason: z
          .string()
          .describe('left: by the guest; moved: to another place; revoked: by staff; expired: unused'),
      })
      .nullish()
      .describe('since when the guest’s phone is disconnected and no one reads an answer; for staff only'),
    snoozed: z
      .object({ until: Instant, by: z.object({ id: Id, name: z.string() }) })
      .nullish()
      .describe(
        'until when it is put aside, and by whom; ends when the guest writes; null for guests, absent from an older API',
      ),
    queuePosition: z
      .int()
      .nullable()
      .describe('1 for the next in line; null when the guest does not wait for a person'),
    lastMessageAt: Instant.nullable(),
    preview: z.string().nullable(),
    unreadByStaff: z.int(),
    createdAt: Instant,
  })
  .meta({ id: 'Conversation' });
export type Conversation = z.infer<typeof Conversation>;
