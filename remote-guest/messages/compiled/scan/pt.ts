// Compiled from remote-guest/messages/pt.json by `npm run messages`.
import type { ScanMessages } from './messages.ts';

export const scanMessages: ScanMessages = {
  title: "Leia o seu código",
  intro: "O quadrado no seu quarto ou na sua mesa. Sem aplicação, sem conta.",
  language: "Língua",
  resolving: "A procurar o seu código",
  offline: "Está sem ligação",
  offlineText: "O seu código fica neste dispositivo. Procuramo-lo assim que a ligação voltar.",
  tryNow: "Tentar agora",
  tryAgain: "Tentar de novo",
  another: "Ler outro código",
  stillOpen: (d) => "A sua conversa em " + d.property + ", " + d.place + " ainda está aberta.",
  toChat: "Voltar à conversa",
  confirm: {
    question: "É aqui que está?",
    opening: "A abrir a sua conversa",
    go: "Continuar",
    checkIn: "Estou a fazer o check-in",
    no: "Não, ler outro código",
    problem: "Não é possível abrir a sua conversa agora"
  },
  camera: {
    picture: "Imagem da câmara",
    asking: "O navegador pergunta se podemos usar a câmara.",
    looking: "À procura de um código",
    light: "Luz",
    again: "Tentar a câmara de novo",
    typeInstead: "Pode escrever o código em vez disso.",
    failures: {
      denied: {
        title: "A câmara não está autorizada aqui"
      },
      busy: {
        title: "A câmara está a ser usada",
        text: "Feche a aplicação que a usa e tente de novo."
      },
      insecure: {
        title: "Sem câmara nesta ligação",
        text: "Os navegadores só dão a câmara a páginas com endereço seguro (https)."
      },
      "no-reader": {
        title: "O leitor de códigos não carregou",
        text: "Verifique a ligação e tente de novo."
      },
      none: {
        title: "Nenhuma câmara encontrada",
        text: "Este dispositivo não nos mostra nenhuma câmara."
      }
    },
    allow: {
      ios: "Toque no ícone da página ao lado do endereço, depois Definições do site, Câmara, Permitir.",
      firefox: "Toque no ícone da câmara ao lado do endereço e retire o bloqueio.",
      android: "Toque no ícone à esquerda do endereço, depois Autorizações, e permita a câmara.",
      chrome: "Abra o ícone à esquerda do endereço e permita a câmara para este site.",
      other: "Abra as definições deste site no navegador e permita a câmara."
    }
  },
  photo: {
    label: "Carregar uma fotografia do código",
    reading: "À procura do código…",
    nothing: "Não foi possível ler um código nessa fotografia. Tente uma mais próxima e focada, ou escreva o código."
  }
}
