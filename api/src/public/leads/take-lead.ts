import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type LeadForm, shortCodeFrom } from '@bellkey/shared/api';
import { eq } from 'drizzle-orm';
import { type CallLimit, createCallLimit } from '../../platform/database/call-limit.ts';
import type { Limit } from '../../platform/database/limit-counts.ts';
import type { Store } from '../../platform/database/property-scope.ts';
import { leads } from '../../platform/database/schema/public-tables.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';

const HOUR_MS = 60 * 60_000;

/** The whole service takes as many enquiries in an hour as this many addresses may send. */
const ADDRESSES_PER_SERVICE = 50;

/** Limits, counted separately: by source address, by the address in the form, and of the whole service. */
export interface LeadLimits {
  byAddress: CallLimit;
  byEmail: CallLimit;
  ofService: CallLimit;
}

/** The limit of the whole service, whose one caller is {@link EVERYBODY}. */
export const serviceLeads = (perHour: number): Limit => ({
  name: 'leads-service',
  allowed: ADDRESSES_PER_SERVICE * perHour,
  windowMs: HOUR_MS,
});

const EVERYBODY = 'everybody';

/** @param perHour how many enquiries may come from one network address in an hour */
export function createLeadLimits(store: Store, perHour: number): LeadLimits {
  return {
    byAddress: createCallLimit(store, { name: 'leads-address', allowed: perHour, windowMs: HOUR_MS }),
    byEmail: createCallLimit(store, {
      name: 'leads-email',
      allowed: Math.max(3, Math.floor(perHour / 2)),
      windowMs: HOUR_MS,
    }),
    ofService: createCallLimit(store, serviceLeads(perHour)),
  };
}

const hash = (...parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** As `BK-7Q4M-2XKD`: short enough for the telephone, with a check character. */
function newReference(): string {
  const code = shortCodeFrom(randomBytes(7));
  return `BK-${code.slice(0, 4)}-${code.slice(4)}`;
}

/**
 * Stores an enquiry and returns its reference number. A repeat is one enquiry: recognised by its idempotency key or,
 * from a form without JavaScript, by its content within a day. A form with the hidden field filled in gets the usual
 * answer and is not stored.
 */
export async function takeLead(
  store: Store,
  limits: LeadLimits,
  form: LeadForm,
  sent: { brand: string; address: string; idempotencyKey: string | undefined; now: Date },
): Promise<Outcome<{ reference: string }>> {
  if (form.website.trim() !== '') return done({ reference: newReference() });
  const { website: _, consent: __, ...kept } = form;
  const contentHash = hash(sent.brand, JSON.stringify(kept));
  const sentKey = sent.idempotencyKey
    ? hash('key', sent.idempotencyKey)
    : hash('day', sent.now.toISOString().slice(0, 10), contentHash);
  const key = `lead:${sentKey}`;
  const loadFirst = async () => {
    const [first] = await store.lookUpEach(key, (db) =>
      db.select().from(leads).where(eq(leads.sentKey, sentKey)),
    );
    return first;
  };
  const answerFirst = (first: typeof leads.$inferSelect) =>
    first.contentHash === contentHash
      ? done({ reference: first.reference })
      : refused('idempotency-mismatch');

  const before = await loadFirst();
  if (before) return answerFirst(before);
  const wait =
    (await limits.byAddress.take(sent.address)) ??
    (await limits.byEmail.take(kept.email.toLowerCase())) ??
    // Last, so that what the others refuse uses none of it.
    (await limits.ofService.take(EVERYBODY));
  if (wait !== null) return refused('rate-limited', { retryAfterSeconds: wait });
  const reference = newReference();
  const made = await store.onPlatform(key, async (db, now) => {
    const rows = await db
      .insert(leads)
      .values({
        ...kept,
        id: randomUUID(),
        reference,
        brand: sent.brand,
        consentAt: now,
        sentKey,
        contentHash,
        createdAt: now,
      })
      .onConflictDoNothing({ target: leads.sentKey })
      .returning({ id: leads.id });
    return done(rows.length > 0);
  });
  if (!made.ok) return made;
  if (made.value) return done({ reference });
  const first = await loadFirst();
  if (!first) throw new Error('An enquiry that exists could not be read');
  return answerFirst(first);
}
