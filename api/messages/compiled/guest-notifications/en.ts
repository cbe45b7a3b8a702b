// Compiled from api/messages/en.json by `npm run messages`.
import type { GuestNotificationsMessages } from './messages.ts';

export const guestNotificationsMessages: GuestNotificationsMessages = {
  heading: {
    accepted: "Accepted",
    "under-way": "Under way",
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
  from: (d) => "from " + d.name
}
