// Compiled from remote-guest/messages/en.json by `npm run messages`.
import type { ChatMessages } from './messages.ts';
import { en } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const chatMessages: ChatMessages = {
  title: "Chat",
  intro: "Ask for anything in your own words. Questions are answered at once; requests go to the right person with a time that you can see.",
  loading: "Opening your chat",
  label: (d) => "Chat with " + d.property,
  log: "Conversation",
  missed: (d) => d.count + " " + plural(d.count, 0, en, { one: "new", other: "new" }),
  latest: "Latest",
  asOf: (d) => "Shown as of " + d.time + ".",
  resolved: "This conversation was closed. Write again, and it goes on.",
  times: (d) => "Times are " + d.zone + ".",
  you: "You",
  assistant: "AI assistant",
  language: "Language",
  header: {
    change: "change",
    person: "Talk to a person",
    ai: (d) => "AI assistant. Answers from " + d.property + "’s information.",
    awaited: "A person will answer. The AI takes plain requests.",
    there: "A person answers. The AI assistant is silent."
  },
  composer: {
    look: "Look for new messages",
    label: (d) => "Message to " + d.to,
    placeholder: "Ask for anything",
    send: "Send",
    over: (d) => plural(d.count, 0, en, { one: d.count + " character", other: d.count + " characters" }) + " too many. Shorten it, or send it in two parts.",
    count: (d) => d.length + " of " + d.max + " characters"
  },
  message: {
    sources: "Where this comes from",
    confirmed: (d) => d.title + ", confirmed " + d.day,
    wrong: "This is wrong",
    wrongWhat: (d) => "This is wrong: " + d.title,
    thanks: "Thank you, we look into it.",
    sent: "Sent",
    seen: "Seen",
    sending: "Sending",
    notYet: "Not sent yet",
    notSent: (d) => "Not sent. " + d.reason,
    retry: "Retry",
    edit: "Edit",
    "delete": "Delete",
    reading: "Reading your message"
  },
  opening: {
    morning: (d) => "Good morning. Ask " + d.property + " for anything.",
    afternoon: (d) => "Good afternoon. Ask " + d.property + " for anything.",
    evening: (d) => "Good evening. Ask " + d.property + " for anything.",
    night: (d) => "Hello. Ask " + d.property + " for anything.",
    text: "Write as you would say it. Questions are answered at once; requests go to the right person with a time that you can see.",
    menu: "See the menu",
    starters: "To begin with"
  },
  unreachable: {
    offline: "You’re offline",
    other: "Your chat can’t be opened right now",
    offlineText: "It opens by itself when you’re back. What you wrote is kept on this device.",
    text: "We couldn’t reach the service. What you wrote is kept on this device.",
    next: (d) => "Next try in " + d.wait + ".",
    retry: "Retry"
  },
  personProblem: {
    title: "Nobody could be told yet",
    text: "We ask again when the connection is back.",
    phone: (d) => "You can also call " + d.phone + "."
  },
  ended: {
    title: "Your visit here has ended",
    text: "You can still read everything here. To write, scan the code once more: that opens a new chat, and what you typed is kept.",
    action: "Scan again",
    goesOn: (d) => "Still being done: " + d.titles + "."
  },
  services: {
    open: "Services",
    all: "See all services",
    taken: "It is in the message. Send it, or change it first."
  },
  solved: {
    question: "Did that solve it?",
    yes: "Yes",
    no: "No",
    good: "Good to hear.",
    missing: "Staff see that something is missing. Ask in other words, or talk to a person."
  }
}
