// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { FrameMessages } from './messages.ts';

export const accessLoadingLabel: FrameMessages['accessLoadingLabel'] = "Looking up your access";
export const accessLoadFailed: FrameMessages['accessLoadFailed'] = "We can’t look up your access";
export const operatorFactorReason: FrameMessages['operatorFactorReason'] = "Who runs this platform signs in with a second factor.";
export const propertyFactorReason: FrameMessages['propertyFactorReason'] = (d) => d.property + " lets managers and owners in with a second factor only.";
export const youAre: FrameMessages['youAre'] = "You are:";
export const yourProfile: FrameMessages['yourProfile'] = "Your profile";
export const accountLabel: FrameMessages['accountLabel'] = (d) => "Signed in as " + d.membership + ", " + d.role;
export const signOut: FrameMessages['signOut'] = "Sign out";
export const goToProperty: FrameMessages['goToProperty'] = (d) => "Go to " + d.property;
export const property: FrameMessages['property'] = "Property";
export const staff: FrameMessages['staff'] = "Staff";
export const openingTheEnquiries: FrameMessages['openingTheEnquiries'] = "Opening the enquiries";
export const dashboard: FrameMessages['dashboard'] = "Dashboard";
export const guestChat: FrameMessages['guestChat'] = "Guest chat";
export const teamChat: FrameMessages['teamChat'] = "Team chat";
export const unreadForYou: FrameMessages['unreadForYou'] = "unread for you";
export const waitingForPersonLabel: FrameMessages['waitingForPersonLabel'] = "waiting for a person";
export const staffAssistant: FrameMessages['staffAssistant'] = "Staff assistant";
export const whatIsDue: FrameMessages['whatIsDue'] = "What is due";
export const reports: FrameMessages['reports'] = "Reports";
export const team: FrameMessages['team'] = "Team";
export const codes: FrameMessages['codes'] = "Codes";
export const assistant: FrameMessages['assistant'] = "Assistant";
export const settings: FrameMessages['settings'] = "Settings";
export const knowledge: FrameMessages['knowledge'] = "Knowledge";
export const enquiries: FrameMessages['enquiries'] = "Enquiries";
export const developers: FrameMessages['developers'] = "Developers";
export const shift: FrameMessages['shift'] = "Shift";
export const kitchen: FrameMessages['kitchen'] = "Kitchen";
export const registrations: FrameMessages['registrations'] = "Registrations";
export const toBeCheckedLabel: FrameMessages['toBeCheckedLabel'] = "to be checked";
export const registrationCame: FrameMessages['registrationCame'] = (d) => d.name + ", " + d.place + ", has registered before arrival.";

/** The group as one value. @public */
export const frameMessages: FrameMessages = {
  accessLoadingLabel,
  accessLoadFailed,
  operatorFactorReason,
  propertyFactorReason,
  youAre,
  yourProfile,
  accountLabel,
  signOut,
  goToProperty,
  property,
  staff,
  openingTheEnquiries,
  dashboard,
  guestChat,
  teamChat,
  unreadForYou,
  waitingForPersonLabel,
  staffAssistant,
  whatIsDue,
  reports,
  team,
  codes,
  assistant,
  settings,
  knowledge,
  enquiries,
  developers,
  shift,
  kitchen,
  registrations,
  toBeCheckedLabel,
  registrationCame,
};
