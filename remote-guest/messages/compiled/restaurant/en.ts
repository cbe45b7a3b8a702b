// Compiled from remote-guest/messages/en.json by `npm run messages`.
import type { RestaurantMessages } from './messages.ts';
import { en } from "@messageformat/runtime/lib/cardinals";
import { number, plural } from "@messageformat/runtime";
export const restaurantMessages: RestaurantMessages = {
  title: "Food and drinks",
  lead: "See what the kitchen serves, and order it here or in the chat.",
  loading: "Opening the menu",
  tabs: {
    label: "Menu, order and chat",
    menu: "Menu",
    order: (d) => "Order" + plural(d.count, 0, en, { "0": "", other: " (" + d.count + ")" }),
    chat: (d) => "Chat" + plural(d.count, 0, en, { "0": "", other: " (" + d.count + ")" })
  },
  noSession: {
    title: "Where shall we bring it?",
    text: "Scan the code on your table or in your room, or type the 8 characters under it. Then you see the menu.",
    action: "Scan or type your code"
  },
  closed: {
    title: "Your visit here has ended",
    text: "To order here again, scan the code on your table or in your room."
  },
  unreachable: {
    offline: "You’re offline",
    other: "The menu can’t be opened right now",
    text: "What you chose is kept on this device.",
    retry: "Retry"
  },
  search: "Search the menu",
  language: "Language",
  filter: "Filter",
  diets: "Only dishes marked",
  allergens: "Leave out dishes that list",
  clear: "Clear filters",
  guard: "Please confirm with staff; cross-contamination can’t be excluded. The menu lists what the kitchen has written down, and that may not be everything.",
  shown: (d) => "Dishes: " + d.count,
  noneFits: "No dish fits. Clear a filter, or ask in the chat.",
  empty: "There is no menu here yet.",
  emptyText: "Ask in the chat what you can have. A person answers if the assistant does not know.",
  toChat: "Ask in the chat",
  asOf: (d) => "This is the menu as of " + d.time + "; prices and what is sold out may have changed.",
  offline: "You’re offline. Nothing is ordered until you confirm it yourself when you’re back.",
  kitchenClosed: (d) => "The kitchen is closed now. It opens at " + d.time + "; you can order for later.",
  served: (d) => "Served " + d.from + " to " + d.until,
  soldOut: "Sold out",
  fromTime: (d) => "From " + d.time,
  contains: (d) => "Lists: " + d.allergens,
  noAllergens: "No allergens are listed.",
  age: "For adults; we ask for ID on delivery.",
  choose: (d) => "Choose " + d.dish,
  add: (d) => "Add for " + d.price,
  addAhead: (d) => "Add for later, " + d.price,
  close: "Close",
  rule: {
    one: "Choose one",
    exactly: (d) => "Choose " + d.count,
    range: (d) => "Choose " + d.min + " to " + d.max,
    upTo: (d) => "Choose " + plural(d.max, 0, en, { one: "one if you like", other: "up to " + number("en", d.max, 0) })
  },
  missing: (d) => "Choose from " + d.group + ".",
  tooMany: (d) => "Choose fewer from " + d.group + ".",
  free: "included",
  note: "Note for the kitchen",
  noteHint: "140 characters at most. Write allergies into the order’s own field.",
  quantity: "How many",
  lessOf: (d) => "One " + d.dish + " less",
  moreOf: (d) => "One " + d.dish + " more",
  takeOut: (d) => "Take out " + d.dish,
  added: (d) => d.dish + " is in your order.",
  removed: (d) => d.dish + " is taken out.",
  undo: "Undo",
  order: "Your order",
  orderEmpty: "Nothing is in it yet.",
  orderEmptyText: "Choose from the menu, or write in the chat what you would like.",
  toMenu: "See the menu",
  troubles: {
    "sold-out": "Sold out now. Take it out to order the rest.",
    "not-now": "Not served at that time. Choose another time, or take it out.",
    other: "Not on the menu any more. Take it out to order the rest."
  },
  ahead: (d) => "Served " + d.from + " to " + d.until + "; choose a time.",
  allergy: "Allergy or intolerance",
  allergyHint: "The kitchen has to read it before it begins.",
  saveAllergy: "Save",
  allergyKept: (d) => "The kitchen reads: “" + d.text + "”.",
  when: "When",
  asap: "As soon as possible",
  noTime: "There is no time in the next day at which all of this is served. Take something out.",
  total: "Total",
  included: "Tax and service are included. No tip is added.",
  pay: "How would you like to pay?",
  payments: {
    room: "Charge to my room",
    on_delivery: "Pay on delivery"
  },
  confirm: (d) => "Order for " + d.price,
  discard: "Discard the order",
  changed: "Something changed before we ordered. Look at it, and order again if it is right.",
  changes: {
    price: (d) => d.dish + ": " + d.before + " is now " + d.after + " each.",
    total: (d) => "The total was " + d.before + " and is now " + d.after + ".",
    trouble: (d) => d.dish + ": " + d.trouble
  },
  placed: "With the kitchen",
  orderNo: (d) => "Order no. " + d.no,
  "for": (d) => "For " + d.time,
  states: {
    received: "Received",
    accepted: "Accepted",
    preparing: "Being prepared",
    served: "Served",
    asks: "Waiting for your answer",
    refused: "Refused",
    cancelled: "Cancelled"
  },
  expected: (d) => "Expected by " + d.time + ".",
  steps: "Steps of the order",
  reason: (d) => "The kitchen says: “" + d.reason + "”.",
  again: "Put it into a new order",
  details: "Details",
  someLeft: (d) => d.names + " can’t be had now; choose something else for it."
}
