// Compiled from api/messages/pt.json by `npm run messages`.
import type { AlarmsMessages } from './messages.ts';

export const alarmsMessages: AlarmsMessages = {
  steps: {
    medical: (d) => "A equipa foi alertada. Se houver perigo de vida, ligue já para o " + d.number + ". Fique junto da pessoa e faça o que lhe disserem do " + d.number + ". Se a pessoa não respira, diga isso primeiro.",
    fire: (d) => "A equipa foi alertada. Saia já, feche a porta atrás de si, vá pelas escadas e não pelo elevador, e avise os outros pelo caminho. Depois ligue para o " + d.number + ". Se não puder sair, feche a porta, tape as frestas com toalhas molhadas e vá para uma janela.",
    security: (d) => "A equipa foi alertada. Vá para um lugar seguro, tranque a porta se puder e não a abra a quem não conhece. Ligue para o " + d.number + " se estiver em perigo.",
    "self-harm": (d) => "A equipa foi alertada e pedimos a alguém que vá ter consigo. Não está só. Por favor ligue já para o " + d.number + " e fale com eles, e afaste-se de tudo com que se possa magoar.",
    trapped: (d) => "A equipa foi alertada. Fique onde está e não force a porta. Num elevador, carregue no botão de alarme. Se alguém se sentir mal ou não conseguir respirar bem, ligue para o " + d.number + ".",
    water: (d) => "A equipa foi alertada. Não pise a água e afaste-se de tomadas e candeeiros. Saia do quarto se a água vier do teto. Ligue para o " + d.number + " se alguém estiver em perigo.",
    power: (d) => "A equipa foi alertada. Não toque em cabos, tomadas ou candeeiros. Se alguém apanhou um choque elétrico, ligue para o " + d.number + ". Use a luz do telemóvel e não velas.",
    missing: (d) => "A equipa foi alertada e procura consigo. Fique onde viu a criança pela última vez, ou mande alguém para lá, e tenha o telefone à mão. Escreva aqui que roupa veste, que idade tem e onde a viu. Ligue já para o " + d.number + ".",
    "locked-child": (d) => "A equipa foi alertada e vem com uma chave. Fique junto à porta e continue a falar com a criança com calma. Não se afaste. Se a criança estiver ferida, não responder ou tiver demasiado calor, ligue já para o " + d.number + ".",
    danger: (d) => "A equipa foi alertada. Se alguém estiver em perigo, vá para um lugar seguro se puder e ligue já para o " + d.number + "."
  },
  again: (d) => "A equipa também vê esta mensagem. Se alguém estiver em perigo, ligue já para o " + d.number + ".",
  askSafe: (d) => "Posso ter percebido mal, por isso a equipa foi alertada. Está em segurança? Se alguém estiver em perigo, ligue já para o " + d.number + ".",
  safe: {
    label: "Sim, estou em segurança",
    text: "Sim, estou em segurança."
  },
  notSafe: {
    label: "Não, preciso de ajuda",
    text: "Não, preciso de ajuda."
  },
  saidSafe: (d) => "Obrigado. A equipa vê que diz que está em segurança. Se isso mudar, escreva aqui ou ligue para o " + d.number + ".",
  taken: (d) => d.name + " já viu isto e está a tratar do assunto.",
  over: (d) => "Ainda bem. A equipa vê que diz que já passou. Se não for assim, escreva aqui ou ligue para o " + d.number + ".",
  escalated: (d) => "Ainda ninguém da equipa respondeu e voltámos a alertá-la. Não espere: se alguém estiver em perigo, ligue já para o " + d.number + ".",
  orCall: (d) => "Também pode ligar para " + d.phone + "."
}
