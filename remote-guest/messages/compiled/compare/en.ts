// Compiled from remote-guest/messages/en.json by `npm run messages`.
import type { CompareMessages } from './messages.ts';
import { en } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const compareMessages: CompareMessages = {
  title: "Compare",
  intro: "Two to four of one kind, side by side.",
  loading: "Opening what there is to choose from",
  where: (d) => d.property + ", " + d.place,
  kind: "What to compare",
  kinds: {
    rooms: "Room and times of stay",
    treatments: "Treatments",
    tours: "Tours and trips",
    transfers: "Transfers",
    dishes: "Dishes and drinks"
  },
  choose: "Choose two to four",
  chosen: (d) => d.count + " of 4 chosen",
  full: "Four are chosen. Take one out to choose another.",
  tooFew: "Choose one more to see them side by side.",
  unknown: (d) => "Left out, because it is not offered here or is more than four: " + d.count + ".",
  differences: "Only what differs",
  same: "In what is written down, they do not differ.",
  table: "Side by side",
  nothingWritten: "Not stated",
  ask: "Ask for this",
  askLabel: (d) => "Ask for this: " + d.title,
  askHint: "It is written into the chat for you. Nothing is sent until you send it.",
  remove: (d) => "Take out " + d.title,
  askText: (d) => "I would like this, please: " + d.title + ".",
  soldOut: "Sold out now",
  available: "Available now",
  notNow: "Not served at this hour",
  rows: {
    price: "Price",
    state: "Now",
    duration: "Duration",
    hours: "Hours",
    about: "What it is",
    details: "Good to know",
    category: "On the menu under",
    options: "Choices",
    diets: "Diets",
    allergens: "Allergens listed",
    age: "For adults",
    way: "How it comes about",
    needs: "What to say",
    department: "Who does it"
  },
  ways: {
    deliver: "Brought to you",
    book: "Booked by staff",
    inform: "Staff tell you how",
    approve: "Needs a yes from staff"
  },
  needs: {
    date: "day",
    time: "time",
    party: "how many people",
    treatment: "which treatment",
    from: "from when",
    until: "until when"
  },
  minutes: (d) => d.count + " " + plural(d.count, 0, en, { one: "minute", other: "minutes" }),
  yes: "yes, ID is asked for",
  fromTo: (d) => d.from + " to " + d.until,
  fromOnly: (d) => "from " + d.from,
  untilOnly: (d) => "until " + d.until,
  empty: "There is nothing to compare here yet.",
  emptyText: "Ask in the chat what the differences are.",
  toChat: "Go to the chat",
  asOf: (d) => "As of " + d.time + ". Prices and what is available may have changed.",
  offline: "You’re offline.",
  noSession: {
    title: "Where are you?",
    text: "Scan the code in your room or on your table. Then you can compare what is offered there. This link keeps its choice.",
    action: "Scan or type your code"
  },
  unreachable: {
    offline: "You’re offline",
    other: "This can’t be opened right now",
    text: "It opens by itself when the connection is back.",
    retry: "Retry"
  }
}
