// Compiled from remote-guest/messages/pt.json by `npm run messages`.
import type { PhotosMessages } from './messages.ts';
import { pt } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";
export const photosMessages: PhotosMessages = {
  add: "Adicionar uma fotografia",
  opening: "A abrir a fotografia.",
  added: "A sua fotografia foi adicionada. Escreva do que se trata, ou envie-a assim.",
  alt: "Fotografia ainda não enviada",
  send: "Enviar a fotografia",
  remove: "Retirar a fotografia",
  sending: "A fotografia está a ser enviada.",
  offline: "Está sem ligação. A fotografia é enviada quando voltar a ter ligação.",
  later: "Não resultou. A fotografia volta a ser enviada dentro de momentos.",
  over: "A sua visita terminou, por isso esta fotografia não foi enviada. Fica aqui até voltar a ler o código ou a retirar.",
  earlier: "Esta fotografia é da sua última visita e não foi enviada.",
  tooMany: "Esta conversa não pode ter mais fotografias.",
  refused: "Esta fotografia não foi aceite. Tente de novo ou envie outra.",
  retry: "Tentar de novo",
  unreadable: "Não é possível abrir este ficheiro como fotografia. Escolha outro, ou uma captura de ecrã.",
  full: (d) => plural(d.count, 0, pt, { one: d.count + " fotografia já espera", other: d.count + " fotografias já esperam" }) + ". Envie ou retire uma primeiro.",
  unkept: "Deixe esta página aberta até a fotografia ser enviada: este navegador não a consegue guardar.",
  label: (d) => "Fotografia que enviou, " + d.time,
  fromStaff: (d) => "Foto da equipa, " + d.time,
  loading: "A fotografia está a carregar.",
  failed: "A fotografia não carregou.",
  close: "Fechar"
}
