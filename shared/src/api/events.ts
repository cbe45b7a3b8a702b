import { z } from 'zod';
import { Conversation, Message } from './conversations/conversation.ts';
import { Order } from './orders/orders.ts';
import { ServiceRequest } from './requests/request.ts';

/**
 * What a stream sends, newest last. Stored events carry the SSE `id` that a client resumes from (`Last-Event-ID`).
 * `reply.*` events are not stored: they only show an answer while it is being written, and the `message.created` with
 * the same `turnId` replaces them. Nor is `kitchen.updated`: who misses it has the menu within a minute; nor
 * `staff.writing`, which is over after seconds.
 */
export const LiveEvent = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('message.created'), message: Message }),
    z.object({
      type: z.literal('message.seen'),
      conversationId: z.string(),
      messageIds: z.array(z.string()),
      at: z.string(),
    }),
    z.object({ type: z.literal('request.created'), request: ServiceRequest }),
    z.object({ type: z.literal('request.updated'), request: ServiceRequest }),
    z.object({ type: z.literal('order.updated'), order: Order }),
    z.object({ type: z.literal('conversation.updated'), conversation: Conversation }),
    z.object({
      type: z.literal('membership.updated'),
      membershipId: z.string(),
      state: z.enum(['pending', 'approved', 'rejected', 'suspended']),
    }),
    z.object({ type: z.literal('shift.updated') }).describe('presence or a hand-over note has changed'),
    z
      .object({ type: z.literal('registration.updated') })
      .describe('a guest has sent a registration before arrival, or one was checked: load the list again'),
    z
      .object({
        type: z.literal('team.updated'),
        channelId: z.string(),
        isNew: z.boolean().describe('whether it is the first message of the channel'),
      })
      .describe('a team channel has a message: who reads it loads it again'),
    z
      .object({ type: z.literal('note.created'), requestId: z.string(), noteId: z.string() })
      .describe('a request has another note: who sees the request loads its notes again'),
    z.object({
      type: z.literal('reply.step'),
      conversationId: z.string(),
      turnId: z.string(),
      step: z.string().describe('as shown to people: Checking the menu'),
    }),
    z.object({
      type: z.literal('reply.delta'),
      conversationId: z.string(),
      turnId: z.string(),
      text: z.string(),
    }),
    z
      .object({
        type: z.literal('staff.writing'),
        conversationId: z.string(),
        by: z.object({ id: z.string(), name: z.string() }),
      })
      .describe('a staff member is writing an answer; for staff alone, and not stored'),
    z.object({ type: z.literal('reply.ended'), conversationId: z.string(), turnId: z.string() }),
    z
      .object({ type: z.literal('kitchen.updated') })
      .describe('the kitchen has paused or resumed, or a dish is sold out or back: load the menu again'),
    z
      .object({ type: z.literal('tab.updated'), conversationId: z.string() })
      .describe('the tab of this guest has changed, or they are no longer part of it: load it again'),
    z.object({ type: z.literal('session.ended'), reason: z.string() }),
  ])
  .meta({ id: 'LiveEvent' });
export type LiveEvent = z.infer<typeof LiveEvent>;
