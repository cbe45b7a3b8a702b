import { createStore } from '../../../../api/src/platform/database/create-store.ts';
import { openDatabase } from '../../../../api/src/platform/database/open-database.ts';
import { turns } from '../../../../api/src/platform/database/schema/assistant-tables.ts';
import {
  alarms,
  conversations,
  messages,
} from '../../../../api/src/platform/database/schema/conversation-tables.ts';
import { notificationDeliveries } from '../../../../api/src/platform/database/schema/notification-tables.ts';
import { locations } from '../../../../api/src/platform/database/schema/property-tables.ts';
import { requestSteps, requests } from '../../../../api/src/platform/database/schema/request-tables.ts';
import { staffMembers } from '../../../../api/src/platform/database/schema/staff-tables.ts';
import { done } from '../../../../api/src/platform/outcome/outcome.ts';
import type { BenchLocation } from '../../bench/api/data/bench-database.ts';
import type { DayRecord } from '../ledger/day-record.ts';
import { PROPERTY_ID } from './simulated-property.ts';

/** The part of a day that is in the database; screens come from the people. */
export type KeptRecord = Omit<DayRecord, 'begins' | 'ends' | 'held' | 'sent'>;

/** Loads what a day left in its database. */
export async function loadRecord(location: BenchLocation): Promise<KeptRecord> {
  const database = await openDatabase(location);
  try {
    const store = createStore(
      database,
      () => new Date(),
      () => undefined,
    );
    const read = await store.inProperty(PROPERTY_ID, async (scope) => {
      const select = scope.db;
      const [places, members, asked, stepRows, raised, talks, said, owed, sent] = [
        await select.select().from(locations).where(scope.own(locations)),
        await select.select().from(staffMembers).where(scope.own(staffMembers)),
        await select.select().from(requests).where(scope.own(requests)),
        await select.select().from(requestSteps).where(scope.own(requestSteps)),
        await select.select().from(alarms).where(scope.own(alarms)),
        await select.select().from(conversations).where(scope.own(conversations)),
        await select.select().from(messages).where(scope.own(messages)),
        await select.select().from(turns).where(scope.own(turns)),
        await select.select().from(notificationDeliveries).where(scope.own(notificationDeliveries)),
      ];
      const steps = stepRows.sort((one, other) => one.ordinal - other.ordinal);
      const label = new Map(places.map((place) => [place.id, place.label]));
      const name = new Map(members.map((member) => [member.id, member.name]));
      const room = new Map(talks.map((talk) => [talk.id, label.get(talk.locationId) ?? '']));
      const record: KeptRecord = {
        requests: asked
          .sort((one, other) => one.no - other.no)
          .map((row) => ({
            id: row.id,
            no: row.no,
            title: row.title,
            place: label.get(row.locationId) ?? '',
            priority: row.priority,
            state: row.state,
            conversationId: row.conversationId,
            createdAt: row.createdAt.getTime(),
            promisedAt: row.promisedAt?.getTime() ?? null,
            atItsTime: row.schedule?.kind === 'at',
            steps: steps
              .filter(({ requestId }) => requestId === row.id)
              .map(({ state, at, byKind, byName, reason, event }) => ({
                state,
                at: at.getTime(),
                byKind,
                byName,
                reason,
                event,
              })),
          })),
        alarms: raised
          .sort((one, other) => one.raisedAt.getTime() - other.raisedAt.getTime())
          .map((row) => ({
            id: row.id,
            place: room.get(row.conversationId) ?? '',
            words: row.words,
            raisedAt: row.raisedAt.getTime(),
            takenAt: row.takenAt?.getTime() ?? null,
            takenBy: row.takenBy && (name.get(row.takenBy) ?? row.takenBy),
          })),
        messages: said.map((row) => ({
          id: row.id,
          conversationId: row.conversationId,
          clientId: row.clientId,
          senderKind: row.senderKind,
          visibility: row.visibility,
          body: row.body,
          turnId: row.turnId,
          requestIds: row.parts.flatMap((part) => (part.kind === 'request' ? [part.requestId] : [])),
          at: row.createdAt.getTime(),
        })),
        turns: owed.map(({ id, conversationId, state }) => ({ id, conversationId, state })),
        deliveries: sent.map(({ source, kind, channel, target, state }) => ({
          key: [source, kind, channel, target].join(' '),
          state,
        })),
      };
      return done(record);
    });
    if (!read.ok) throw new Error(`The day could not be read: ${read.error.code}`);
    return read.value;
  } finally {
    await database.close();
  }
}
