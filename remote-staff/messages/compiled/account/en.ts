// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { AccountMessages } from './messages.ts';

export const deleteMyAccount: AccountMessages['deleteMyAccount'] = "Delete my account";
export const deleteMyAccountQuestion: AccountMessages['deleteMyAccountQuestion'] = "Delete my account?";
export const keepIt: AccountMessages['keepIt'] = "Keep it";
export const deleteWarning: AccountMessages['deleteWarning'] = (d) => "You can’t sign in any more, anywhere, and this can’t be undone. What you answered to guests stays with " + d.property + ".";
export const signInAgainHint: AccountMessages['signInAgainHint'] = "For this we need to be sure that it is you. Sign out, sign in again, and then delete the account.";
export const deleteTheAccount: AccountMessages['deleteTheAccount'] = "Delete the account";

/** The group as one value. @public */
export const accountMessages: AccountMessages = {
  deleteMyAccount,
  deleteMyAccountQuestion,
  keepIt,
  deleteWarning,
  signInAgainHint,
  deleteTheAccount,
};
