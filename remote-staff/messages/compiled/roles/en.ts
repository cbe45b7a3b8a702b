// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { RolesMessages } from './messages.ts';

export const staff: RolesMessages['staff'] = "Staff";
export const agent: RolesMessages['agent'] = "Front desk";
export const manager: RolesMessages['manager'] = "Manager";
export const owner: RolesMessages['owner'] = "Owner";
export const developer: RolesMessages['developer'] = "Developer";

/** The group as one value. @public */
export const rolesMessages: RolesMessages = {
  staff,
  agent,
  manager,
  owner,
  developer,
};
