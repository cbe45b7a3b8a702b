// Compiled from remote-guest/messages/es.json by `npm run messages`.
import type { WaitsMessages } from './messages.ts';
import { es } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const waitsMessages: WaitsMessages = {
  seconds: (d) => d.count + " s",
  minutes: (d) => d.count + " " + plural(d.count, 0, es, { one: "minuto", other: "minutos" })
}
