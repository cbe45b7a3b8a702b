// Compiled from remote-guest/messages/pt.json by `npm run messages`.
import type { AlarmMessages } from './messages.ts';

export const alarmMessages: AlarmMessages = {
  label: "Emergência",
  title: "Estamos a chamar ajuda",
  titleInDoubt: "Está em segurança?",
  alerted: (d) => "A equipa foi alertada às " + d.time + ".",
  taken: (d) => d.name + " está a tratar disto.",
  takenSince: (d) => d.name + " está a tratar disto desde as " + d.time + ".",
  notTaken: "Não espere por eles se estiver em perigo.",
  offline: "Está sem ligação. As chamadas funcionam; o que escrever é enviado quando a ligação voltar.",
  steps: {
    medical: (d) => "Ligue " + d.number + " se houver risco de vida.\nFique com a pessoa.\nFaça o que o " + d.number + " lhe disser.",
    fire: (d) => "Saia já. Feche a porta atrás de si.\nUse as escadas, não o elevador.\nDepois ligue " + d.number + ".\nSe não puder sair: feche a porta e vá para uma janela.",
    security: (d) => "Vá para um lugar seguro e tranque a porta.\nNão abra a ninguém que não conheça.\nLigue " + d.number + " se estiver em perigo.",
    "self-harm": (d) => "Não está só. Ligue " + d.number + " e fale com eles.\nAfaste-se de tudo o que o possa magoar.\nFique perto de outras pessoas, se puder.",
    trapped: (d) => "Fique onde está. Não force a porta.\nNum elevador, carregue no botão de alarme.\nLigue " + d.number + " se alguém se sentir mal.",
    water: "Não entre na água.\nAfaste-se de tomadas e candeeiros.\nSaia do quarto se entrar água pelo teto.",
    power: (d) => "Não toque em cabos, tomadas nem candeeiros.\nUse a luz do telemóvel, não velas.\nLigue " + d.number + " depois de um choque elétrico.",
    missing: (d) => "Fique onde viu a criança pela última vez.\nTenha o telemóvel à mão.\nEscreva aqui o que a criança traz vestido.\nLigue " + d.number + " já.",
    "locked-child": (d) => "Fique junto à porta. Continue a falar com a criança.\nA equipa vem com uma chave.\nLigue " + d.number + " se a criança não responder.",
    danger: (d) => "Vá para um lugar seguro, se puder.\nLigue " + d.number + " se alguém estiver em perigo."
  },
  call: (d) => "Ligar " + d.number,
  withoutPhone: {
    hotel: "Vá à receção ou fale com alguém da equipa.",
    restaurant: "Fale com alguém da equipa.",
    str: "Fale pessoalmente com o seu anfitrião ou com um vizinho."
  },
  over: "Já passou",
  isOver: "Estão todos em segurança?",
  yesOver: "Sim, já passou",
  notYet: "Ainda não",
  overNotSent: (d) => "Não foi possível dizer à equipa que já passou: " + d.problem,
  overOffline: "Está sem ligação. A equipa é avisada de que já passou quando a ligação voltar."
}
