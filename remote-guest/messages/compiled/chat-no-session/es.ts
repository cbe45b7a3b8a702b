// Compiled from remote-guest/messages/es.json by `npm run messages`.
import type { ChatNoSessionMessages } from './messages.ts';

export const chatNoSessionMessages: ChatNoSessionMessages = {
  title: "¿Dónde está?",
  text: "Escanee el código de su habitación o de su mesa, o escriba los 8 caracteres de debajo. Así sabemos adónde llevar las cosas.",
  ended: "Su visita ha terminado",
  endedText: (d) => "El chat en " + d.property + ", " + d.place + " está cerrado. Si sigue ahí, escanee el código otra vez: se abre un chat nuevo, sin lo dicho antes. Las peticiones abiertas siguen adelante.",
  action: "Escanear o escribir el código",
  kept: "Lo que estaba escribiendo se conserva",
  keptText: (d) => "«" + d.draft + "» estará ahí cuando vuelva al chat."
}
