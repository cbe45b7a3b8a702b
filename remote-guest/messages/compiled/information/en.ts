// Compiled from remote-guest/messages/en.json by `npm run messages`.
import type { InformationMessages } from './messages.ts';
import { en } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const informationMessages: InformationMessages = {
  title: "Information",
  intro: "What guests ask most, when who is there, and how to reach them.",
  loading: "Opening the information",
  where: (d) => d.property + ", " + d.place,
  reach: "How to reach us",
  write: "Write in the chat",
  emergency: (d) => "In danger, call " + d.number,
  hours: "Opening hours",
  open: "Open",
  closed: "Closed",
  always: "At all hours",
  until: (d) => "until " + d.time,
  opens: (d) => "opens " + d.time,
  week: "Hours of the week",
  shut: "closed",
  span: (d) => d.opens + " to " + d.closes,
  holiday: (d) => d.day + " (" + d.name + ")",
  search: "Search the information",
  found: (d) => "" + plural(d.count, 0, en, { "0": "Nothing found", one: d.count + " entry", other: d.count + " entries" }),
  none: "Nothing fits. Ask in the chat in your own words.",
  checked: (d) => "Checked " + d.day,
  more: "There is more than fits here. Ask in the chat.",
  topics: {
    arrival: "Arrival and departure",
    way: "The way here and around",
    internet: "Internet and office",
    food: "Food and drinks",
    leisure: "Pool, sport and leisure",
    room: "In your room",
    rules: "Good to know",
    payment: "Payment",
    other: "More"
  },
  empty: "Nothing is written down here yet.",
  emptyText: "Ask in the chat. A person answers where the assistant cannot.",
  toChat: "Go to the chat",
  asOf: (d) => "As of " + d.time + ". Hours may have changed.",
  offline: "You’re offline.",
  noSession: {
    title: "Where are you?",
    text: "Scan the code in your room or on your table. Then you can read what there is to know.",
    action: "Scan or type your code"
  },
  unreachable: {
    offline: "You’re offline",
    other: "This can’t be opened right now",
    text: "It opens by itself when the connection is back.",
    retry: "Retry"
  }
}
