// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { StaffAssistantMessages } from './messages.ts';

export const staffAssistantMessages: StaffAssistantMessages = {
  numbered: (d) => "#" + d.no + " " + d.title + ", " + d.place,
  counted: (d) => d.title + " × " + d.quantity,
  willMove: (d) => "#" + d.no + " becomes “" + d.state + "”",
  willPromise: (d) => "#" + d.no + " becomes “" + d.state + "”, promised within " + d.minutes + " min",
  willAssign: (d) => d.to + " gets " + d.what,
  willPassOn: (d) => d.to + " gets " + d.what + ", from " + d.from,
  willGiveBack: (d) => d.what + " is given back by " + d.from,
  willRaise: (d) => "A new request: " + d.what + ", " + d.place,
  willPlan: (d) => "A new request: " + d.what + ", " + d.place + ", for " + d.time,
  willReply: (d) => "A message to the guest in " + d.place,
  moved: (d) => "#" + d.no + " is “" + d.state + "” now.",
  assigned: (d) => d.to + " has #" + d.no + " now.",
  givenBack: (d) => "No one has #" + d.no + " now.",
  raised: (d) => "Raised: " + d.what + ", " + d.place + ".",
  replied: (d) => "Sent to " + d.place + "."
}
