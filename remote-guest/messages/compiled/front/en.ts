// Compiled from remote-guest/messages/en.json by `npm run messages`.
import type { FrontMessages } from './messages.ts';

export const frontMessages: FrontMessages = {
  kind: {
    hotel: "Hotel",
    restaurant: "Restaurant",
    str: "Holiday rental"
  },
  intro: "Scan the code in your room or on your table with the camera, or type it here. Then you can ask for anything in a chat, see what happens with it, and order what there is.",
  loading: "Opening the page",
  title: "Your property",
  code: "Type your code",
  send: "Continue",
  scan: "Scan with the camera",
  open: (d) => "Your chat at " + d.place + " is still open.",
  chat: "Back to the chat",
  reach: "How to reach us",
  emergency: (d) => "In danger, call " + d.number,
  noPhone: "There is no telephone number here. With your code you can write to us at any time.",
  hours: "Who is there now",
  isOpen: "Open",
  isClosed: "Closed",
  always: "At all hours",
  until: (d) => "until " + d.time,
  opens: (d) => "opens " + d.time,
  languages: "Languages",
  spoken: (d) => "We read and answer " + d.languages + ".",
  menu: "This page",
  staff: "For staff: sign in",
  privacy: "What happens with your data",
  terms: "Terms",
  about: (d) => d.property + " answers its guests with Bellkey.",
  aboutLink: "What Bellkey is",
  language: "Language",
  gone: {
    title: "There is no property at this address",
    text: "Scan the code in your room or on your table: it leads to the right place.",
    action: "Scan or type your code"
  },
  unreachable: {
    offline: "You’re offline",
    other: "This can’t be opened right now",
    text: "It opens by itself when the connection is back.",
    retry: "Retry"
  }
}
