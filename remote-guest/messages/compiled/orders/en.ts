// Compiled from remote-guest/messages/en.json by `npm run messages`.
import type { OrdersMessages } from './messages.ts';
import { en } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const ordersMessages: OrdersMessages = {
  title: "Your requests",
  loading: "Opening your requests",
  intro: "Everything you asked for here, with its time.",
  where: (d) => d.property + ", " + d.place,
  filter: "Show",
  filters: {
    all: "All",
    requests: "Requests",
    food: "Food and drinks",
    bookings: "Bookings"
  },
  active: "Active",
  over: "Done",
  askedAt: (d) => "Asked " + d.time,
  total: "Total, tax included",
  empty: "Nothing yet. Ask for anything.",
  emptyText: "What you ask for in the chat shows here, with who has it and by when.",
  emptyKind: "Nothing of this kind.",
  toChat: "Go to the chat",
  inChat: "See it in the chat",
  back: "All requests",
  choose: "Choose a request to see what happened.",
  unknown: "This request is not yours, or it is not here any more.",
  asOf: (d) => "As of " + d.time + ". You can change things once you are connected again.",
  offline: "You’re offline. You can change things once you are connected again.",
  ended: "Your visit here has ended. You can still read what you asked for.",
  scanAgain: "Scan again",
  noSession: {
    title: "Where are you?",
    text: "Scan the code in your room or on your table. Then what you ask for shows here.",
    action: "Scan or type your code"
  },
  closed: {
    title: "Your visit here has ended",
    text: "If you are still there, scan the code again: that opens a new chat. Requests that are still open go on, but are not listed there."
  },
  unreachable: {
    offline: "You’re offline",
    other: "Your requests can’t be opened right now",
    text: "It opens by itself when the connection is back.",
    retry: "Retry"
  },
  history: "What happened",
  you: "You",
  staff: "Staff",
  assistant: "AI assistant",
  events: {
    slipped: (d) => "New time " + d.time + " instead of " + d.before,
    notKept: (d) => "The time " + d.before + " will not be kept",
    promised: (d) => "Promised for " + d.time,
    scheduled: (d) => "Planned for " + d.time,
    offered: "Something else was offered",
    "offer-accepted": "Offer accepted",
    "offer-declined": "Offer declined",
    reopened: "Not done: open again",
    rated: (d) => "Rated " + d.stars + " of 5",
    expired: "Lapsed: no one decided in time",
    "allergy-told": "You told the kitchen of an allergy",
    "allergy-read": "The kitchen has read the allergy",
    ready: "Ready",
    preparing: "Being prepared",
    "dishes-refused": "A dish has run out",
    "dishes-answered": "You decided about it"
  },
  ordered: "What you ordered",
  free: "Taking it back costs nothing, because no one has begun.",
  freeOrder: "Taking it back costs nothing, because the kitchen has not begun.",
  tooLate: "It can’t be taken back any more, because someone is on it. If something is wrong, say so below.",
  again: "Ask again",
  againText: (d) => "Again, please: " + plural(d.quantity, 0, en, { "1": "", other: d.quantity + " " }) + d.title + ".",
  wrong: {
    open: "Something is wrong",
    label: "What is wrong?",
    hint: "A person reads it.",
    send: "Tell staff",
    close: "Close",
    reopened: "It is open again, with a new time. Staff have your words.",
    person: "A person was fetched and answers in the chat.",
    empty: "Write what is wrong."
  },
  rate: {
    question: "How was it?",
    stars: (d) => d.stars + " " + plural(d.stars, 0, en, { one: "star", other: "stars" }) + " of 5",
    words: "Anything to add (optional)",
    send: "Send rating",
    choose: "Choose one to five stars.",
    thanks: (d) => "You gave " + d.stars + " of 5. Thank you.",
    low: "That was not good enough. If something is still wrong, say so, and a person helps."
  },
  language: "Language",
  profile: "Your profile",
  ranOut: "Run out; not charged",
  swap: "Choose something else"
}
