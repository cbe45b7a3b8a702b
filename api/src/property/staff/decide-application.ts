import type { StaffRegistration, StaffRole } from '@bellkey/shared/api';
import { eq } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { staffMembers } from '../../platform/database/schema/staff-tables.ts';
import type { StaffCaller } from '../../platform/operations/callers.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';
import { loadDepartments } from './departments.ts';
import { mayGrant } from './permissions.ts';
import { askedAt, hasLapsed, lapsesAt } from './registration-lapse.ts';
import { recordStep } from './staff-steps.ts';
import { awaitsVerification } from './verified-email.ts';

type Row = typeof staffMembers.$inferSelect;

function views(
  rows: readonly Row[],
  departments: Awaited<ReturnType<typeof loadDepartments>>,
): StaffRegistration[] {
  const names = new Map(departments.map(({ key, name }) => [key, name]));
  return rows.flatMap((row) => {
    const { id, email, jobTitle, languages, role, state } = row;
    if (state === 'suspended') return [];
    return [
      {
        id,
        fullName: row.fullName ?? row.name,
        email,
        emailVerified: row.emailVerified,
        jobTitle,
        departments: row.departments.map((key) => ({ key, name: names.get(key) ?? key })),
        languages,
        role,
        state,
        submittedAt: askedAt(row).toISOString(),
        expiresAt: lapsesAt(row).toISOString(),
      },
    ];
  });
}

/**
 * The people who wait for a decision, longest first. E-mails that were verified since are recorded after the response,
 * and the staff stream carries the change.
 */
export async function loadApplications(
  scope: PropertyScope,
  loadVerifiedEmails: (rows: readonly Row[]) => void,
): Promise<Outcome<{ registrations: StaffRegistration[] }>> {
  const [rows, departments] = await Promise.all([
    scope.db
      .select()
      .from(staffMembers)
      .where(scope.own(staffMembers, eq(staffMembers.state, 'pending'))),
    loadDepartments(scope),
  ]);
  const open = rows
    .filter((row) => !hasLapsed(row, scope.now))
    .sort((a, b) => askedAt(a).getTime() - askedAt(b).getTime());
  scope.afterCommit(() => loadVerifiedEmails(open));
  return done({ registrations: views(open, departments) });
}

/** A manager's decision on a request to join. */
export interface Decision {
  decision: 'approve' | 'reject';
  role?: StaffRole | undefined;
  reason?: string | undefined;
}

/** Approves or declines: never oneself, and never for a role above one's own (docs/product.md#state-machines). */
export async function decideApplication(
  scope: PropertyScope,
  staff: StaffCaller,
  id: string,
  { decision, role, reason }: Decision,
): Promise<Outcome<StaffRegistration>> {
  const own = scope.own(staffMembers, eq(staffMembers.id, id));
  const [[row], departments] = await Promise.all([
    scope.db.select().from(staffMembers).where(own).for('update'),
    loadDepartments(scope),
  ]);
  if (!row) return refused('not-found');
  if (row.uid === staff.uid) {
    return refused('forbidden', { detail: 'No one decides about themselves. Ask another manager.' });
  }
  if (row.state !== 'pending' || hasLapsed(row, scope.now)) return refused('already-decided');
  if (decision === 'reject' && !reason) {
    return refused('reason-required', { detail: 'Say why; the person reads it.' });
  }
  const granted = role ?? row.role;
  if (decision === 'approve' && !mayGrant(staff, granted)) {
    return refused('forbidden', { detail: 'You can give no one a role above your own.' });
  }
  if (decision === 'approve' && awaitsVerification(row)) {
    return refused('email-not-verified', {
      detail:
        'They have not shown yet that this e-mail is theirs. Ask them to open the link that we sent there.',
    });
  }
  const change =
    decision === 'approve'
      ? { state: 'approved' as const, role: granted, decisionReason: null }
      : { state: 'rejected' as const, decisionReason: reason ?? null };
  const decided: Row = { ...row, ...change };
  scope.write(scope.db.update(staffMembers).set(change).where(own));
  recordStep(scope, decided, {
    byId: staff.memberId,
    byName: staff.name,
    reason: change.decisionReason,
  });
  const [view] = views([decided], departments);
  return view ? done(view) : refused('not-found');
}
