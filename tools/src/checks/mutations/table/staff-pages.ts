import { mutations } from './mutation.ts';

const PAGES = 'remote-staff/src/pages.ts';

/** Which pages of the staff app need a sign-in, and where they are rendered. */
export const staffPages = [
  ...mutations({ section: '2', file: PAGES, test: 'remote-staff/src/pages.test.ts' }, [
    {
      rule: 'Staff login is guarded by auth',
      from: "lead: SIGN_IN_INTRO,\n    guard: 'auth',",
      to: 'lead: SIGN_IN_INTRO,',
    },
    {
      rule: 'Staff registration is guarded by auth',
      from: "lead: REGISTRATION_INTRO,\n    guard: 'auth',",
      to: 'lead: REGISTRATION_INTRO,',
    },
    {
      rule: 'Waiting for approval is guarded by auth',
      from: "title: 'Waiting for approval',\n    guard: 'auth',",
      to: "title: 'Waiting for approval',",
    },
    {
      rule: 'The profile is guarded by staff-auth',
      from: "title: 'Your profile',\n    guard: 'staff-auth',",
      to: "title: 'Your profile',",
    },
    {
      rule: 'The dashboard is guarded by staff-auth',
      from: "title: 'Dashboard',\n    guard: 'staff-auth',",
      to: "title: 'Dashboard',",
    },
    {
      rule: 'The staff chat is rendered on the client only',
      from: "path: '/dashboard/staff-chat',\n    rendering: 'client',",
      to: "path: '/dashboard/staff-chat',\n    rendering: 'server',",
    },
    {
      rule: 'The staff AI chat is rendered on the client only',
      from: "path: '/staff-ai-chat', rendering: 'client'",
      to: "path: '/staff-ai-chat', rendering: 'server'",
    },
  ]),
];
