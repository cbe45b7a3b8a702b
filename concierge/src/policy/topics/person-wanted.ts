import { any, type SensitiveTopic } from './sensitive-topic.ts';

/** A guest who asks for a person gets one. */
export const PERSON_WANTED: SensitiveTopic = {
  reason: 'guest-asked',
  patterns: [
    any(
      '(?:talk|speak|chat|connect(?: me)?|put me through|transfer(?: me)?|get me|want|need|like|fetch|give me|call)(?: \\w+){0,4} (?:a |an |the |some |any )?(?:real |actual |live |human )?(?:person|human|human being|somebody real|someone real|agent|operator|representative|rep|receptionist|reception|front desk|manager|duty manager|supervisor|staff member|member of staff|employee|colleague of yours|staff|someone at reception|someone from reception)(?! (?:is|are|was|open|opening|hours|phone|number|told|said))',
      '^(?:human|person|agent|operator|real person|receptionist|reception please|manager)[.! ]*(?:please)?[.!]*$',
      '(?:real|actual|live) (?:person|human|employee|people|staff)',
      "(?:don't|do not|rather not|not) (?:want to )?(?:talk|talking|speak|speaking|chat|chatting) (?:to|with) (?:an? |this )?(?:machine|computer|robot|bot|ai)",
      '(?:speak|talk) (?:to|with) (?:someone|somebody)',
      'stop (?:the )?(?:bot|robot)',
      'not (?:a |this )?(?:bot|robot|machine|chatbot)',
      '(?:no|stupid|useless) (?:bot|robot|bots|robots|chatbot)',
      'is (?:there )?(?:anyone|anybody|someone|a human|a person) (?:there|i can (?:talk|speak) to|available to talk)',
      'can (?:someone|somebody|anyone)(?: \\w+){0,4} (?:call|phone|ring) (?:me|us|my room|our room)',
      'call me(?: back)?(?: please)?[.!]*$',
    ),
    any(
      '(?:falar|conversar|fale|ligar|ligue|contactar|contatar|chamar|chame|chamem|passe|passar|transfira|transferir)(?:-me)?(?: \\p{L}+){0,3} (?:uma? |a |o |para a |para o |com a |com o |com uma? )?(?:pessoa|pessoas|humano|humana|atendente|funcionari[oa]|rececionista|recepcionista|gerente|diretor|diretora|responsavel|rececao|recepcao|operador|operadora|alguem)',
      'pessoa (?:real|de verdade)',
      'ser humano',
      '(?:quero|preciso de) (?:uma? )?(?:pessoa|humano|atendente|gerente|rececionista|recepcionista)',
      'atendimento humano',
      'falar com alguem',
      'nao quero (?:falar com )?(?:um )?(?:robo|bot|maquina)',
      '^(?:atendente|humano|pessoa|gerente)[.! ]*(?:por favor)?[.!]*$',
    ),
    any(
      '(?:hablar|hable|comunicar\\p{L}*|comuniqu\\p{L}*|conectar\\p{L}*|llamar|llame|llamen|pasar\\p{L}*|paseme|paseme con|transfier\\p{L}*|contactar|atienda)(?: \\p{L}+){0,3} (?:una? |el |la |con el |con la |con una? |a la |al )?(?:persona|humano|humana|agente|empleado|empleada|recepcionista|gerente|director|directora|encargado|encargada|responsable|recepcion|operador|operadora|alguien)',
      'persona (?:real|de verdad)',
      'ser humano',
      '(?:quiero|necesito) (?:a )?(?:una? )?(?:persona|humano|agente|gerente|recepcionista)',
      'atencion humana',
      'hablar con alguien',
      'no quiero (?:hablar con )?(?:un )?(?:robot|bot|maquina)',
      '^(?:agente|humano|persona|gerente)[.! ]*(?:por favor)?[.!]*$',
    ),
  ],
};
