import type { SensitiveTopic } from './sensitive-topics.ts';

const any = (...alternatives: string[]) =>
  new RegExp(`(?<![\\p{L}])(?:${alternatives.join('|')})(?![\\p{L}])`, 'u');

/** Whom something has happened to. A television that does not respond is no emergency. */
const RELATIVE =
  "(?:he|she|he's|she's|husband|wife|partner|m[uo]m|mum|mother|dad|father|son|daughter|baby|child|children|kids?|boy|girl|toddler|friend|colleague|brother|sister|grand\\w+|man|woman|lady|guy|guest|girlfriend|boyfriend|nephew|niece|uncle|aunt)";
const SOMEBODY = `(?:they|they're|we|i|i'm|somebody|someone|${RELATIVE})`;
const ALGUEM =
  '(?:ele|ela|eu|alguem|marido|mulher|esposa|pai|mae|filh[oa]|bebe|crianca|menin[oa]|amig[oa]|irma[o]?|av[oa]|homem|senhor|senhora|pessoa|hospede|namorad[oa]|companheir[oa])';
const ALGUIEN =
  '(?:ella|yo|alguien|marido|mujer|esposa|esposo|padre|madre|papa|mama|hij[oa]|bebe|nin[oa]|amig[oa]|herman[oa]|abuel[oa]|hombre|senor|senora|persona|huesped|novi[oa]|pareja)';
/** Up to so many words between who and what. */
const BETWEEN = "(?: [\\p{L}']+,?){0,5}";
const STRANGER =
  '(?:man|men|guy|guys|someone|somebody|stranger|strangers|people|woman|drunk|kids|neighbou?r)';

/**
 * Emergencies by who and what, so that they are heard in words that nobody thought of: somebody, and what has happened
 * to them. Over normalised text; the plain words for an alarm are in `EMERGENCIES`.
 */
export const ALARM_SIGNS: readonly SensitiveTopic[] = [
  {
    reason: 'emergency:fire',
    patterns: [
      any(
        'flames?(?![- ]?grilled)',
        'caught fire',
        'catching fire',
        '(?:is|are|keeps?) (?:sparking|smoldering|smouldering)',
        '(?:socket|outlet|plug|kettle|curtains?|heater|tv|fridge|lamp|radiator|bin|oven|toaster|hairdryer)(?: \\w+){0,2} (?:is |are )?(?:smoking|burning|melting)',
        'smells?(?: \\w+){0,3} (?:smoke|gas|burning|burnt plastic)',
        'a (?:cheirar|sair|deitar)(?: \\p{L}+){0,2} (?:fumo|fumaca|gas|queimado)',
        '(?:tomada|cortina|televisao|aquecedor)(?: \\p{L}+){0,2} (?:a arder|em chamas|a deitar fumo|pegou fogo)',
        '(?:em|ha|vejo) chamas',
        '(?:en|hay|veo) llamas',
        '(?:enchufe|cortina|television|calefactor)(?: \\p{L}+){0,2} (?:ardiendo|echando humo|en llamas)',
        'se esta quemando',
      ),
    ],
  },
  {
    reason: 'emergency:medical',
    patterns: [
      any(
        `${SOMEBODY}${BETWEEN} (?:unresponsive|convulsing|having a fit|turning blue|turned blue|(?:is|has gone|went|gone) (?:limp|blue)|slurring|drooping|vomiting blood|coughing (?:up )?blood)`,
        `${RELATIVE}${BETWEEN} (?:won't|will not|isn't|is not|not|doesn't|can't|cannot|stopped) (?:wake|waking|respond|responding|answer me|answering me|move|moving|stand up|get up)`,
        `${SOMEBODY}${BETWEEN} (?:not|can't|cannot|stopped) (?:breathe|breathing|stand up|feel (?:my|his|her|their)(?: \\w+)? (?:arms?|legs?|face|side|hands?))`,
        `${SOMEBODY}${BETWEEN} (?:fell|fallen|slipped|tripped)(?: \\w+){0,6} (?:stairs?|bathroom|shower|tub|pool|bed|head|floor|balcony|steps|hurt|unconscious|blood)`,
        `${SOMEBODY}${BETWEEN} (?:swallowed|drank|ate)(?: \\w+){0,4} (?:bleach|battery|batteries|detergent|pills?|tablets?|medicine|coin|poison|cleaning)`,
        '(?:pains?|pressure|tightness|tight|stabbing|crushing)(?: \\w+){0,3} chest',
        'chest(?: \\w+){0,3} (?:hurts?|hurting|aches?|tight|pain)',
        '(?:numb|weak|tingling)(?: \\w+){0,4} (?:one side|left side|right side|left arm)',
        'too many (?:sleeping )?(?:pills|tablets|painkillers)',
        '(?:took|taken|swallowed)(?: \\w+){0,3} (?:all|whole|bottle|lots?|many|handful)(?: \\w+){0,4} (?:pills|tablets)',
        "(?:won't|doesn't|can't|not) stop(?:ping)? (?:the )?(?:bleeding|vomiting|shaking)",
        '(?:lost|losing|lots of|so much|covered in) blood',
        'bloody? (?:vomit|stool)',
        '(?:a|the|got|have|has) (?:deep|nasty|bad) (?:cut|wound|gash|burn)',
        '(?:cut|burn(?:ed|t)?|scalded|broke|broken|fractured|sprained|twisted|dislocated) (?:my|his|her|their|an?)(?: \\w+)? (?:finger|thumb|hand|arm|leg|wrist|ankle|hip|nose|foot|toe|shoulder|knee|collarbone)s?',
        'cut (?:myself|himself|herself)',
        'contractions',
        'waters? (?:just )?broke',
        'asthma attack',
        'epileptic',
        'hypoglyc\\w*',
        'concuss\\w*',
        '(?:fever|temperature) of (?:39|4\\d)',
        'high fever',
        'medical (?:help|attention|assistance|aid)',
        'first aid',
        'defibrillator',
        'need (?:a |an )?hospital',
        '(?:to|at|nearest|closest) (?:the )?(?:hospital|emergency room|a ?& ?e)',
        "feel(?:s|ing)? (?:like i(?:'m| am) (?:dying|passing out|fainting)|faint|very dizzy|really dizzy)",
        "i(?:'m| am) (?:dying|going to (?:faint|pass out))",
      ),
      any(
        `${ALGUEM}${BETWEEN} (?:nao (?:acorda|responde|respira|reage|se mexe)|ficou (?:azul|rox[oa])|esta (?:azul|rox[oa]|inanimad[oa]))`,
        `${ALGUEM}${BETWEEN} (?:caiu|escorregou|tropecou)(?: \\p{L}+){0,6} (?:escadas?|banheira|duche|chuveiro|piscina|cama|cabeca|chao|banho|varanda|banheiro)`,
        `${ALGUEM}${BETWEEN} (?:engoliu|bebeu|tomou)(?: \\p{L}+){0,4} (?:lixivia|pilhas?|detergente|comprimidos|remedios|moeda|veneno)`,
        '(?:dor(?:es)?|aperto|pressao)(?: \\p{L}+){0,3} peito',
        'peito(?: \\p{L}+){0,2} (?:doi|a doer|doendo)',
        '(?:demasiados|muitos) (?:comprimidos|remedios)',
        'nao para de (?:sangrar|vomitar|tremer)',
        '(?:muito|perdeu|perder) sangue',
        '(?:corte|ferida|queimadura) (?:fund[oa]|profund[oa]|grave|feia)',
        '(?:parti|partiu|quebrei|quebrou|fraturei|torci|queimei|cortei)(?:-me)?(?: [oa])?(?: \\p{L}+)? (?:dedo|mao|braco|perna|pulso|tornozelo|nariz|ombro|joelho)',
        'contracoes',
        'rebentaram(?:-me)? as aguas',
        'ataque de asma',
        'epile\\p{L}+',
        'febre (?:alta|de (?:39|4\\d))',
        '(?:ao|no|um|o) hospital',
        'primeiros socorros',
        'vou desmaiar',
        'sinto-me (?:muito )?(?:mal|a desmaiar)',
        'passando (?:muito )?mal',
        'passar mal',
      ),
      any(
        `${ALGUIEN}${BETWEEN} (?:no (?:despierta|responde|respira|reacciona|se mueve)|se (?:puso|esta poniendo) azul|esta (?:azul|morad[oa]))`,
        `${ALGUIEN}${BETWEEN} (?:se cayo|se ha caido|se resbalo|resbalo|tropezo)`,
        `${ALGUIEN}${BETWEEN} (?:se trago|trago|bebio|tomo|se tomo)(?: \\p{L}+){0,4} (?:lejia|pilas?|detergente|pastillas|medicinas|moneda|veneno)`,
        '(?:dolor(?:es)?|opresion|presion)(?: \\p{L}+){0,3} pecho',
        'me duele (?:mucho )?el (?:pecho|corazon)',
        '(?:demasiadas|muchas) (?:pastillas|medicinas)',
        'no (?:para|deja) de (?:sangrar|vomitar|temblar)',
        '(?:mucha|perdido|perdiendo) sangre',
        '(?:corte|herida|quemadura) (?:profund[oa]|grave|fea)',
        '(?:rompi|rompio|roto|fracture|torci|torcido|queme|quemado|corte|cortado)(?: (?:el|la|un))?(?: \\p{L}+)? (?:dedo|mano|brazo|pierna|muneca|tobillo|nariz|hombro|rodilla)',
        '(?:golpeo|golpe|pego)(?: \\p{L}+){0,2} cabeza',
        'contracciones',
        'rompi aguas',
        'he roto aguas',
        'ataque de asma',
        'epile\\p{L}+',
        'fiebre (?:alta|de (?:39|4\\d))',
        '(?:al|un|el) hospital',
        'primeros auxilios',
        'me (?:voy a desmayar|estoy mareando|siento (?:muy |fatal|mal))',
        'me encuentro (?:muy )?mal',
      ),
    ],
  },
  {
    reason: 'emergency:self-harm',
    patterns: [
      any(
        'end it(?: all)?(?: tonight| now)?[.!]*$',
        'end it all',
        "(?:don't|do not) want to (?:be here|live|go on|exist|wake up)(?: any ?more)?",
        '(?:no|any) reason to live',
        'better off dead',
        'take my (?:own )?life',
        'nao quero (?:mais viver|viver mais|continuar a viver|existir)',
        'ja nao quero viver',
        'por fim a (?:minha )?vida',
        'no quiero (?:seguir viviendo|vivir mas|vivir)',
        'ya no quiero vivir',
        'acabar con mi vida',
        'hacerme dano',
      ),
    ],
  },
  {
    reason: 'emergency:security',
    patterns: [
      any(
        `${STRANGER}${BETWEEN} (?:follow(?:ing|s|ed)|watch(?:ing|es)|film(?:ing|ed)|grabb(?:ed|ing)|touch(?:ed|ing)|threaten\\w*|hit(?:ting)?|punch\\w*|hurt(?:ing)?) (?:me|us|my|her|him)`,
        `${STRANGER}${BETWEEN} (?:try|tried|trying|tries|keeps?|attempt\\w*)(?: to)? (?:force|forcing|break|breaking|kick|kicking|pry|open|opening|enter|entering|get|getting|climb|climbing)(?: \\w+){0,4} (?:door|window|room|balcony)`,
        `${STRANGER}${BETWEEN} (?:banging|pounding|kicking|hammering)(?: \\w+){0,3} door`,
        "(?:there's|there is|there was|found|saw)(?: \\w+){0,3} (?:man|men|guy|strangers?|someone|somebody) (?:in|inside) (?:my|our) (?:room|bathroom|balcony)(?! service)",
        '(?:followed|following|follows) (?:me|us)(?: (?:around|to|into|from|down|all))?',
        "(?:can't|cannot|couldn't) find (?:my|our)(?: \\w+)? (?:son|daughter|child|children|kids?|boy|girl|toddler|baby|little one)",
        "(?:my|our)(?: \\w+){0,2} (?:son|daughter|child|children|kids?|boy|girl|toddler|baby)(?:'s| is| are| has| have| got| went)? (?:just )?(?:gone|missing|lost|vanished|disappeared|wandered off|ran off|run off|nowhere)",
        '(?:robbing|mugging|snatching)(?: \\w+){0,4}',
        '(?:was|were|been|got|being|getting) (?:robbed|mugged)',
        '(?:someone|somebody|they) (?:took|has taken) my (?:wallet|bag|purse|passport|phone|laptop|money|watch)',
        "(?:i'm|i am|we're|we are) (?:so |very |really )?(?:scared|terrified|frightened|in danger)",
        '(?:afraid|scared) (?:of|for) (?:him|her|my (?:life|husband|boyfriend|partner)|the man)',
        "(?:it's|this is|have|got|there's|is) an? (?:\\w+ )?emergency(?! (?:exits?|number|contact|stairs|staircase|lights?|procedures?))",
        '^emergency(?! (?:exits?|number|contact|stairs|staircase|lights?|procedures?))',
        'need (?:urgent |immediate )?help (?:now|right now|urgently|immediately|asap|quick\\w*)',
        'help (?:me|us)(?: please)?[ ,]*(?:now|quick\\w*|hurry|!)',
        'people (?:are )?fighting',
        'a fight (?:in|outside|on|at)',
        'shots?(?: fired)',
        'shooting (?:in|at|outside)',
        'spiked my drink',
        'drugged',
      ),
      any(
        '(?:homem|alguem|estranho|desconhecido|tipo|bebado)(?: \\p{L}+){0,4} (?:(?:a seguir|seguindo|a perseguir|perseguindo|segue|agarrou|tocou)-?(?:me|nos)|me (?:segue|agarrou|tocou|esta (?:a seguir|seguindo))|(?:a )?(?:forcar|forcando|arrombar|arrombando)|(?:a bater|batendo) (?:a|na) (?:minha |nossa )?porta)',
        '(?:homem|homens|estranh[oa]s?|desconhecid[oa]s?)(?: \\p{L}+){0,4} (?:minha|nossa|meu|nosso) (?:porta|quarto|janela|varanda)',
        '(?:filh[oa]|crianca|menin[oa]|bebe)(?: \\p{L}+){0,3} (?:desapareceu|sumiu|perdeu-se|se perdeu|desaparecid[oa]|perdid[oa])',
        'nao (?:encontro|acho|vejo)(?: \\p{L}+){0,3} (?:filh[oa]|crianca|menin[oa])',
        'roubaram(?:-me|-nos)?',
        'me roubaram',
        '(?:estou|estamos) (?:com (?:muito )?medo|em perigo|apavorad[oa]s?|assustad[oa]s?)',
        '(?:e|isto e|temos) uma emergencia',
        '^emergencia',
        'ajudem?-(?:me|nos)!+',
        'preciso de ajuda (?:urgente|ja|agora|imediata)',
      ),
      any(
        '(?:hombre|alguien|extrano|desconocido|tipo|borracho)(?: \\p{L}+){0,4} (?:siguiendo(?:me|nos)?|(?:me|nos) (?:sigue|persigue|toco|agarro|esta siguiendo)|forzar|forzando|golpeando (?:mi|la|nuestra) puerta)',
        '(?:hombres?|extran[oa]s?|desconocid[oa]s?)(?: \\p{L}+){0,4} (?:mi|nuestra) (?:puerta|habitacion|cuarto|ventana|balcon)',
        '(?:hij[oa]|nin[oa]|bebe)(?: \\p{L}+){0,3} (?:desaparecio|se perdio|ha desaparecido|desaparecid[oa]|perdid[oa])',
        'no (?:encuentro|veo|hallo)(?: \\p{L}+){0,3} (?:hij[oa]|nin[oa])',
        '(?:me|nos) (?:robaron|han robado|quitaron)',
        '(?:tengo|tenemos) (?:mucho )?miedo',
        '(?:estoy|estamos) (?:en peligro|asustad[oa]s?|aterrad[oa]s?)',
        '(?:es|esto es|tenemos) una emergencia',
        '^emergencia',
        'ayud(?:a|en|eme|enme|enos|ennos)!+',
        'necesito ayuda (?:urgente|ya|ahora|inmediata)',
      ),
    ],
  },
  {
    reason: 'emergency:trapped',
    patterns: [
      any(
        '(?:stuck|trapped|jammed|locked)(?: \\w+){0,4} (?:between floors|lift|elevator|sauna|stairwell|bathroom|toilet|balcony|roof|basement)',
        "can(?:'t|not) get out(?! of (?:the |my |our )?(?:bed|booking|reservation|stay|contract|bag))",
        '(?:lift|elevator)(?: \\w+){0,3} (?:stopped|stuck)(?: \\w+){0,4} (?:inside|in it|between|with us)',
        'pres[oa]s?(?: \\p{L}+){0,3} (?:elevador|ascensor|sauna|casa de banho|banheiro|varanda)',
        '(?:elevador|ascensor)(?: \\p{L}+){0,3} parou(?: \\p{L}+){0,4} dentro',
        'nao (?:consigo|conseguimos) sair(?! (?:mais|antes|as|ate|da cama))',
        '(?:atrapad[oa]s?|encerrad[oa]s?|atascad[oa]s?|atorad[oa]s?)(?: \\p{L}+){0,3} (?:ascensor|elevador|sauna|bano|balcon|terraza)',
        'no (?:puedo|podemos) salir(?! (?:mas|antes|a las|hasta|de la cama))',
      ),
    ],
  },
  {
    reason: 'emergency:water',
    patterns: [
      any(
        'water(?: \\w+){0,4} (?:through|from|out of|down|over) (?:the |our |my )?(?:ceiling|walls?|light|lamp|roof)',
        '(?:ceiling|roof)(?: \\w+){0,3} (?:leak\\w*|dripping|pouring|caving|collaps\\w*|coming down)',
        'agua(?: \\p{L}+){0,4} (?:tecto|teto|parede|lampada|techo|pared)',
        '(?:tecto|teto|techo)(?: \\p{L}+){0,3} (?:a pingar|pingando|a cair|goteando|cayendo|se cae|vaza\\p{L}*)',
      ),
    ],
  },
  {
    reason: 'emergency:power',
    patterns: [
      any(
        'electrocut\\w*',
        'shock(?:ed)?(?: \\w+){0,3} (?:from|by|off) (?:the |a |my )?(?:lamp|socket|plug|switch|outlet|kettle|shower|hairdryer|cable)',
        'levei um choque',
        '(?:apanhei|apanhou) um choque',
        'me dio (?:la corriente|un calambre|una descarga)',
      ),
    ],
  },
];
