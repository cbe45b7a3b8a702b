// Compiled from api/messages/en.json by `npm run messages`.
import type { GuestNotificationsMessages } from './messages.ts';

export const guestNotificationsMessages: GuestNotificationsMessages = {
  heading: {
    accepted: "Accepted",
    "under-way": "Under way",
    ready: "Ready",
    done: "Done",
    declined: "Not possible",
    cancelled: "Cancelled",
    "your-answer": "Your answer is needed",
    "on-hold": "On hold",
    "new-time": "New time",
    offer: "Another offer for you",
    message: "New message"
  },
  by: (d) => "by " + d.time,
  from: (d) => "from " + d.name,
  email: {
    code: (d) => d.code + " is your code for e-mails about your visit at " + d.property,
    codeText: (d) => "Type this code on the page of " + d.property + " to get e-mails about your visit: " + d.code + "\n\nIt works for " + d.minutes + " minutes. If you did not ask for it, do nothing: without the code, no more e-mails follow.",
    open: (d) => "Open your page: " + d.url,
    why: (d) => "You get this e-mail because you left this address for your visit at " + d.property + " and your page was closed.",
    stop: (d) => "Stop these e-mails and delete your address: " + d.url
  }
}
