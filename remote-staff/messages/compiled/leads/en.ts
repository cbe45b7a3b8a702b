// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { LeadsMessages } from './messages.ts';

export const leadsMessages: LeadsMessages = {
  kinds: {
    contact: "Contact",
    partner: "Partner",
    "integration-request": "Integration",
    "offer-answer": "Answer to an offer"
  }
}
