import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type OperationKey, operations, staffPermissions } from '@bellkey/shared/api';
import { expect, test } from '@jest/globals';
import { ROOT } from '../../root.ts';

const NOTICE = 'remote-marketing/src/features/legal/privacy.md';

/** Rows of the notice's table, by the beginning of their first cell, with an operation that shows the data to staff. */
const SHOWN_BY: Record<string, OperationKey> = {
  'Messages between guest and hotel': 'GET /api/staff/conversations/{id}',
  'Photos that you send': 'GET /api/staff/photos/{id}',
  'Requests and orders': 'GET /api/staff/requests',
  'Your profile': 'GET /api/staff/conversations/{id}',
  'What you write on the registration form': 'GET /api/staff/guest-registrations/{id}',
  'What staff note': 'GET /api/staff/conversations/{id}/concierge',
  'Device session': 'POST /api/staff/places/{id}/sessions/end',
  'An e-mail address': 'GET /api/staff/conversations/{id}/data',
  'What the assistant answered': 'GET /api/staff/conversations/{id}/concierge',
  'Staff account': 'GET /api/staff/registrations',
  'Who changed what': 'GET /api/staff/settings/changes',
};

const lines = readFileSync(path.join(ROOT, NOTICE), 'utf8').split('\n');

/** What the table calls the holders of a role. */
const NAMES = { staff: /department/, agent: /reception/i, manager: /managers/i };

test.each(Object.entries(SHOWN_BY))('the privacy notice names those who can see “%s”', (row, operation) => {
  const line = lines.find((text) => text.startsWith(`| ${row}`));
  const whoCanSee = line?.split('|').at(-2) ?? '';
  const { may } = operations[operation];
  const { roles } = staffPermissions[may as keyof typeof staffPermissions];
  for (const [role, name] of Object.entries(NAMES)) {
    // Its department sees a guest's requests and not the conversation, which the row says.
    if (role === 'staff' && row.startsWith('Messages')) continue;
    const holds = (roles as readonly string[]).includes(role);
    expect([role, name.test(whoCanSee)]).toEqual([role, holds]);
  }
});
