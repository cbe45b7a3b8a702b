// Compiled from remote-guest/messages/es.json by `npm run messages`.
import type { UnsentMessages } from './messages.ts';
import { es } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const unsentMessages: UnsentMessages = {
  offline: (d) => "Está sin conexión. " + plural(d.count, 0, es, { "0": "Puede escribir; se envía cuando vuelva la conexión.", one: d.count + " mensaje se envía cuando vuelva la conexión.", other: d.count + " mensajes se envían cuando vuelva la conexión." }),
  rateLimited: (d) => "Han sido muchos a la vez. " + plural(d.count, 0, es, { one: d.count + " mensaje se envía", other: d.count + " mensajes se envían" }) + " en " + d.wait + ".",
  unreachable: (d) => "No podemos contactar con el servicio. " + plural(d.count, 0, es, { one: d.count + " mensaje se envía", other: d.count + " mensajes se envían" }) + " cuando responda."
}
