// Compiled from api/messages/es.json by `npm run messages`.
import type { RepliesMessages } from './messages.ts';

export const repliesMessages: RepliesMessages = {
  lookingIntoIt: (d) => "Gracias por decírnoslo, y lo siento. Lo estoy viendo ahora y le escribo por aquí. " + d.name
}
