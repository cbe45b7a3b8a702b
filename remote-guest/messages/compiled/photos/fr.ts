// Compiled from remote-guest/messages/fr.json by `npm run messages`.
import type { PhotosMessages } from './messages.ts';
import { fr } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const photosMessages: PhotosMessages = {
  add: "Ajouter une photo",
  opening: "Ouverture de la photo.",
  added: "Votre photo est ajoutée. Écrivez de quoi il s’agit, ou envoyez-la telle quelle.",
  alt: "Photo pas encore envoyée",
  send: "Envoyer la photo",
  remove: "Retirer la photo",
  sending: "La photo est en cours d’envoi.",
  offline: "Vous êtes hors ligne. La photo sera envoyée dès que vous serez de nouveau connecté.",
  later: "L’envoi n’a pas fonctionné. La photo sera renvoyée dans un instant.",
  over: "Votre visite est terminée, cette photo n’a donc pas été envoyée. Elle reste ici jusqu’à ce que vous scanniez de nouveau le code ou que vous la retiriez.",
  earlier: "Cette photo date de votre dernière visite et n’a pas été envoyée.",
  tooMany: "Cette conversation ne peut pas contenir plus de photos.",
  refused: "Cette photo n’a pas été acceptée. Réessayez ou envoyez-en une autre.",
  retry: "Réessayer",
  unreadable: "Ce fichier ne s’ouvre pas comme une photo. Choisissez-en un autre, ou une capture d’écran.",
  full: (d) => plural(d.count, 0, fr, { one: d.count + " photo attend", other: d.count + " photos attendent" }) + " déjà. Envoyez-en ou retirez-en une d’abord.",
  unkept: "Laissez cette page ouverte jusqu’à l’envoi de la photo : ce navigateur ne peut pas la conserver.",
  label: (d) => "Photo que vous avez envoyée, " + d.time,
  fromStaff: (d) => "Photo du personnel, " + d.time,
  loading: "La photo se charge.",
  failed: "La photo n’a pas pu être chargée.",
  close: "Fermer"
}
