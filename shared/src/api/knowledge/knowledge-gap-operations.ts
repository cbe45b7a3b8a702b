import { z } from 'zod';
import { ById, Id, InProperty } from '../platform/fields.ts';
import { nameSchema } from '../platform/name.ts';
import { Gap, KnowledgeEntry, KnowledgeScope, TextByLanguage } from './knowledge.ts';

const Written = ['unauthenticated', 'forbidden', 'bad-input'] as const;

/** Questions without an answer, and answers that a guest reports as wrong. */
export const knowledgeGapOperations = {
  'GET /api/staff/knowledge-gaps': {
    summary: 'List questions that no entry answered, most asked first',
    tag: 'knowledge',
    auth: 'staff',
    may: 'read-knowledge',
    query: InProperty.extend({ status: z.enum(['open', 'all']).default('open') }),
    status: 200,
    roundTrips: 1,
    response: z.object({ gaps: z.array(Gap) }),
    problems: ['unauthenticated', 'forbidden'],
  },
  'POST /api/staff/knowledge-gaps/{id}/teach': {
    summary: 'Answer a gap: the entry is live at once when a manager or owner writes it, otherwise a draft',
    tag: 'knowledge',
    auth: 'staff',
    may: 'propose-knowledge',
    idempotent: true,
    params: ById,
    query: InProperty,
    body: z.object({
      title: nameSchema(120),
      text: TextByLanguage(2000),
      scope: KnowledgeScope,
    }),
    status: 200,
    roundTrips: 3,
    response: KnowledgeEntry,
    problems: [...Written, 'not-found', 'already-decided', 'knowledge-full'],
  },
  'POST /api/staff/knowledge-gaps/{id}/dismiss': {
    summary: 'Dismiss or reopen a knowledge gap',
    tag: 'knowledge',
    auth: 'staff',
    may: 'approve-knowledge',
    params: ById,
    query: InProperty,
    body: z.object({ open: z.boolean() }),
    status: 200,
    roundTrips: 2,
    response: Gap,
    problems: [...Written, 'not-found'],
  },
  'POST /api/guest/wrong': {
    summary: 'Report a wrong answer; the owner of its source is notified',
    tag: 'guest',
    auth: 'guest',
    may: 'guest',
    idempotent: true,
    body: z.object({
      messageId: Id,
      sourceId: Id,
      comment: z.string().trim().max(300).optional(),
    }),
    status: 204,
    roundTrips: 9,
    problems: ['no-session', 'session-expired', 'not-found'],
  },
  'POST /api/guest/unsolved': {
    summary: 'Say that an answer did not solve the question, which then is a gap in the knowledge',
    tag: 'guest',
    auth: 'guest',
    may: 'guest',
    idempotent: true,
    body: z.object({ messageId: Id.describe('the answer') }),
    status: 204,
    roundTrips: 9,
    problems: ['no-session', 'session-expired', 'not-found'],
  },
} as const;
