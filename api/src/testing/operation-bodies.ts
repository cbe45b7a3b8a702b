import { randomUUID } from 'node:crypto';
import { type OperationKey, type OperationSpec, operations, USUAL_CHOICES } from '@bellkey/shared/api';
import fc from 'fast-check';
import { arbitraryOf } from './arbitrary-input.ts';
import { leadForm, newProperty } from './public-forms.ts';
import { registrationDetails } from './registration-details.ts';
import type { SmallHotel } from './small-hotel.ts';

/**
 * A valid body of an operation, for a caller of this hotel. Operations that are not listed get one that matches their
 * schema.
 */
export function bodyFor(key: OperationKey, hotel: SmallHotel): unknown {
  if (key.startsWith('GET') || key.startsWith('DELETE')) return undefined;
  if (key.endsWith('/transition')) return { to: 'acknowledged' };
  if (key === 'POST /api/staff/shift/notes') return { department: 'housekeeping' };
  if (key === 'PUT /api/staff/shift/notes/{id}')
    return { version: 1, sections: [{ key: 'own', text: 'Quiet.' }] };
  if (key === 'POST /api/staff/shift/notes/{id}/sign') return { version: 1 };
  if (key.endsWith('/messages') || key.endsWith('/notes'))
    return { clientId: `client-${key.length}-x`, body: 'hello' };
  if (key.endsWith('/ai/ask')) return { text: 'How many requests are open?' };
  if (key.endsWith('/handler')) return { handler: 'me' };
  if (key.endsWith('/alarm')) return { to: 'taken' };
  if (key.endsWith('/decision')) return { decision: 'approve' };
  if (key === 'POST /api/staff/join-code/resolve') return { joinCode: 'not-a-code' };
  if (key === 'POST /api/staff/registrations')
    return {
      fullName: 'Ana Sousa',
      joinCode: 'not-a-code',
      departments: ['housekeeping'],
      languages: ['en'],
    };
  if (key === 'POST /api/staff/guest-registrations/{id}/check')
    return { to: 'ready', note: null, version: 1 };
  if (key === 'POST /api/guest/registration') return registrationDetails();
  if (key === 'POST /api/leads') return leadForm();
  if (key === 'POST /api/staff/properties') return newProperty(`tenancy-${hotel.id.slice(-12)}`);
  if (key === 'POST /api/properties/subdomain') return { subdomain: 'aurora' };
  if (key === 'POST /api/staff/codes/sheet') return { codes: [hotel.codes.table], format: 'cards' };
  if (key === 'POST /api/staff/codes') return { placeIds: ['table-1'] };
  if (key === 'POST /api/staff/leads/{id}/handled') return { handled: true };
  if (key === 'POST /api/guest/seen') return { messageIds: ['unknown'] };
  if (key === 'POST /api/qr/resolve' || key === 'POST /api/guest/session')
    return { code: hotel.codes.room.code };
  const entry = {
    kind: 'fact',
    key: 'sauna.hours',
    title: 'Sauna',
    scope: 'public',
    keywords: [],
    values: {},
    text: { en: 'The sauna is open.' },
    ownerId: null,
    validFrom: null,
    validUntil: null,
    publish: true,
    version: 1,
  };
  if (key === 'POST /api/staff/settings/services')
    return {
      // Two services of one property cannot have the same title.
      title: `Kayak ${randomUUID()}`,
      departmentKey: 'housekeeping',
      kind: 'book',
      level: 'booking',
      starter: 'We would like a kayak.',
      maxQuantity: 2,
    };
  if (key.includes('/settings/menu/categories')) return { name: `Brunch ${randomUUID()}`, version: 1 };
  if (key.includes('/settings/menu/dishes'))
    return {
      name: `Waffle ${randomUUID()}`,
      priceCents: 700,
      categoryId: 'all',
      listed: true,
      available: true,
      version: 1,
    };
  if (key === 'PUT /api/staff/settings/brand')
    return { mark: null, picture: null, accent: '#7a1f2b', greeting: {}, version: 1 };
  if (key === 'POST /api/staff/settings/brand/restore') return { version: 1 };
  if (key === 'PUT /api/staff/second-factor') return { required: false };
  if (key === 'PUT /api/staff/retention')
    return { conversationDays: 365, requestDays: 365, eventDays: 365, version: 0 };
  if (key === 'PUT /api/staff/presence') return { onDuty: true };
  if (key === 'PUT /api/staff/service-levels')
    return { version: 0, policy: { rules: [], departments: [], holidays: [] } };
  if (key === 'POST /api/staff/service-levels/preview')
    return { policy: { rules: [], departments: [], holidays: [] }, day: '2026-12-25', time: '23:00' };
  if (key === 'PUT /api/staff/team/{id}' || key === 'POST /api/staff/invitations')
    return { role: 'staff', departments: ['housekeeping'] };
  if (key === 'POST /api/staff/team/{id}/access') return { to: 'suspended' };
  if (key === 'POST /api/staff/invitations/resolve') return { token: 'not-a-token' };
  if (key === 'POST /api/staff/invitations/accept')
    return { token: 'not-a-token', fullName: 'Ana Sousa', languages: ['en'] };
  if (key === 'PUT /api/staff/reports/weekly') return { on: true };
  if (key === 'POST /api/staff/views')
    return {
      name: `Late ${randomUUID().slice(0, 8)}`,
      filter: { state: 'overdue', department: null, whose: null, text: '', board: false },
    };
  if (key === 'POST /api/staff/canned-replies')
    return { name: `late-${randomUUID().slice(0, 8)}`, texts: { en: 'You can stay in {place} until noon.' } };
  if (key === 'POST /api/staff/channels') return { memberId: 'mechanic' };
  if (key === 'POST /api/staff/channels/{id}/read') return { upTo: 1 };
  if (key === 'PUT /api/staff/profile')
    return { fullName: 'Ana Sousa', phone: '+351210000000', languages: ['en'] };
  if (key === 'POST /api/staff/requests') return { service: 'towels', placeId: 'room-204', quantity: 2 };
  if (key === 'POST /api/staff/requests/{id}/notes')
    return { clientId: `client-${randomUUID()}`, body: 'The lift is slow.', mentions: ['mechanic'] };
  if (key === 'PUT /api/staff/conversations/{id}/snooze') return { until: null };
  if (key.endsWith('/{id}/place')) return { placeId: 'room-205' };
  if (key === 'POST /api/staff/requests/{id}/merge') return { into: 'unknown' };
  if (key === 'PUT /api/staff/requests/{id}/assignee') return { to: null, from: null };
  if (key === 'POST /api/staff/requests/{id}/schedule') return { kind: 'at', at: '2030-01-01T09:00:00.000Z' };
  if (key === 'PUT /api/staff/requests/{id}/recurrence') return { every: { unit: 'week', count: 1 } };
  if (key === 'POST /api/staff/requests/{id}/offer') return { text: '13:00 instead of 14:00' };
  if (key === 'POST /api/staff/notifications/devices')
    return {
      endpoint: `https://push.example/${randomUUID()}`,
      keys: {
        p256dh: Buffer.alloc(65, 4).toString('base64url'),
        auth: Buffer.alloc(16, 1).toString('base64url'),
      },
      label: 'Chrome on Android',
    };
  if (key === 'PUT /api/guest/notifications/email')
    return { address: `ana-${randomUUID()}@mail.example`, agreed: true };
  if (key === 'POST /api/guest/notifications/email/confirmation') return { code: '000000' };
  if (key === 'POST /api/guest-emails/stop') return { property: hotel.id, token: 'unknown' };
  if (key === 'PUT /api/staff/settings/webhook')
    return { url: 'https://hooks.example/bellkey', kinds: ['alarm'], enabled: true, version: 0 };
  if (key === 'PUT /api/staff/notifications') return { choices: USUAL_CHOICES, quietHours: null };
  if (key === 'POST /api/guest/cart') return { changes: [{ itemId: 'latte', quantity: 1 }] };
  if (key === 'POST /api/guest/tab') return { name: 'Ana' };
  if (key === 'POST /api/guest/tab/join') return { shareCode: '00000000', name: 'Ana' };
  if (key.endsWith('/confirm')) return { totalCents: 1, payment: 'on_delivery' };
  if (key === 'PUT /api/staff/ai/mode')
    return { mode: 'auto', exceptions: { vip: true, complaint: true, nights: null } };
  if (key === 'PUT /api/staff/ai/provider')
    return {
      enabled: false,
      baseUrl: null,
      model: null,
      timeoutMs: 5000,
      monthlyTokenBudget: null,
      dailyTurnsPerGuest: 1,
    };
  if (key.endsWith('/marks')) return { vip: false, nights: null, complaint: false };
  if (key.startsWith('POST /api/staff/drafts/')) return {};
  if (key.endsWith('/status')) return { status: 'live', version: 1 };
  if (key.endsWith('/teach')) return { title: 'Sauna', text: entry.text, scope: 'public' };
  if (key.endsWith('/dismiss')) return { open: false };
  if (key.endsWith('-synonyms')) return { groups: [] };
  if (key.endsWith('-test')) return { question: 'Is there a pool?', place: 'room' };
  if (key.endsWith('-import')) return { format: 'markdown', text: '## A', apply: false };
  if (key === 'POST /api/guest/wrong') return { messageId: 'unknown', sourceId: 'pool' };
  if (key === 'POST /api/guest/unsolved') return { messageId: 'unknown' };
  if (key.includes('/knowledge')) return entry;
  const { body }: OperationSpec = operations[key];
  return body && fc.sample(arbitraryOf(body), { numRuns: 1, seed: 1 })[0];
}
