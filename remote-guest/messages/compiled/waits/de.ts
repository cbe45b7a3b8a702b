// Compiled from remote-guest/messages/de.json by `npm run messages`.
import type { WaitsMessages } from './messages.ts';
import { de } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const waitsMessages: WaitsMessages = {
  seconds: (d) => d.count + " s",
  minutes: (d) => d.count + " " + plural(d.count, 0, de, { one: "Minute", other: "Minuten" })
}
