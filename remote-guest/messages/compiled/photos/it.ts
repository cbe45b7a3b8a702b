// Compiled from remote-guest/messages/it.json by `npm run messages`.
import type { PhotosMessages } from './messages.ts';
import { it } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const photosMessages: PhotosMessages = {
  add: "Aggiungi una foto",
  opening: "La foto si sta aprendo.",
  added: "La foto è aggiunta. Scriva di che cosa si tratta, oppure la invii così.",
  alt: "Foto non ancora inviata",
  send: "Invia la foto",
  remove: "Rimuovi la foto",
  sending: "Invio della foto in corso.",
  offline: "È offline. La foto verrà inviata appena sarà di nuovo connesso.",
  later: "Non ha funzionato. La foto verrà inviata di nuovo tra un momento.",
  over: "La Sua visita è terminata, quindi questa foto non è stata inviata. Resta qui finché non scansiona di nuovo il codice o la rimuove.",
  earlier: "Questa foto è della Sua ultima visita e non è stata inviata.",
  tooMany: "Questa conversazione non può contenere altre foto.",
  refused: "Questa foto non è stata accettata. Riprovi o ne invii un’altra.",
  retry: "Riprova",
  unreadable: "Questo file non si può aprire come foto. Ne scelga un altro, o una schermata.",
  full: (d) => plural(d.count, 0, it, { one: d.count + " foto è già in attesa", other: d.count + " foto sono già in attesa" }) + ". Ne invii o ne rimuova prima una.",
  unkept: "Lasci aperta questa pagina finché la foto non è inviata: questo browser non può conservarla.",
  label: (d) => "Foto che ha inviato, " + d.time,
  fromStaff: (d) => "Foto del personale, " + d.time,
  loading: "La foto si sta caricando.",
  failed: "La foto non si è caricata.",
  close: "Chiudi"
}
