import type { GuestPreferences, GuestProfile } from '@bellkey/shared/api';
import { eq, sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { guestProfiles } from '../../platform/database/schema/guest-profile-tables.ts';
import type { GuestCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { appendMessage, lockConversation } from '../../service/conversations/append-message.ts';
import { handoffWithoutTurn, loadHandoffFacts } from '../../service/conversations/handoff.ts';
import { detectDangerInText } from '../chat/detect-danger-in-text.ts';
import { loadProfile } from './load-profile.ts';

/** Every change adds a note for staff: this many are enough for one visit. */
const MOST_CHANGES = 60;
const DAY_SECONDS = 24 * 60 * 60;

/**
 * Changes the guest's own details. Changes that matter to staff become a note in the conversation, and an allergy is
 * added to the next food order. New text about danger raises the alarm, even when nothing more can be changed.
 */
export async function changeProfile(
  scope: PropertyScope,
  guest: GuestCaller,
  preferences: GuestPreferences,
): Promise<Outcome<GuestProfile>> {
  const { conversationId } = guest;
  const [conversation, [row], before] = await Promise.all([
    lockConversation(scope, conversationId),
    scope.db
      .select({ changes: guestProfiles.changes })
      .from(guestProfiles)
      .where(scope.own(guestProfiles, eq(guestProfiles.conversationId, conversationId))),
    loadProfile(scope, guest),
  ]);
  if (!conversation || !before) return refused('not-found');
  const note = noteOf(before.preferences, preferences);
  if (note === null) return done(before);
  const written = joinNewTexts(before.preferences, preferences);
  if ((row?.changes ?? 0) >= MOST_CHANGES) {
    const keep = (await detectDangerInText(scope, guest, written)) && ({ keep: true } as const);
    return refused('rate-limited', { retryAfterSeconds: DAY_SECONDS, ...keep });
  }

  const decided = preferences.marketing !== before.preferences.marketing;
  const change = {
    preferredName: preferences.name || null,
    language: preferences.language,
    quietFrom: preferences.quiet?.from ?? null,
    quietUntil: preferences.quiet?.until ?? null,
    allergies: preferences.allergies || null,
    marketing: preferences.marketing,
    ...(decided && { marketingAt: scope.now }),
    changedAt: scope.now,
  };
  scope.write(
    scope.db
      .insert(guestProfiles)
      .values({ propertyId: scope.propertyId, conversationId, ...change })
      .onConflictDoUpdate({
        target: [guestProfiles.propertyId, guestProfiles.conversationId],
        set: { ...change, changes: sql`${guestProfiles.changes} + 1` },
      }),
  );
  appendMessage(scope, conversation, { sender: { kind: 'system' }, body: note, visibility: 'internal' });
  await detectDangerInText(scope, guest, written);
  const at = scope.now.toISOString();
  return done({
    ...before,
    preferences: {
      ...preferences,
      name: preferences.name || null,
      allergies: preferences.allergies || null,
    },
    changedAt: at,
    marketingAt: decided ? at : before.marketingAt,
  });
}

/** The texts that the guest has just written; null without one. */
function joinNewTexts(before: GuestPreferences, now: GuestPreferences): string | null {
  const changed = (['name', 'allergies'] as const).filter((field) => now[field] !== before[field]);
  return (
    changed
      .map((field) => now[field])
      .filter(Boolean)
      .join('\n') || null
  );
}

/** Formats the changes for staff; null when nothing changed. */
function noteOf(before: GuestPreferences, now: GuestPreferences): string | null {
  const quiet = ({ quiet }: GuestPreferences) => (quiet ? `${quiet.from} to ${quiet.until}` : 'none');
  const facts = (one: GuestPreferences): Array<[what: string, value: string]> => [
    ['name', one.name || 'none'],
    ['language', one.language ?? 'none'],
    ['quiet hours', quiet(one)],
    ['allergies', one.allergies || 'none'],
    ['may be written to after the visit', one.marketing ? 'yes' : 'no'],
  ];
  const earlier = new Map(facts(before));
  const changed = facts(now).filter(([what, value]) => earlier.get(what) !== value);
  if (changed.length === 0) return null;
  return `The guest changed their profile: ${changed.map(([what, value]) => `${what}: ${value}`).join('; ')}.`;
}

/**
 * Asks staff to delete what is known about this guest: adds the request to the conversation and asks for a person, who
 * decides what has to stay. Repeating it has no effect.
 */
export async function askForErasure(
  scope: PropertyScope,
  guest: GuestCaller,
  onHandoff: () => void,
): Promise<Outcome<GuestProfile>> {
  const { conversationId } = guest;
  const [conversation, profile, facts] = await Promise.all([
    lockConversation(scope, conversationId),
    loadProfile(scope, guest),
    loadHandoffFacts(scope, conversationId),
  ]);
  if (!conversation || !profile) return refused('not-found');
  if (profile.erasureAskedAt) return done(profile);
  scope.write(
    scope.db
      .insert(guestProfiles)
      .values({
        propertyId: scope.propertyId,
        conversationId,
        changedAt: scope.now,
        erasureAskedAt: scope.now,
      })
      .onConflictDoUpdate({
        target: [guestProfiles.propertyId, guestProfiles.conversationId],
        set: { erasureAskedAt: scope.now },
      }),
  );
  appendMessage(
    scope,
    conversation,
    {
      sender: { kind: 'system' },
      body: 'The guest asks for everything that is known about them to be deleted.',
      visibility: 'internal',
    },
    { unreadByStaff: conversation.unreadByStaff + 1 },
  );
  await handoffWithoutTurn(scope, conversation, 'erasure', facts);
  onHandoff();
  return done({ ...profile, erasureAskedAt: scope.now.toISOString() });
}
