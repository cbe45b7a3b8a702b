import type { StaffRole } from '../staff/staff.ts';
import type { Assurance } from './guest-session.ts';

/*
 * What each caller may do (docs/product.md#permissions). Every operation names one of these permissions as its `may`,
 * and what no permission grants is denied. Without schemas, so that browsers can load this file alone.
 */

/** A permission of the staff: the roles that hold it, and what they may do, as part of a sentence. */
interface StaffPermissionSpec {
  roles: readonly StaffRole[];
  allows: string;
}

/** Permissions that the staff of a property hold by their role there. */
export const staffPermissions = {
  'work-requests': {
    roles: ['staff', 'agent', 'manager', 'owner'],
    allows:
      'raise requests, and see, move and assign them, department staff only those of their own departments',
  },
  'approve-requests': {
    roles: ['manager', 'owner'],
    allows: 'approve what a guest gets only with approval, and move a request against the usual path',
  },
  'use-staff-assistant': {
    roles: ['staff', 'agent', 'manager', 'owner'],
    allows: 'ask the staff assistant, which reads with their own rights',
  },
  'read-assistant-mode': {
    roles: ['staff', 'agent', 'manager', 'owner'],
    allows: 'see how the assistant answers guests',
  },
  chat: { roles: ['agent', 'manager', 'owner'], allows: 'read and answer guest conversations' },
  'team-chat': {
    roles: ['staff', 'agent', 'manager', 'owner'],
    allows:
      'read and write in team channels: of everyone, of departments, department staff only of their own, and their own direct ones',
  },
  'read-reports': {
    roles: ['staff', 'agent', 'manager', 'owner'],
    allows:
      'read reports: managers and owners of everything, agents of their departments, everyone else of their own work',
  },
  'manage-staff': {
    roles: ['manager', 'owner'],
    allows: 'decide who is staff, with which role and departments, and hold the join code',
  },
  'manage-property': {
    roles: ['manager', 'owner'],
    allows: 'print and change codes, and control the assistant',
  },
  'manage-api-keys': {
    roles: ['manager', 'owner'],
    allows: 'make, rotate and revoke the keys of the property’s own programs',
  },
  'manage-guest-data': {
    roles: ['manager', 'owner'],
    allows:
      'export and erase what is kept about a guest, set for how long it is kept, and check registrations',
  },
  'read-registrations': {
    roles: ['agent', 'manager', 'owner'],
    allows: 'see who has registered before arrival and how to reach them, without their documents',
  },
  'require-second-factor': {
    roles: ['owner'],
    allows: 'require a second factor of managers and owners',
  },
  'manage-model': {
    roles: ['owner', 'developer'],
    allows: 'set the language model and its key',
  },
  'own-profile': {
    roles: ['staff', 'agent', 'manager', 'owner', 'developer'],
    allows: 'see and change what the property keeps about themselves',
  },
  'read-knowledge': {
    roles: ['staff', 'agent', 'manager', 'owner', 'developer'],
    allows: 'read what the assistant knows, and test questions',
  },
  'propose-knowledge': {
    roles: ['staff', 'agent', 'manager', 'owner'],
    allows: 'write drafts of what the assistant is to know',
  },
  'approve-knowledge': {
    roles: ['manager', 'owner'],
    allows: 'approve, change and retire what the assistant knows',
  },
} as const satisfies Record<string, StaffPermissionSpec>;

/** The name of a permission that the staff hold by their role. */
export type StaffPermission = keyof typeof staffPermissions;

/**
 * Scopes that an API key may have: the operations that name the scope as their `key`. No other operation accepts a key
 * (decision 0501).
 */
export const apiKeyScopes = {
  'read-requests': 'see requests, what is due, and what requests can be raised for',
  'change-requests': 'raise, move, plan and assign requests',
  'read-reports': 'read reports',
  'read-changes': 'read what was changed in the settings, and by whom',
} as const satisfies Record<string, string>;

/** Name of a scope. */
export type ApiKeyScope = keyof typeof apiKeyScopes;

/** Permissions of guests, by how sure the property is of who they are: the least assurance that holds them. */
export const guestPermissions = {
  guest: { assurance: 'L1', allows: 'use their own session, with what belongs to it' },
} as const satisfies Record<string, { assurance: Assurance; allows: string }>;

/** The name of a permission that guests hold by their session. */
export type GuestPermission = keyof typeof guestPermissions;

/**
 * What a caller proves (`auth`) and the permission that this must grant (`may`):
 *
 * - `public`, `anybody`: no proof.
 * - `guest`: the session cookie; see {@link guestPermissions}.
 * - `identity`, `signed-in`: a verified ID token alone.
 * - `operator`, `operator`: a verified ID token of a person who runs the platform or a co-brand.
 * - `staff`: a verified ID token and an approved membership of the property in the query; see
 *   {@link staffPermissions}. Where the operation names a `key`, also an API key of that property with this scope.
 */
export type OperationAccess =
  | { auth: 'public'; may: 'anybody'; transaction?: undefined; key?: undefined }
  | { auth: 'guest'; may: GuestPermission; transaction?: 'own' | 'write'; key?: undefined }
  | { auth: 'identity'; may: 'signed-in'; transaction?: undefined; key?: undefined }
  | { auth: 'operator'; may: 'operator'; transaction?: undefined; key?: undefined }
  | {
      auth: 'staff';
      may: StaffPermission;
      /**
       * `own`, also for guests: the handler opens its own transactions, so that none stays open while a language model
       * answers or a photo is decoded.
       * `write`: a GET that writes, such as one that creates a row on the first read; others run in read-only
       * transactions.
       */
      transaction?: 'own' | 'write';
      /** The scope with which an API key may call it; without one, no key may. */
      key?: ApiKeyScope;
    };

const ASSURANCE: readonly Assurance[] = ['L0', 'L1', 'L2', 'L3'];

/** Whether a role of the staff holds a permission. */
export function roleMay(role: StaffRole, permission: StaffPermission): boolean {
  const { roles }: StaffPermissionSpec = staffPermissions[permission];
  return roles.includes(role);
}

/** Whether a guest of this assurance holds a permission. */
export function guestMay(assurance: Assurance, permission: GuestPermission): boolean {
  return ASSURANCE.indexOf(assurance) >= ASSURANCE.indexOf(guestPermissions[permission].assurance);
}

/** Who may call an operation, as a sentence for readers of the contract. */
export function describeAccess(access: OperationAccess): string {
  switch (access.auth) {
    case 'public':
      return 'Anybody may call this.';
    case 'identity':
      return 'Anybody who is signed in may call this.';
    case 'operator':
      return 'People who run the platform or a co-brand may call this.';
    case 'guest': {
      const { assurance, allows } = guestPermissions[access.may];
      return `Guests with a session of assurance ${assurance} or higher may call this: they may ${allows}.`;
    }
    case 'staff': {
      const { roles, allows } = staffPermissions[access.may];
      const anyOf = new Intl.ListFormat('en', { type: 'disjunction' }).format(roles);
      const people = `Staff of the property with the role ${anyOf} may call this: they may ${allows}.`;
      return access.key ? `${people} So may its API keys with the scope ${access.key}.` : people;
    }
  }
}
