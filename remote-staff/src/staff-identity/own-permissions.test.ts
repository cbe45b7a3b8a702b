import { roleMay, StaffRole } from '@bellkey/shared/api';
import { expect, test } from '@jest/globals';
import {
  approvesRequests,
  asksStaffAssistant,
  checksRegistrations,
  readsChats,
  readsRegistrations,
} from './own-permissions.ts';

test.each(StaffRole.options)('the page shows %s what the API lets them do', (role) => {
  expect(readsChats({ role })).toBe(roleMay(role, 'chat'));
  expect(asksStaffAssistant({ role })).toBe(roleMay(role, 'use-staff-assistant'));
  expect(approvesRequests({ role })).toBe(roleMay(role, 'approve-requests'));
  expect(readsRegistrations({ role })).toBe(roleMay(role, 'read-registrations'));
  expect(checksRegistrations({ role })).toBe(roleMay(role, 'manage-guest-data'));
});
