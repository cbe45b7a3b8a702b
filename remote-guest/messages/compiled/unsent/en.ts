// Compiled from remote-guest/messages/en.json by `npm run messages`.
import type { UnsentMessages } from './messages.ts';
import { en } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const unsentMessages: UnsentMessages = {
  offline: (d) => "You’re offline. " + plural(d.count, 0, en, { "0": "You can write; it will be sent when you’re back.", one: d.count + " message will be sent when you’re back.", other: d.count + " messages will be sent when you’re back." }),
  rateLimited: (d) => "That was a lot at once. " + plural(d.count, 0, en, { one: d.count + " message", other: d.count + " messages" }) + " will be sent in " + d.wait + ".",
  unreachable: (d) => "We can’t reach the service. " + plural(d.count, 0, en, { one: d.count + " message", other: d.count + " messages" }) + " will be sent when it answers again."
}
