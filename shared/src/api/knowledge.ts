import { z } from 'zod';
import { nameSchema } from './name.ts';

const Id = z.string().min(1).max(64);
const Instant = z.iso.datetime();
const ById = z.object({ id: Id });
const InProperty = z.object({ property: Id.describe('property id') });
const LanguageCode = z.string().regex(/^[a-z]{2,3}$/, 'a language code such as en');

/** `public`: any guest. `room`: guests in a room. `internal`: staff alone, never a guest. */
export const KnowledgeScope = z.enum(['public', 'room', 'internal']).meta({ id: 'KnowledgeScope' });
export type KnowledgeScope = z.infer<typeof KnowledgeScope>;

/** What people write about their property. */
export const KnowledgeInput = z.object({
  kind: z.enum(['fact', 'article']),
  key: z
    .string()
    .trim()
    .min(2)
    .max(80)
    .regex(/^[\p{L}\p{N}]+(?:[._-][\p{L}\p{N}]+)*$/u, 'words joined by dots, as breakfast.hours'),
  title: nameSchema(120),
  scope: KnowledgeScope,
  keywords: z.array(nameSchema(40)).max(40),
  values: z
    .record(z.string().trim().min(1).max(40), z.string().trim().min(1).max(200))
    .describe('values by name, as from: 07:00'),
  text: z
    .record(LanguageCode, z.string().trim().min(1).max(8000))
    .refine((text) => Object.keys(text).length > 0, 'at least one language')
    .describe('per language: a fact’s one complete sentence, an article’s paragraphs'),
  ownerId: Id.nullable(),
  validFrom: Instant.nullable(),
  validUntil: Instant.nullable(),
});
export type KnowledgeInput = z.infer<typeof KnowledgeInput>;

/** An entry as staff see it; `stale` and `upcoming` follow from its dates. */
export const KnowledgeEntry = z
  .object({
    id: Id,
    ...KnowledgeInput.shape,
    status: z.enum(['draft', 'live', 'retired', 'stale', 'upcoming']),
    owner: z.object({ id: Id, name: z.string() }).nullable(),
    origin: z.enum(['manual', 'csv', 'markdown', 'gap', 'seed']),
    version: z.int(),
    confirmedAt: Instant,
    updatedAt: Instant,
  })
  .meta({ id: 'KnowledgeEntry' });
export type KnowledgeEntry = z.infer<typeof KnowledgeEntry>;

export const KnowledgeVersion = z
  .object({
    version: z.int(),
    at: Instant,
    by: z.string(),
    title: z.string(),
    text: z.record(z.string(), z.string()),
    values: z.record(z.string(), z.string()),
    status: z.string(),
  })
  .meta({ id: 'KnowledgeVersion' });
export type KnowledgeVersion = z.infer<typeof KnowledgeVersion>;

/** Guests' questions that nothing answered, put together by what they ask. */
export const Gap = z
  .object({
    id: Id,
    kind: z.enum(['unanswered', 'stale', 'wrong']),
    question: z.string(),
    examples: z.array(z.string()),
    count: z.int(),
    status: z.enum(['open', 'taught', 'dismissed']),
    entry: z.object({ id: Id, title: z.string() }).nullable(),
    owner: z.object({ id: Id, name: z.string() }).nullable(),
    firstAt: Instant,
    lastAt: Instant,
  })
  .meta({ id: 'Gap' });
export type Gap = z.infer<typeof Gap>;

/** Two entries, or two languages of one, that say different things about the same. */
export const Conflict = z
  .object({
    id: z.string(),
    kind: z.enum(['value', 'language', 'article']),
    about: z.string().describe('the value’s name, as from'),
    sides: z
      .array(z.object({ entryId: Id, title: z.string(), language: z.string().nullable(), says: z.string() }))
      .min(2),
  })
  .meta({ id: 'Conflict' });
export type Conflict = z.infer<typeof Conflict>;

export const ImportRow = z
  .object({
    line: z.int().describe('in the text as it was given, from 1'),
    action: z.enum(['create', 'update', 'unchanged', 'error']),
    key: z.string().nullable(),
    title: z.string().nullable(),
    problem: z.string().nullable(),
  })
  .meta({ id: 'ImportRow' });
export type ImportRow = z.infer<typeof ImportRow>;

const Written = ['unauthenticated', 'forbidden', 'bad-input'] as const;

/** Knowledge: entries, gaps, conflicts, import, and what a question would get. */
export const knowledgeOperations = {
  'GET /api/staff/knowledge': {
    summary: 'Every entry of the property, with its synonyms and who may own an entry',
    tag: 'knowledge',
    auth: 'staff',
    may: 'read-knowledge',
    query: InProperty,
    status: 200,
    response: z.object({
      entries: z.array(KnowledgeEntry),
      synonyms: z.array(z.array(z.string())),
      people: z.array(z.object({ id: Id, name: z.string() })),
      may: z.object({ propose: z.boolean(), approve: z.boolean() }),
    }),
    problems: ['unauthenticated', 'forbidden'],
  },
  'POST /api/staff/knowledge': {
    summary: 'Write an entry: a draft, or live at once for managers and owners who say so',
    tag: 'knowledge',
    auth: 'staff',
    may: 'propose-knowledge',
    idempotent: true,
    query: InProperty,
    body: KnowledgeInput.extend({ publish: z.boolean() }),
    status: 201,
    response: KnowledgeEntry,
    problems: [...Written],
  },
  'PUT /api/staff/knowledge/{id}': {
    summary: 'Change an entry that is still as the caller saw it; what staff change becomes a draft again',
    tag: 'knowledge',
    auth: 'staff',
    may: 'propose-knowledge',
    params: ById,
    query: InProperty,
    body: KnowledgeInput.extend({ version: z.int(), publish: z.boolean() }),
    status: 200,
    response: KnowledgeEntry,
    problems: [...Written, 'not-found', 'version-conflict'],
  },
  'POST /api/staff/knowledge/{id}/status': {
    summary: 'Approve, confirm anew, take back or retire an entry; for managers and owners',
    tag: 'knowledge',
    auth: 'staff',
    may: 'approve-knowledge',
    params: ById,
    query: InProperty,
    body: z.object({ status: z.enum(['draft', 'live', 'retired']), version: z.int() }),
    status: 200,
    response: KnowledgeEntry,
    problems: [...Written, 'not-found', 'version-conflict'],
  },
  'GET /api/staff/knowledge/{id}/versions': {
    summary: 'What an entry said before, newest first',
    tag: 'knowledge',
    auth: 'staff',
    may: 'read-knowledge',
    params: ById,
    query: InProperty,
    status: 200,
    response: z.object({ versions: z.array(KnowledgeVersion) }),
    problems: ['unauthenticated', 'forbidden', 'not-found'],
  },
  'PUT /api/staff/knowledge-synonyms': {
    summary: 'Groups of words that mean the same here; for managers and owners',
    tag: 'knowledge',
    auth: 'staff',
    may: 'approve-knowledge',
    query: InProperty,
    body: z.object({ groups: z.array(z.array(z.string().trim().min(2).max(40)).min(2).max(20)).max(200) }),
    status: 200,
    response: z.object({ synonyms: z.array(z.array(z.string())) }),
    problems: [...Written],
  },
  'GET /api/staff/knowledge-gaps': {
    summary: 'What guests asked and nothing answered, most asked first',
    tag: 'knowledge',
    auth: 'staff',
    may: 'read-knowledge',
    query: InProperty.extend({ status: z.enum(['open', 'all']).default('open') }),
    status: 200,
    response: z.object({ gaps: z.array(Gap) }),
    problems: ['unauthenticated', 'forbidden'],
  },
  'POST /api/staff/knowledge-gaps/{id}/teach': {
    summary: 'Answer a gap: the entry is live at once for managers and owners, a draft for others',
    tag: 'knowledge',
    auth: 'staff',
    may: 'propose-knowledge',
    idempotent: true,
    params: ById,
    query: InProperty,
    body: z.object({
      title: nameSchema(120),
      text: z
        .record(LanguageCode, z.string().trim().min(1).max(2000))
        .refine((text) => Object.keys(text).length > 0, 'at least one language'),
      scope: KnowledgeScope,
    }),
    status: 200,
    response: KnowledgeEntry,
    problems: [...Written, 'not-found', 'already-decided'],
  },
  'POST /api/staff/knowledge-gaps/{id}/dismiss': {
    summary: 'A gap that is none, or open it again',
    tag: 'knowledge',
    auth: 'staff',
    may: 'approve-knowledge',
    params: ById,
    query: InProperty,
    body: z.object({ open: z.boolean() }),
    status: 200,
    response: Gap,
    problems: [...Written, 'not-found'],
  },
  'GET /api/staff/knowledge-conflicts': {
    summary: 'Entries that contradict each other now',
    tag: 'knowledge',
    auth: 'staff',
    may: 'read-knowledge',
    query: InProperty,
    status: 200,
    response: z.object({ conflicts: z.array(Conflict) }),
    problems: ['unauthenticated', 'forbidden'],
  },
  'POST /api/staff/knowledge-test': {
    summary: 'What a guest would be told: hits with their scores, and the embedded engine’s answer',
    tag: 'knowledge',
    auth: 'staff',
    may: 'read-knowledge',
    query: InProperty,
    body: z.object({
      question: z.string().trim().min(1).max(500),
      place: z.enum(['room', 'table', 'area', 'lobby']),
    }),
    status: 200,
    response: z.object({
      hits: z.array(
        z.object({
          entryId: Id,
          title: z.string(),
          score: z.number(),
          passage: z.string(),
          stale: z.boolean(),
        }),
      ),
      answer: z.string().nullable(),
      handoff: z.string().nullable(),
      sources: z.array(z.object({ id: Id, title: z.string() })),
    }),
    problems: ['unauthenticated', 'forbidden', 'bad-input'],
  },
  'POST /api/staff/knowledge-import': {
    summary:
      'Import entries from CSV or Markdown: first what would happen, line by line, then the same for good',
    tag: 'knowledge',
    auth: 'staff',
    may: 'approve-knowledge',
    query: InProperty,
    body: z.object({
      format: z.enum(['csv', 'markdown']),
      text: z.string().min(1).max(60_000),
      apply: z.boolean().describe('false only shows what would happen'),
    }),
    status: 200,
    response: z.object({ applied: z.boolean(), rows: z.array(ImportRow) }),
    problems: [...Written],
  },
  'POST /api/guest/wrong': {
    summary: 'An answer is wrong: its source’s owner is told',
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
    problems: ['no-session', 'session-expired', 'not-found'],
  },
} as const;
