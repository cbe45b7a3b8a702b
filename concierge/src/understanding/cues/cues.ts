import type { AnswerLanguage } from '../../language/text/answer-language.ts';

/** What a stretch of text does, apart from the service that it names. */
export type Cue = 'want' | 'fault' | 'ask' | 'price' | 'time' | 'status' | 'cancel' | 'negative' | 'lack';

const words = (alternatives: string) => new RegExp(`(?<![\\p{L}])(?:${alternatives})(?![\\p{L}])`, 'u');

/** Patterns over normalised text, one per language and cue. */
export const CUES: Record<AnswerLanguage, Record<Cue, RegExp>> = {
  en: {
    want: words(
      "(?:could|can|may|might|would) (?:i|we|you|someone|somebody|housekeeping|the staff|anyone)|i'd like|i would like|we'd like|we would like|i'd love|i want|we want|i wanna|i need|we need|i'll need|we'll need|need|needs|please|pls|plz|bring|send|get me|get us|give me|give us|order|book|reserve|arrange|schedule|request|looking for|extra|more|another|additional|spare|replace|refill|change the|swap|fetch|deliver|pick up|wake me|wake us|set up|run out|ran out|out of|call me|call us|i'll take|let me have|make it|would it be possible|is it possible|possible to",
    ),
    fault: words(
      "broken|broke|isn't working|is not working|not working|aren't working|are not working|doesn't work|does not work|don't work|do not work|won't work|stopped working|doesn't turn|won't turn|can't turn|cannot turn|doesn't open|won't open|won't close|doesn't close|can't open|doesn't flush|won't flush|won't drain|isn't cooling|not cooling|isn't heating|not heating|no signal|out of order|faulty|defective|stuck|blocked|clogged|overflow\\w*|leak\\w*|dripping|burnt out|burned out|blown|flicker\\w*|too hot|too cold|freezing|boiling|is cold|ice cold|not hot|isn't hot|not cold|isn't cold|slow|very slow|keeps dropping|can't connect|cannot connect|won't connect|doesn't connect|no connection|not getting|problem|issue|wrong|fix|repair|smell\\w*|dirty|loud|noisy|making noise|weird noise|down|dead|cracked|jammed|won't stop|isn't hot|doesn't get|won't get|not properly",
    ),
    ask: words(
      "what|what's|when|when's|where|where's|which|who|how|how's|why|do you|does the|does your|is there|are there|is the|are the|is it|is your|are your|are pets|are dogs|is breakfast|is parking|is wifi|have you got|until|tell me|i'd like to know|i want to know|want to know|wondering|know if|any idea|information|info|included",
    ),
    price: words(
      'how much|price|prices|cost|costs|charge|charges|fee|fees|free|expensive|rate|rates|included',
    ),
    time: words(
      'what time|when|until what|opening hours|hours|open|opens|opening|close|closes|closing|start|starts|served|serve|serving|schedule|until when|how late|how early|end',
    ),
    status: words(
      "where are my|where are our|where are the|where is my|where's my|where is our|where's our|where is the|any update|any news|still waiting|still haven't|still not|haven't received|have not received|hasn't arrived|haven't arrived|not arrived|hasn't come|nobody came|no one came|nobody has come|no one has come|how long (?:for|until|will|does)|when will (?:my|our|the|you|they|it|someone|somebody)|on (?:its|their|the) way|status|taking so long|what happened (?:to|with)|not here yet",
    ),
    cancel: words(
      "cancel|never mind|nevermind|forget (?:the|about|my|it)|scratch that|no longer need|don't need (?:it|them|that|the \\w+|my \\w+) any ?more|call off|take back",
    ),
    negative: words("no|not|don't|do not|without|doesn't need|never|none|no need|nothing"),
    lack: words(
      "there (?:is|are|was|were|'s) no|there isn't|there aren't|there's no|we have no|i have no|we've got no|i've got no|have no|has no|got no|no more|missing|ran out|run out|running out|out of|didn't get|did not get|weren't any|aren't any|isn't any|without any|don't have|do not have|doesn't have|haven't got|no \\w+ (?:left|in (?:the|my|our))|finished|empty",
    ),
  },
  pt: {
    want: words(
      'pode|podem|podia|podiam|poderia|poderiam|posso|podemos|podiamos|queria|queriamos|quero|queremos|gostaria|gostariamos|gostava|gostavamos|preciso|precisamos|precisava|precisavamos|por favor|pf|pfv|traga|tragam|trazer|traz|mande|mandem|mandar|manda|envie|enviem|enviar|reservar|marcar|agendar|pedir|pedia|arranjar|arranje|arranjem|mais|outra|outras|outro|outros|extra|extras|adicional|substituir|repor|trocar|acorde|acordem|faz favor|sera possivel|e possivel|seria possivel|da para|me da|me ve|ver se|chamar|chamem|chame|vou querer|solicitar|solicito|levar|levem',
    ),
    fault: words(
      'avariad\\w*|estragad\\w*|partid\\w*|quebrad\\w*|nao funciona|nao funcionam|nao esta a funcionar|nao estao a funcionar|nao esta funcionando|nao estao funcionando|nao liga|nao ligam|nao desliga|nao abre|nao fecha|nao aquece|nao arrefece|nao esquenta|nao gela|nao refrigera|nao acende|nao carrega|deixou de funcionar|parou|parou de funcionar|com defeito|defeituos\\w*|entupid\\w*|pres[oa]|bloquead\\w*|a pingar|pingando|vaza\\w*|fuga|inundad\\w*|queimad\\w*|fundid\\w*|fundiu|lent[oa]|nao consigo ligar|nao consigo conectar|sem sinal|cai|esta fria|esta frio|muito quente|muito frio|muito fria|problema|problemas|arranjar o|arranjar a|consertar|reparar|cheira|cheiro|suj[oa]|barulho\\w*|pifou|falha|nao da',
    ),
    ask: words(
      'qual|quais|quando|onde|que|quem|como|porque|por que|quanto|quantos|quanta|quantas|tem|ha|existe|existem|e possivel saber|sabe|gostaria de saber|queria saber|ate que|ate quando|informacao|informacoes|inclui|incluid\\w*|aceitam|fica|servem|servido',
    ),
    price: words(
      'quanto custa|quanto e|preco|precos|custo|custa|custam|taxa|gratis|gratuito|gratuita|tarifa|paga-se|paga|incluid\\w*',
    ),
    time: words(
      'a que horas|que horas|horario|horarios|quando|ate que horas|abre|abrem|fecha|fecham|comeca|termina|acaba|servid\\w*|servem|aberto|aberta',
    ),
    status: words(
      'onde estao as minhas|onde estao os meus|onde esta o meu|onde esta a minha|onde estao as|onde esta minha|onde estao minhas|cade|ainda nao chegou|ainda nao chegaram|ainda nao recebi|ainda nao recebemos|ainda estou a espera|ainda estamos a espera|continuo a espera|novidades|quanto tempo (?:falta|demora|vai)|quando (?:chega|chegam|vem|trazem|vao)|nao chegou|nao chegaram|ninguem veio|demora tanto|estado do pedido',
    ),
    cancel: words(
      'cancelar|cancele|cancelem|cancela|esqueca|esquecam|esquece|deixe estar|ja nao preciso|ja nao precisamos|ja nao quero|nao preciso mais|nao precisa mais|anular|anule',
    ),
    negative: words('nao|sem|nenhum|nenhuma|nunca|nada'),
    lack: words(
      'nao ha|nao tem|nao temos|nao tenho|faltam|falta|acabou|acabaram|esta sem|estamos sem|estou sem|fiquei sem|ficamos sem|nao existe|ja nao ha|vazi[oa]',
    ),
  },
  es: {
    want: words(
      'puede|pueden|puedes|podria|podrian|podrias|puedo|podemos|podriamos|quiero|queremos|queria|queriamos|quisiera|quisieramos|me gustaria|nos gustaria|necesito|necesitamos|necesitaria|por favor|porfa|traiga|traigan|traer|traeme|traer(?:me|nos)|traiganos|mande|manden|mandar|envie|envien|enviar|reservar|reserva|pedir|pedimos|conseguir|mas|otra|otras|otro|otros|extra|extras|adicional|cambiar|reponer|es posible|seria posible|me da|nos da|deme|denos|llamar|llamen|solicitar|solicito|subir|suban|subir(?:me|nos)|despierten\\w*|me trae|nos trae|me pone|lleve|lleven|haria falta|hacen falta|hace falta',
    ),
    fault: words(
      'rot[oa]s?|averiad\\w*|estropead\\w*|descompuest\\w*|no funciona|no funcionan|no esta funcionando|no sirve|no prende|no enciende|no encienden|no se enciende|no apaga|no abre|no cierra|no calienta|no enfria|no carga|dejo de funcionar|defectuos\\w*|atascad\\w*|tapad[oa]|bloquead\\w*|goteando|gotea|pierde agua|fuga|inundad\\w*|fundid\\w*|quemad\\w*|lent[oa]|no puedo conectar\\w*|no conecta|no se conecta|sin senal|se cae|sale fria|esta fria|esta frio|muy caliente|muy fria|mucho calor|mucho frio|problema|problemas|arreglar|reparar|huele|olor|suci[oa]|ruidos\\w*|ruido|falla|no va|no sale',
    ),
    ask: words(
      'que|cual|cuales|cuando|donde|adonde|quien|como|por que|cuanto|cuanta|cuantos|cuantas|tienen|tiene|hay|existe|sabe|saber|me gustaria saber|quisiera saber|hasta que|hasta cuando|informacion|incluye|incluid\\w*|aceptan|queda|sirven|se sirve',
    ),
    price: words(
      'cuanto cuesta|cuanto es|cuanto vale|precio|precios|coste|costo|cuesta|cuestan|tarifa|gratis|gratuit[oa]|se paga|incluid\\w*',
    ),
    time: words(
      'a que hora|que hora|horario|horarios|cuando|hasta que hora|abre|abren|cierra|cierran|empieza|termina|acaba|sirven|se sirve|abiert[oa]',
    ),
    status: words(
      'donde estan mis|donde esta mi|donde estan las|donde esta el|todavia no (?:ha llegado|han llegado|llega|llegan|he recibido|hemos recibido)|aun no (?:ha llegado|han llegado|llega|llegan|he recibido|hemos recibido)|sigo esperando|seguimos esperando|alguna novedad|novedades|cuanto (?:falta|tarda|tardan|tardara)|cuando (?:llega|llegan|viene|vienen|traen)|no ha llegado|no han llegado|no ha venido nadie|nadie vino|estado del pedido',
    ),
    cancel: words(
      'cancelar|cancele|cancelen|cancela|olvide|olviden|olvida|dejelo|dejalo|ya no necesito|ya no necesitamos|ya no quiero|ya no hace falta|anular|anule',
    ),
    negative: words('no|sin|ningun|ninguna|nunca|nada'),
    lack: words(
      'no hay|no tenemos|no tengo|faltan|falta|se acabo|se acabaron|se ha acabado|se han acabado|nos quedamos sin|estamos sin|estoy sin|ya no hay|no queda|no quedan|vaci[oa]',
    ),
  },
};

/** Which cues a normalised text has. */
export function cuesIn(normalised: string, language: AnswerLanguage): ReadonlySet<Cue> {
  const cues = new Set<Cue>();
  for (const [cue, pattern] of Object.entries(CUES[language]) as Array<[Cue, RegExp]>) {
    if (pattern.test(normalised)) cues.add(cue);
  }
  return cues;
}
