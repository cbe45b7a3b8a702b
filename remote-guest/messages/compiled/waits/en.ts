// Compiled from remote-guest/messages/en.json by `npm run messages`.
import type { WaitsMessages } from './messages.ts';
import { en } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const waitsMessages: WaitsMessages = {
  seconds: (d) => d.count + " s",
  minutes: (d) => d.count + " " + plural(d.count, 0, en, { one: "minute", other: "minutes" })
}
