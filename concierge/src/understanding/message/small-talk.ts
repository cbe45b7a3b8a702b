import type { AnswerLanguage } from '../../language/text/answer-language.ts';

/** What a message of mere manners is about. */
export type SmallTalkTopic = 'greet' | 'who' | 'mood' | 'bye' | 'thanks' | 'sorry' | 'help' | 'yes' | 'no';

/** Whole messages that are nothing but manners, over normalised text without punctuation. */
const PATTERNS: Record<AnswerLanguage, ReadonlyArray<readonly [SmallTalkTopic, RegExp]>> = {
  en: [
    [
      'greet',
      /^(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|greetings|howdy)(?: (?:there|everyone|again|team))?$/,
    ],
    [
      'who',
      /^(?:hi |hello )?(?:who|what) are you$|are you (?:a |an )?(?:bot|robot|human|person|ai|real|machine|real person|chatbot)|am i (?:talking|speaking|chatting) (?:to|with) a/,
    ],
    ['mood', /^(?:hi |hello |hey )?how(?: are|'s) (?:you|it going|things)(?: (?:doing|today))*$|^what's up$/],
    [
      'bye',
      /^(?:bye|goodbye|good bye|see you|see ya|good night|take care|bye bye)(?: (?:then|later|soon))?$/,
    ],
    ['sorry', /^(?:sorry|my bad|apologies|wrong chat)$/],
    [
      'help',
      /^(?:help|what can you do|how can you help(?: me)?|what can i ask(?: you)?|can you help(?: me)?|i need help)$/,
    ],
    ['yes', /^(?:yes|yeah|yep|sure|yes please|please)$/],
    ['no', /^(?:no|nope|no thanks|no thank you|nothing|nothing else|that's all)$/],
  ],
  pt: [
    ['greet', /^(?:oi|ola|bom dia|boa tarde|boa noite|viva)(?: (?:a todos|pessoal|tudo bem))?$/],
    [
      'who',
      /^quem (?:e|es) (?:voce|tu)$|(?:voce e|es|e) (?:um |uma )?(?:robo|bot|humano|pessoa|maquina|ia)$|estou a falar com uma? (?:pessoa|robo|maquina)/,
    ],
    ['mood', /^(?:ola |oi )?(?:tudo bem|como (?:esta|vai|estas)|tudo bom)$/],
    ['bye', /^(?:adeus|tchau|ate (?:logo|amanha|ja|breve))$/],
    ['sorry', /^(?:desculpe|desculpa|perdao)$/],
    ['help', /^(?:ajuda|o que (?:pode|sabe) fazer|como pode ajudar|preciso de ajuda|pode ajudar(?:-me)?)$/],
    ['yes', /^(?:sim|claro|sim por favor|isso)$/],
    ['no', /^(?:nao|nao obrigad[oa]|nada|e tudo)$/],
  ],
  es: [
    ['greet', /^(?:hola|buenos dias|buenas tardes|buenas noches|buenas|buen dia)(?: (?:a todos|que tal))?$/],
    [
      'who',
      /^quien (?:eres|es usted)$|(?:eres|es usted) (?:un |una )?(?:robot|bot|humano|persona|maquina|ia)$|hablando con una? (?:persona|robot|maquina)/,
    ],
    ['mood', /^(?:hola )?(?:que tal|como (?:estas|esta|va)|que tal todo)$/],
    ['bye', /^(?:adios|chao|hasta (?:luego|manana|pronto))$/],
    ['sorry', /^(?:perdon|perdone|disculpe|lo siento)$/],
    ['help', /^(?:ayuda|que (?:puedes|puede) hacer|como (?:puedes|puede) ayudar(?:me)?|necesito ayuda)$/],
    ['yes', /^(?:si|claro|si por favor|vale)$/],
    ['no', /^(?:no|no gracias|nada|eso es todo)$/],
  ],
};

/** The topic of a message that is small talk and nothing else, or null. */
export function smallTalkIn(normalised: string, language: AnswerLanguage): SmallTalkTopic | null {
  const bare = normalised
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return PATTERNS[language].find(([, pattern]) => pattern.test(bare))?.[0] ?? null;
}
