// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { FrameMessages } from './messages.ts';

export const frameMessages: FrameMessages = {
  lookingUpYourAccess: "Looking up your access",
  weCantLookUpYourAccess: "We can’t look up your access",
  whoRunsThisPlatformSigns: "Who runs this platform signs in with a second factor.",
  propertyLetsManagersAndOwners: (d) => d.property + " lets managers and owners in with a second factor only.",
  youAre: "You are:",
  yourProfile: "Your profile",
  signedInAsMembershipValue: (d) => "Signed in as " + d.membership + ", " + d.value,
  signOut: "Sign out",
  goToProperty: (d) => "Go to " + d.property,
  property: "Property",
  staff: "Staff",
  openingTheEnquiries: "Opening the enquiries",
  dashboard: "Dashboard",
  guestChat: "Guest chat",
  waitingForAPerson: "waiting for a person",
  staffAssistant: "Staff assistant",
  whatIsDue: "What is due",
  reports: "Reports",
  team: "Team",
  codes: "Codes",
  assistant: "Assistant",
  settings: "Settings",
  knowledge: "Knowledge",
  enquiries: "Enquiries",
  developers: "Developers",
  shift: "Shift"
}
