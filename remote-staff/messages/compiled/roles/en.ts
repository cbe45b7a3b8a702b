// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { RolesMessages } from './messages.ts';

export const rolesMessages: RolesMessages = {
  staff: "Staff",
  agent: "Front desk",
  manager: "Manager",
  owner: "Owner",
  developer: "Developer"
}
