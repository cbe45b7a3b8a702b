import { languageOfDanger } from '@bellkey/concierge/danger';
import { type SQL, sql } from 'drizzle-orm';
import type { AlarmsMessages } from '../../../messages/compiled/alarms/messages.ts';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { loadProperty } from '../../property/properties/property-summary.ts';
import { loadReader } from '../conversations/guest-texts.ts';
import { type LockedRequest, lockRequest } from '../requests/lock-request.ts';
import { alarmMessages } from './alarm-messages.ts';
import { type AlarmRow, findOpenAlarm } from './open-alarm.ts';

/** The rows that every change of a conversation's alarm starts from. */
export interface AlarmFacts {
  /** The open alarm; null without one. */
  alarm: AlarmRow | null;
  /** The request that carries it, locked. */
  request: LockedRequest | null;
  /** The language of the guest's phone. */
  language: string;
  /** The emergency number of the property's country. */
  number: string;
  /** The property's own; null without one. */
  phone: string | null;
}

const requestOfAlarm = ({ propertyId }: PropertyScope, conversationId: string): SQL<string> =>
  sql`(select request_id from alarms
    where property_id = ${propertyId} and conversation_id = ${conversationId} and over_at is null)`;

/** Loads them in one round trip. The caller holds the conversation's lock, or requests it earlier in the same tick. */
export async function loadAlarmFacts(scope: PropertyScope, conversationId: string): Promise<AlarmFacts> {
  const [alarm, request, reader, property] = await Promise.all([
    findOpenAlarm(scope, conversationId),
    lockRequest(scope, requestOfAlarm(scope, conversationId)),
    loadReader(scope, { id: conversationId }),
    loadProperty(scope),
  ]);
  const { phone, emergencyNumber: number = '' } = property;
  return { alarm, request, language: reader?.language ?? 'en', number, phone };
}

/** Messages about alarms: in the language of the guest's line, else in that of their phone. */
export function messagesFor({ language }: Pick<AlarmFacts, 'language'>, line: string | null): AlarmsMessages {
  return alarmMessages(line === null ? null : languageOfDanger(line), language);
}
