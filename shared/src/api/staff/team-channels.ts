import { z } from 'zod';
import { MessageBody } from '../platform/bodies.ts';
import { ById, Id, InProperty, Instant } from '../platform/fields.ts';
import { MAX_TEAM_MENTIONS } from '../platform/limits.ts';

const Person = z.object({ id: Id, name: z.string() });

/** Where the staff of a property write to each other, as one of them sees it. */
export const TeamChannel = z
  .object({
    id: Id,
    kind: z
      .enum(['everyone', 'department', 'direct'])
      .describe('a department’s is for its members and for those who see all departments'),
    name: z
      .string()
      .nullable()
      .describe('of the department or, of a direct channel, of the other member; null for everyone'),
    with: Id.nullable().describe('the other member of a direct channel'),
    open: z.boolean().describe('false: the other member has no access any more, and no one can write'),
    last: z.object({ by: z.string(), preview: z.string(), at: Instant }).nullable(),
    readUpTo: z.int().describe('`no` of the last message that the caller has read; 0 without one'),
    unread: z.int().describe('messages of others that the caller has not read, at most 100'),
    unreadForCaller: z
      .int()
      .describe('of these, those that name or call the caller; all in a direct channel'),
  })
  .meta({ id: 'TeamChannel' });
export type TeamChannel = z.infer<typeof TeamChannel>;

/** A message of a team channel. */
export const TeamMessage = z
  .object({
    id: Id,
    clientId: z.string().describe('the sender’s own id, also its idempotency key'),
    channelId: Id,
    no: z.int().describe('its number in the channel'),
    by: Person,
    body: z.string(),
    mentions: z.array(Person).describe('the members whom it names'),
    here: z.boolean().describe('whether it calls everyone of the channel who is on duty'),
    createdAt: Instant,
  })
  .meta({ id: 'TeamMessage' });
export type TeamMessage = z.infer<typeof TeamMessage>;

/** Someone who can be written to. */
export const TeamPerson = Person.extend({ onDuty: z.boolean() }).meta({ id: 'TeamPerson' });
export type TeamPerson = z.infer<typeof TeamPerson>;

/** Channels of the staff: of everyone, of departments, and between two members. */
export const teamChannelOperations = {
  'GET /api/staff/channels': {
    summary: 'List the team channels that the caller reads, with what is unread, and whom they can write to',
    tag: 'team-channels',
    auth: 'staff',
    may: 'team-chat',
    demo: true,
    query: InProperty,
    status: 200,
    roundTrips: 1,
    response: z.object({ channels: z.array(TeamChannel), people: z.array(TeamPerson) }),
    problems: ['unauthenticated', 'forbidden'],
  },
  'POST /api/staff/channels': {
    summary: 'Open the direct channel with a member; returns the existing one if there is one',
    tag: 'team-channels',
    auth: 'staff',
    may: 'team-chat',
    demo: true,
    idempotent: true,
    query: InProperty,
    body: z.object({ memberId: Id }),
    status: 201,
    roundTrips: 2,
    response: TeamChannel,
    problems: ['unauthenticated', 'forbidden', 'not-found', 'settings-full'],
  },
  'GET /api/staff/channels/{id}': {
    summary: 'Get a team channel with its latest messages, or those before one',
    tag: 'team-channels',
    auth: 'staff',
    may: 'team-chat',
    demo: true,
    params: ById,
    query: InProperty.extend({
      before: z.coerce
        .number<number>()
        .int()
        .min(1)
        .max(2_147_483_647)
        .optional()
        .describe('`no` of a message'),
    }),
    status: 200,
    roundTrips: 1,
    response: z.object({
      channel: TeamChannel,
      messages: z.array(TeamMessage).describe('oldest first'),
      more: z.boolean().describe('whether there are older ones'),
      people: z.array(TeamPerson).describe('who reads it and can be named, without the caller'),
    }),
    problems: ['unauthenticated', 'forbidden', 'not-found', 'bad-input'],
  },
  'POST /api/staff/channels/{id}/messages': {
    summary: 'Write to a team channel; members whom it names are notified',
    tag: 'team-channels',
    auth: 'staff',
    may: 'team-chat',
    demo: true,
    idempotent: true,
    params: ById,
    query: InProperty,
    body: z.object({
      clientId: z.string().min(8).max(64),
      body: MessageBody,
      mentions: z
        .array(Id)
        .max(MAX_TEAM_MENTIONS)
        .optional()
        .describe('ids of members whom it names; who does not read the channel is left out'),
      here: z.boolean().optional().describe('calls everyone of the channel who is on duty'),
    }),
    status: 201,
    roundTrips: 2,
    response: TeamMessage,
    problems: [
      'unauthenticated',
      'forbidden',
      'not-found',
      'message-empty',
      'message-too-long',
      'channel-closed',
      'too-many-calls',
      'rate-limited',
      'idempotency-mismatch',
    ],
  },
  'POST /api/staff/channels/{id}/read': {
    summary: 'Record how far the caller has read a team channel',
    tag: 'team-channels',
    auth: 'staff',
    may: 'team-chat',
    demo: true,
    params: ById,
    query: InProperty,
    body: z.object({ upTo: z.int().min(0).max(2_147_483_647).describe('`no` of a message') }),
    status: 204,
    roundTrips: 2,
    problems: ['unauthenticated', 'forbidden', 'not-found', 'bad-input'],
  },
} as const;
