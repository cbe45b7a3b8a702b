// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { UnsavedMessages } from './messages.ts';

export const unsentWarning: UnsavedMessages['unsentWarning'] = "You have written something that is not sent yet.";
export const leaveWithoutSaving: UnsavedMessages['leaveWithoutSaving'] = "Leave without saving?";
export const leaveText: UnsavedMessages['leaveText'] = "What you typed is not saved.";
export const stayHere: UnsavedMessages['stayHere'] = "Stay here";
export const leave: UnsavedMessages['leave'] = "Leave";
export const closeText: UnsavedMessages['closeText'] = "What you typed is not saved.";
export const keepWriting: UnsavedMessages['keepWriting'] = "Keep writing";
export const closeWithoutSaving: UnsavedMessages['closeWithoutSaving'] = "Close without saving";

/** The group as one value. @public */
export const unsavedMessages: UnsavedMessages = {
  unsentWarning,
  leaveWithoutSaving,
  leaveText,
  stayHere,
  leave,
  closeText,
  keepWriting,
  closeWithoutSaving,
};
