// Compiled from remote-guest/messages/en.json by `npm run messages`.
import type { HandOffMessages } from './messages.ts';
import { en } from "@messageformat/runtime/lib/plurals";
import { plural } from "@messageformat/runtime";
export const handOffMessages: HandOffMessages = {
  waiting: {
    hotel: "With Reception.",
    restaurant: "With our staff.",
    str: "With your host."
  },
  waitingSince: {
    hotel: (d) => "With Reception since " + d.time + ".",
    restaurant: (d) => "With our staff since " + d.time + ".",
    str: (d) => "With your host since " + d.time + "."
  },
  position: (d) => "You’re " + plural(d.position, 0, en, { one: d.position + "st", two: d.position + "nd", few: d.position + "rd", other: d.position + "th" }, true) + " in line.",
  goOn: "You can go on writing.",
  answering: (d) => d.name + " is answering you.",
  personAnswering: "A person is answering you."
}
