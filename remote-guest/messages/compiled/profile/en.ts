// Compiled from remote-guest/messages/en.json by `npm run messages`.
import type { ProfileMessages } from './messages.ts';
import { en } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const profileMessages: ProfileMessages = {
  title: "Your profile",
  intro: "What is known about you here, and why.",
  loading: "Opening your profile",
  where: (d) => d.property + ", " + d.place,
  notFound: {
    title: "There is no such profile",
    text: "Either it does not exist, or it is not yours. Your own opens from your requests.",
    action: "Your requests"
  },
  noSession: {
    title: "Where are you?",
    text: "Scan the code in your room or on your table. Then you can see what is known about you.",
    action: "Scan or type your code"
  },
  unreachable: {
    offline: "You’re offline",
    other: "Your profile can’t be opened right now",
    text: "It was not kept on this device, because others may use it.",
    retry: "Retry"
  },
  known: "What is known, and why",
  facts: {
    place: "Where you are",
    placeWhy: "Tells staff where to bring things.",
    session: "This device",
    sessionWhy: (d) => "Connected by the code since " + d.since + "; it ends on " + d.until + " unless you go on using it. It keeps your conversation yours.",
    name: "Your name",
    nameNone: "Not given",
    nameWhy: "You said it below, so that staff can address you.",
    conversation: "Your conversation",
    conversationWhy: (d) => "Since " + d.since + ", so that staff and the assistant can answer you.",
    messages: (d) => d.count + " " + plural(d.count, 0, en, { one: "message", other: "messages" }),
    requests: "Your requests",
    requestsCount: (d) => d.requests + " " + plural(d.requests, 0, en, { one: "request", other: "requests" }) + ", " + d.orders + " " + plural(d.orders, 0, en, { one: "order", other: "orders" }),
    requestsWhy: "So that they are carried out, and you can see by when.",
    kept: "How long it is kept",
    keptText: (d) => d.property + " decides how long it keeps your conversation and your requests, and tells you when you ask."
  },
  preferences: "Your preferences",
  name: "Name (optional)",
  nameHint: "As you would like to be called.",
  language: "Language",
  anyLanguage: "As your browser says",
  quiet: "Please do not disturb at certain times",
  quietFrom: "From",
  quietUntil: "Until",
  quietHint: "By the clocks here. Staff see it; an emergency disturbs you anyway.",
  allergies: "Allergies (optional)",
  allergiesHint: "In your words. It is put on each new order, and the kitchen has to read it. Please confirm with staff as well; cross-contamination can’t be excluded.",
  consents: "Consents",
  marketing: (d) => d.property + " may write to me after my visit",
  marketingHint: "Not needed for anything here. You can take it back at any time.",
  marketingAt: (d) => "Last changed on " + d.time + ".",
  save: "Save",
  saved: "Saved. Staff see what changed.",
  history: "Your history",
  toRequests: "Requests and orders",
  toChat: "Conversation",
  data: "Your data",
  download: "Download my data",
  downloadHint: "A JSON file with your profile, messages, requests and orders.",
  downloaded: "Your data was downloaded.",
  erase: "Delete my data",
  eraseSure: (d) => "Ask " + d.property + " to delete what it knows about you?",
  eraseText: "A person is asked and does it; they answer in the chat. Some things may have to stay: bills, and what the law demands on check-in. You are told what stays and why. Requests under way are carried out first.",
  eraseYes: "Yes, ask them",
  eraseNo: "Keep it",
  erased: (d) => "You asked for deletion on " + d.time + ". A person does it and answers in the chat.",
  offline: "You’re offline. You can change this once you are connected again."
}
