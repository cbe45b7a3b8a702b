import { randomUUID } from 'node:crypto';
import { roleMay } from '@bellkey/shared/api';
import { and, eq, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { weeklyMessages } from '../../../../messages/compiled/weekly/en.ts';
import type { PropertyScope, Store } from '../../../platform/database/property-scope.ts';
import {
  notificationDeliveries,
  notificationPreferences,
} from '../../../platform/database/schema/notification-tables.ts';
import { staffMembers } from '../../../platform/database/schema/staff-tables.ts';
import { done } from '../../../platform/outcome/outcome.ts';
import { loadProperty } from '../../../property/properties/property-summary.ts';
import { loadRequestReport } from '../load-request-report.ts';
import { isReported, reportedTo } from '../report-access.ts';
import { type WeekToReport, weekToReport } from './week-to-report.ts';
import { writeWeeklyMail } from './write-weekly-mail.ts';

/** The key under which the database shows who wants a weekly report (migration 0702). */
const WEEKLY = 'weekly reports';

/** Those who want it, may read reports, and have not got this week's. */
async function selectReceivers(scope: PropertyScope, source: string) {
  const rows = await scope.db
    .select({ member: staffMembers })
    .from(notificationPreferences)
    .innerJoin(
      staffMembers,
      and(
        eq(staffMembers.propertyId, notificationPreferences.propertyId),
        eq(staffMembers.id, notificationPreferences.memberId),
        eq(staffMembers.state, 'approved'),
        eq(staffMembers.emailVerified, true),
      ),
    )
    .where(
      scope.own(
        notificationPreferences,
        eq(notificationPreferences.weeklyReport, true),
        sql`not exists (select from notification_deliveries sent where sent.property_id = ${scope.propertyId}
          and sent.source = ${source} and sent.channel = 'email' and sent.target = ${staffMembers.id})`,
      ),
    );
  return rows.map(({ member }) => member).filter(({ role }) => roleMay(role, 'read-reports'));
}

async function planFor(
  scope: PropertyScope,
  { monday, days }: WeekToReport,
  property: { name: string; timeZone: string },
): Promise<number> {
  const source = `weekly-report:${monday}`;
  const members = await selectReceivers(scope, source);
  for (const { id, uid, name, role, departments } of members) {
    const staff = { memberId: id, uid, name, role, departments, secondFactor: false };
    // What a person may read differs by role.
    const report = await loadRequestReport(scope, {
      days,
      timeZone: property.timeZone,
      reported: isReported(staff, undefined),
      of: reportedTo(staff),
    });
    const mail = writeWeeklyMail(report, property.name, weeklyMessages);
    const query = new URLSearchParams({
      property: scope.propertyId,
      period: 'range',
      from: days.period.from,
      to: days.period.to,
    });
    scope.write(
      scope.db
        .insert(notificationDeliveries)
        .values({
          propertyId: scope.propertyId,
          id: randomUUID(),
          source,
          kind: 'weekly-report',
          channel: 'email',
          target: id,
          memberId: id,
          payload: {
            ...mail,
            path: `/dashboard/reports?${query}`,
            tag: source,
            sound: false,
            at: scope.now.toISOString(),
          },
          createdAt: scope.now,
          dueAt: scope.now,
        })
        // Another process was faster.
        .onConflictDoNothing(),
    );
  }
  return members.length;
}

/** Puts the e-mails of the week that is over into the post, once for each person, however many processes there are. */
export async function planWeeklyMails(store: Store, log: Logger): Promise<number> {
  const wanted = await store.lookUpEach(WEEKLY, (db) =>
    db.selectDistinct({ id: notificationPreferences.propertyId }).from(notificationPreferences),
  );
  let planned = 0;
  for (const { id } of wanted) {
    try {
      const outcome = await store.inProperty(id, async (scope) => {
        const property = await loadProperty(scope);
        const week = weekToReport(scope.now, property.timeZone);
        return done(week ? await planFor(scope, week, property) : 0);
      });
      if (outcome.ok) planned += outcome.value;
    } catch (error) {
      log.error({ error, propertyId: id }, 'weekly reports were not written');
    }
  }
  return planned;
}
