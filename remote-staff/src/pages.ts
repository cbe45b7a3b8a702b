import { definePages } from '@bellkey/shared/remote';
import { SIGN_IN_INTRO } from './features/sign-in/sign-in-intro.ts';
import { REGISTRATION_INTRO } from './features/staff-application/registration-intro.ts';

/**
 * The pages of the staff remote: sign-in and approval, the desk, and the developer admin (specification, section 2).
 *
 * The guards and their names are the specification's:
 *
 * - `auth`: pages for people who are not signed in yet, or not approved. Approved staff go on to the dashboard, and who
 *   waits for approval to `/waiting-approval`
 * - `staff-auth`: pages for approved staff; everyone else goes to the sign-in, and comes back afterwards
 *
 * A page without a guard has none in the specification. `staff` and `oauth-callback` are for everyone; the other three
 * are signed-in pages all the same: their frame shows a sign-in card in place of the content
 * (`features/sign-in/signed-in-only.tsx`). No guard protects anything: the API decides who may do what.
 */
export default definePages('staff', {
  'staff-login': {
    path: '/staff-login',
    rendering: 'client',
    title: 'Staff login',
    description: 'Sign in to answer guests and work through their requests.',
    lead: SIGN_IN_INTRO,
    guard: 'auth',
  },
  'staff-register': {
    path: '/staff-register',
    rendering: 'client',
    title: 'Register as staff',
    lead: REGISTRATION_INTRO,
    guard: 'auth',
  },
  'waiting-approval': {
    path: '/waiting-approval',
    rendering: 'client',
    title: 'Waiting for approval',
    guard: 'auth',
  },
  profile: {
    path: '/profile',
    rendering: 'client',
    title: 'Your profile',
    guard: 'staff-auth',
    frame: 'app',
  },
  dashboard: {
    path: '/dashboard',
    rendering: 'client',
    title: 'Dashboard',
    guard: 'staff-auth',
    frame: 'app',
  },
  'staff-chat': {
    path: '/dashboard/staff-chat',
    rendering: 'client',
    title: 'Guest chat',
    guard: 'staff-auth',
    frame: 'app',
  },
  'team-chat': {
    path: '/dashboard/team-chat',
    rendering: 'client',
    title: 'Team chat',
    guard: 'staff-auth',
    frame: 'app',
  },
  shift: {
    path: '/dashboard/shift',
    rendering: 'client',
    title: 'Shift',
    guard: 'staff-auth',
    frame: 'app',
  },
  due: {
    path: '/dashboard/due',
    rendering: 'client',
    title: 'What is due',
    guard: 'staff-auth',
    frame: 'app',
  },
  registrations: {
    path: '/dashboard/registrations',
    rendering: 'client',
    title: 'Registrations',
    guard: 'staff-auth',
    frame: 'app',
  },
  kitchen: {
    path: '/dashboard/kitchen',
    rendering: 'client',
    title: 'Kitchen',
    guard: 'staff-auth',
    frame: 'app',
  },
  reports: {
    path: '/dashboard/reports',
    rendering: 'client',
    title: 'Reports',
    guard: 'staff-auth',
    frame: 'app',
  },
  team: {
    path: '/dashboard/team',
    rendering: 'client',
    title: 'Team',
    guard: 'staff-auth',
    frame: 'app',
  },
  leads: {
    path: '/dashboard/leads',
    rendering: 'client',
    title: 'Enquiries',
    guard: 'staff-auth',
    frame: 'app',
  },
  codes: {
    path: '/dashboard/codes',
    rendering: 'client',
    title: 'Codes to print',
    guard: 'staff-auth',
    frame: 'app',
  },
  settings: {
    path: '/dashboard/settings',
    rendering: 'client',
    title: 'Settings',
    guard: 'staff-auth',
    frame: 'app',
  },
  'settings-brand': {
    path: '/dashboard/settings/brand',
    rendering: 'client',
    title: 'Brand',
    guard: 'staff-auth',
    frame: 'app',
  },
  assistant: {
    path: '/dashboard/assistant',
    rendering: 'client',
    title: 'Assistant',
    guard: 'staff-auth',
    frame: 'app',
  },
  'staff-ai-chat': { path: '/staff-ai-chat', rendering: 'client', title: 'Staff assistant', frame: 'app' },
  staff: {
    path: '/staff',
    rendering: 'client',
    title: 'For staff',
    description: 'Where people who work at a property log in, register and learn how approval works.',
  },
  'oauth-callback': { path: '/oauth/callback', rendering: 'client', title: 'Signing in', frame: 'bare' },
  'developers-admin-indexing': {
    path: '/developers-admin/indexing',
    rendering: 'client',
    title: 'Knowledge',
    frame: 'app',
  },
  'developers-admin-developers': {
    path: '/developers-admin/developers',
    rendering: 'client',
    title: 'Developers',
    frame: 'app',
  },
});
