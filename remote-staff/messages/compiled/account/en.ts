// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { AccountMessages } from './messages.ts';

export const accountMessages: AccountMessages = {
  deleteMyAccount: "Delete my account",
  deleteMyAccount2: "Delete my account?",
  keepIt: "Keep it",
  youCantSignInAnyMore: (d) => "You can’t sign in any more, anywhere, and this can’t be undone. What you answered to guests stays with " + d.property + ".",
  forThisWeNeed: "For this we need to be sure that it is you. Sign out, sign in again, and then delete the account.",
  deleteTheAccount: "Delete the account"
}
