import { z } from 'zod';
import { Id, Instant } from '../platform/fields.ts';
import {
  MAX_ENTRY_KEYWORDS,
  MAX_ENTRY_LANGUAGES,
  MAX_ENTRY_VALUES,
  MAX_KEYWORD_CHARS,
} from '../platform/limits.ts';
import { nameSchema } from '../platform/name.ts';

const LanguageCode = z.string().regex(/^[a-z]{2,3}$/, 'a language code such as en');

/** `public`: any guest. `room`: guests in a room. `internal`: staff only, never a guest. */
export const KnowledgeScope = z.enum(['public', 'room', 'internal']).meta({ id: 'KnowledgeScope' });
export type KnowledgeScope = z.infer<typeof KnowledgeScope>;

/** Text per language, as people write it: at least one language, at most {@link MAX_ENTRY_LANGUAGES}. */
export const TextByLanguage = (maxChars: number) =>
  z
    .record(LanguageCode, z.string().trim().min(1).max(maxChars))
    .refine((text) => Object.keys(text).length > 0, 'at least one language')
    .refine(
      (text) => Object.keys(text).length <= MAX_ENTRY_LANGUAGES,
      `at most ${MAX_ENTRY_LANGUAGES} languages`,
    );

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
  keywords: z.array(nameSchema(MAX_KEYWORD_CHARS)).max(MAX_ENTRY_KEYWORDS),
  values: z
    .record(z.string().trim().min(1).max(40), z.string().trim().min(1).max(200))
    .refine((values) => Object.keys(values).length <= MAX_ENTRY_VALUES, `at most ${MAX_ENTRY_VALUES} values`)
    .describe('values by name, as from: 07:00'),
  text: TextByLanguage(8000).describe('by language: a fact’s one complete sentence, an article’s paragraphs'),
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
    // Entries from before there were limits must still parse.
    key: z.string(),
    title: z.string(),
    keywords: z.array(z.string()),
    values: z.record(z.string(), z.string()),
    text: z.record(z.string(), z.string()),
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

/** Guests' questions without an answer, grouped by what they ask. */
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

/** Two entries, or two languages of one, that contradict each other. */
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
    line: z.int().describe('in the text as given, counted from 1'),
    action: z.enum(['create', 'update', 'unchanged', 'error']),
    key: z.string().nullable(),
    title: z.string().nullable(),
    problem: z.string().nullable(),
  })
  .meta({ id: 'ImportRow' });
export type ImportRow = z.infer<typeof ImportRow>;
