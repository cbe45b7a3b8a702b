// Compiled from api/messages/es.json by `npm run messages`.
import type { RepliesMessages } from './messages.ts';

export const repliesMessages: RepliesMessages = {
  lookingIntoIt: (d) => "Gracias por decírnoslo, y lo siento. Lo estoy viendo ahora y le escribo por aquí. " + d.name,
  apology: (d) => "Siento mucho lo ocurrido. No es la estancia que queremos para usted. Me ocupo de ello personalmente y le escribo por aquí. " + d.name
}
