/** Scripts that name a language by themselves (kana before Han: Japanese uses both). */
export const SCRIPTS: ReadonlyArray<readonly [string, RegExp]> = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['th', /\p{Script=Thai}/gu],
];

/** Letters and endings that few languages share, with the points each is worth. */
export const LANGUAGE_MARKS: ReadonlyArray<readonly [string, RegExp, number]> = [
  ['pt', /[ãõ]/u, 3],
  ['pt', /ç/u, 1],
  ['pt', /(?:ções|ção|inho|lh[ao]|nh[ao])(?![\p{L}])/u, 2],
  ['es', /[ñ¿¡]/u, 3],
  ['es', /(?:ción|ciones|lla|llas)(?![\p{L}])/u, 2],
  ['de', /[äöüß]/u, 2],
  ['fr', /[œèîûë]|(?<![\p{L}])(?:qu'|j'|l'|d'|c'|n')/u, 2],
  ['it', /(?<![\p{L}])(?:gli|dell'|all'|l'|c'è)|[òì](?![\p{L}])/u, 2],
];

const set = (words: string) => new Set(words.split(' '));

/** The commonest words of a guest's sentences, normalised; the same word may count for several languages. */
export const STOP_WORDS: ReadonlyArray<readonly [string, ReadonlySet<string>]> = [
  [
    'en',
    set(
      "the a an i i'd i'm i'll i've we you your my our is are was it it's this that to of in on at for with and or not do does don't did can can't could would will please have has had need want get more some what when where which how why who there any hello hi hey thanks thank sorry yes no room towel towels pillow pillows bring send book broken working tomorrow today tonight morning me us be been another extra time from by am help late early check-out checkout breakfast ignore all previous instructions",
    ),
  ],
  [
    'pt',
    set(
      'o os a as um uma uns umas de do da dos das em no na nos nas ao para por com sem e ou nao sim que qual quais quando onde como quanto quantos quanta quantas quem eu nos voce voces meu minha meus minhas nosso nossa esta estao e sao foi tem ter tenho temos preciso precisamos queria gostaria quero podia podiam pode podem posso poderia favor obrigado obrigada ola oi acabou acabaram ficou bom boa dia tarde noite manha amanha hoje mais outra outro quarto toalha toalhas almofada almofadas travesseiro isto isso aqui ha mandar trazer avariado funciona funcionar pequeno-almoco cafe agua quente desculpe ainda ja hora horas ignore todas instrucoes anteriores',
    ),
  ],
  [
    'es',
    set(
      'el la los las un una unos unas de del en al para por con sin y o no si que cual cuales cuando donde como cuanto cuantos cuanta cuantas quien yo nosotros usted ustedes mi mis nuestro nuestra esta estan es son fue hay tener tengo tenemos necesito necesitamos quiero dos tres queria quisiera gustaria puede pueden puedo podria podrian favor gracias se acabo hola buenos buenas dia dias tarde tardes noche noches manana hoy mas otra otro habitacion toalla toallas almohada almohadas esto eso aqui traer mandar enviar funciona desayuno agua caliente todavia ya hora horas ignora todas instrucciones anteriores',
    ),
  ],
  [
    'fr',
    set(
      "le la les un une des de du en au aux pour par avec sans et ou ne pas oui non que qui quel quelle quand comment combien je j'ai nous vous mon ma mes notre est sont il elle ce c'est avoir besoin voudrais voudrions pouvez pourriez puis-je peux plait s'il merci bonjour bonsoir salut demain aujourd'hui plus autre chambre serviette serviettes oreiller heure petit-dejeuner ou est-ce dans sur",
    ),
  ],
  [
    'de',
    set(
      'der die das den dem ein eine einen einer und oder nicht kein keine ja nein ist sind war ich wir sie mir uns mein meine unser haben habe hat brauche brauchen mochte mochten konnen konnten kann wurde bitte danke hallo guten tag morgen abend heute mehr noch zimmer handtuch handtucher kissen wann wo wie was wieviel warum fruhstuck mit ohne fur auf im am zum zur es gibt funktioniert',
    ),
  ],
  [
    'it',
    set(
      "il lo la i gli le un uno una di del della dei in nel nella al alla per con senza e o non si che chi quale quando dove come quanto io noi mi mio mia nostro nostra e' sono ho abbiamo avere bisogno vorrei vorremmo potete potrebbe posso puo favore grazie ciao buongiorno buonasera domani oggi piu altro altra camera asciugamano asciugamani cuscino ore colazione c'e per favore",
    ),
  ],
  [
    'nl',
    set(
      'de het een en of niet geen ja nee is zijn ik wij we u jullie mijn onze heb hebben heeft nodig wil willen graag kunt kunnen kan zou alstublieft dank bedankt hallo goedemorgen morgen vandaag meer nog kamer handdoek handdoeken kussen wanneer waar hoe wat laat ontbijt met zonder voor op in van er',
    ),
  ],
];
