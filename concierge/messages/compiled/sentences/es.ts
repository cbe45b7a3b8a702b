// Compiled from concierge/messages/es.json by `npm run messages`.
import type { SentencesMessages } from './messages.ts';

export const sentencesMessages: SentencesMessages = {
  requested: {
    deliver: {
      by: (d) => "Por supuesto. " + d.department + " llevará " + d.items + " a " + d.place + " antes de las " + d.time + ".",
      open: (d) => "Por supuesto. He pedido a " + d.department + ": " + d.items + " para " + d.place + "."
    },
    fix: {
      by: (d) => "Lo siento. " + d.department + " se ocupará de " + d.items + " " + d.inPlace + " antes de las " + d.time + ".",
      open: (d) => "Lo siento. He pedido a " + d.department + " que se ocupe de " + d.items + " " + d.inPlace + "."
    },
    fixOwn: {
      by: (d) => "Lo siento. " + d.department + " se ocupará de ello " + d.inPlace + " antes de las " + d.time + ".",
      open: (d) => "Lo siento. He pedido a " + d.department + " que se ocupe de ello " + d.inPlace + "."
    },
    book: {
      by: (d) => "He pedido a " + d.department + ": " + d.items + ". Tendrá respuesta aquí antes de las " + d.time + "; queda reservado cuando lo confirmen.",
      open: (d) => "He pedido a " + d.department + ": " + d.items + ". Queda reservado cuando lo confirmen aquí."
    },
    approve: {
      by: (d) => "He pedido a " + d.department + ": " + d.items + ". La decisión es suya y responden aquí antes de las " + d.time + ".",
      open: (d) => "He pedido a " + d.department + ": " + d.items + ". La decisión es suya y responden aquí."
    },
    free: {
      by: (d) => "He pasado la petición a " + d.department + ". Se ocuparán antes de las " + d.time + ".",
      open: (d) => "He pasado la petición a " + d.department + "."
    },
    work: {
      cleaning: (d) => "Por supuesto. " + d.department + " limpiará su habitación antes de las " + d.time + ".",
      turndown: (d) => "Por supuesto. " + d.department + " preparará las camas para la noche antes de las " + d.time + ".",
      trash: (d) => "Por supuesto. " + d.department + " vaciará las papeleras antes de las " + d.time + ".",
      laundry: (d) => "Por supuesto. " + d.department + " recogerá su ropa antes de las " + d.time + ".",
      minibar: (d) => "Por supuesto. " + d.department + " repondrá el minibar antes de las " + d.time + ".",
      luggageStorage: (d) => "Por supuesto. " + d.department + " recogerá su equipaje antes de las " + d.time + ".",
      roomService: (d) => "Por supuesto. " + d.department + " llevará su pedido antes de las " + d.time + ".",
      bedLinen: (d) => "Por supuesto. " + d.department + " cambiará la ropa de cama antes de las " + d.time + "."
    }
  },
  requestedAsSaid: (d) => "He pedido a " + d.department + ": " + d.items + " para " + d.place + ", para cuando ha dicho: " + d.when + ". Se lo confirmarán aquí.",
  told: {
    doNotDisturb: (d) => d.department + " ya sabe que no quiere que le molesten.",
    lateArrival: (d) => d.department + " ya sabe que llega tarde.",
    vip: (d) => d.department + " ya lo sabe.",
    occasion: (d) => "¡Qué bien! " + d.department + " ya sabe de la ocasión.",
    checkedOut: (d) => d.department + " ya sabe que se marcha.",
    away: (d) => d.department + " ya sabe que está fuera.",
    noCleaning: (d) => d.department + " ya sabe que no hay que limpiar su habitación.",
    delay: (d) => d.department + " ya sabe del retraso.",
    message: (d) => d.department + " ya tiene su mensaje.",
    notWanted: (d) => d.department + " ya sabe que no quiere " + d.items + "."
  },
  refused: {
    notOffered: (d) => "No puedo gestionar eso aquí: " + d.items + ".",
    manyThisHour: (d) => "No he podido registrar su petición de " + d.items + ": ha habido demasiadas peticiones en una hora.",
    tooMany: (d) => "Ha pedido " + d.items + ": es más de lo que puedo prometer por mi cuenta.",
    manyOpen: (d) => "Varias de sus peticiones siguen abiertas, así que de " + d.items + " se ocupa una persona.",
    other: (d) => "No he podido registrar su petición: " + d.items + "."
  },
  status: {
    promised: (d) => "Su petición (" + d.items + ") está con " + d.department + ", prometida antes de las " + d.time + ".",
    open: (d) => "Su petición (" + d.items + ") está con " + d.department + ".",
    late: (d) => "Su petición (" + d.items + ") estaba prometida antes de las " + d.time + " y va con retraso. Lo siento.",
    none: "No veo ninguna petición abierta para eso. ¿Quiere que haga una?"
  },
  cancel: {
    done: (d) => "Hecho. Su petición (" + d.items + ") está cancelada.",
    refused: (d) => "Su petición (" + d.items + ") ya no se puede cancelar aquí.",
    none: "No veo ninguna petición abierta que cancelar.",
    which: "¿Qué petición debo cancelar?"
  },
  amended: (d) => "He avisado a " + d.department + " del cambio: " + d.items + ".",
  declinedOpen: (d) => "Antes había pedido " + d.items + " (n.º " + d.no + "). ¿Cancelo esa petición?",
  declined: (d) => "Entendido. No pediré " + d.items + ".",
  ask: {
    time: (d) => "¿Para qué hora debo pedir " + d.items + "?",
    date: (d) => "¿Para qué día debo pedir " + d.items + "?",
    when: (d) => "¿Para cuándo debo pedir " + d.items + "?",
    until: (d) => "¿Hasta qué hora desea " + d.items + "?",
    party: (d) => "¿Para cuántas personas debo pedir " + d.items + "?",
    quantity: (d) => "¿Cuántos debo pedir: " + d.items + "?",
    pieces: (d) => "¿Cuántas piezas son, para " + d.items + "?",
    items: (d) => "¿Qué desea, para " + d.items + "?",
    what: (d) => "¿Qué desea, para " + d.items + "?",
    treatment: (d) => "¿Qué tratamiento desea, para " + d.items + "?",
    from: (d) => "¿A partir de qué hora desea " + d.items + "?",
    ages: (d) => "¿Qué edad tienen los niños, para " + d.items + "?",
    pet: (d) => "¿Qué animal es, para " + d.items + "?",
    day: (d) => "¿Para qué día debo pedir " + d.items + "?",
    people: (d) => "¿Para cuántas personas debo pedir " + d.items + "?",
    nearDay: (d) => "Todavía es de noche, así que prefiero confirmar: ¿quiere " + d.items + " hoy o mañana?",
    other: (d) => "Para " + d.items + ", ¿puede decirme: " + d.slot + "?"
  },
  confirm: {
    deliver: (d) => "¿Desea " + d.items + " para " + d.place + "?",
    fix: (d) => "¿Hay algún problema con " + d.items + " " + d.inPlace + "?",
    book: (d) => "¿Quiere que pida " + d.items + ", o tiene una pregunta sobre ello?"
  },
  nearDays: {
    today: (d) => "Hoy, " + d.day,
    tomorrow: (d) => "Mañana, " + d.day
  },
  choices: {
    cancel: "Sí, cancelar",
    yes: "Sí, por favor",
    no: "No, gracias",
    person: "Hablar con una persona",
    question: "Tengo una pregunta",
    report: "Sí, manden a alguien",
    request: "Quiero pedirlo"
  },
  choiceTexts: {
    yes: (d) => "Sí, por favor traigan " + d.items + ".",
    no: "No, gracias.",
    person: "Quiero hablar con una persona.",
    question: (d) => "¿Qué me puede decir sobre " + d.items + "?",
    report: (d) => "Hay un problema con " + d.items + ".",
    request: (d) => "Quisiera reservar " + d.items + ".",
    cancel: (d) => "Cancelar la petición " + d.no + "."
  },
  unknownFact: "No lo sé, y prefiero no adivinar. ¿Quiere que llame a una persona?",
  foreignFact: (d) => "Esto es lo que sé: " + d.fact,
  knownInstead: (d) => "Eso no lo sé con certeza. Lo que sé: " + d.fact,
  supposedFact: (d) => "No estoy del todo seguro de lo que pregunta, pero quizá le ayude: " + d.fact,
  whichFact: (d) => "No lo sé con exactitud. ¿Es sobre " + d.titles + "?",
  alsoKnown: (d) => "También puedo hablarle de «" + d.title + "».",
  unknown: "No estoy seguro de haber entendido. ¿Puede decirlo de otra forma, o prefiere que llame a una persona?",
  awaited: "El equipo tiene su mensaje y le responderá aquí.",
  offerPerson: "¿Quiere que avise a una persona?",
  offTopic: "Solo puedo ayudar con su estancia aquí. ¿Necesita algo?",
  chooseBetween: (d) => "No estoy seguro de qué desea. ¿Es una de estas cosas: " + d.items + "?",
  followWhat: "¿Sobre qué le gustaría saberlo?",
  meantWhat: "No sé bien a qué se refiere. ¿Qué desea?",
  smallTalk: {
    greet: (d) => "¡Hola! Soy el asistente de IA de " + d.property + ". ¿En qué puedo ayudarle?",
    who: (d) => "Soy el asistente de IA de " + d.property + ", no una persona. Puede pedir una persona en cualquier momento.",
    mood: "Gracias por preguntar. ¿En qué puedo ayudarle?",
    bye: "Hasta luego, y feliz estancia.",
    thanks: "De nada.",
    sorry: "No hay problema.",
    help: (d) => "Puedo pedir toallas, limpieza, reparaciones, reservas y mucho más, y responder preguntas sobre " + d.property + ".",
    yes: "¿En qué puedo ayudarle?",
    no: "Muy bien. Estoy aquí si necesita algo.",
    chat: "Gracias por contármelo. ¿En qué puedo ayudarle?",
    feeling: "Gracias por decirme cómo se siente. Si algo puede ayudarle, dígamelo, o pida hablar con una persona."
  },
  handoff: {
    emergency: "Estoy avisando al equipo ahora mismo. Si alguien está en peligro, llame a los servicios de emergencia y salga del lugar si puede.",
    "emergency:medical": "Estoy avisando al equipo ahora mismo. Si hay peligro de muerte, llame ya a los servicios de emergencia y quédese con la persona.",
    restricted: "Esto lo tiene que decidir una persona del equipo.",
    "restricted:complaint": "Lo siento mucho.",
    "restricted:allergy": "Por favor confirme las alergias con el personal; no se puede excluir la contaminación cruzada.",
    "restricted:medical": "No puedo dar consejos médicos.",
    "restricted:legal": "No puedo dar consejos legales.",
    "restricted:other-guest": "No puedo decir nada sobre otros huéspedes ni comunicarle con una habitación.",
    "order-time": "De un pedido para más tarde se ocupa una persona de aquí.",
    "restricted:access": "Por su seguridad, de puertas, llaves y códigos se ocupa una persona.",
    "restricted:staff-data": "No doy datos personales del equipo.",
    "two-failed-tries": "No he podido ayudarle con esto.",
    "engine-error": "Algo ha ido mal por mi parte."
  },
  onDay: (d) => d.time + " del " + d.day,
  steps: {
    search: "Consultando",
    request: "Pasando su petición",
    cancel: "Cancelando",
    menu: "Consultando la carta",
    order: "Anotando su pedido"
  },
  offered: {
    which: (d) => "¿Cuál de estos quiere: " + d.items + "?",
    about: (d) => "Aquí puede pedir: " + d.items + ". " + d.description + " ¿Lo pido?"
  },
  acknowledged: "Gracias por decirme cómo se siente.",
  openers: "Gracias por decirme cómo se siente.\nPor supuesto.\nLo siento.",
  place: {
    room: (d) => "la habitación " + d.no,
    table: (d) => "la mesa " + d.no,
    inRoom: (d) => "en la habitación " + d.no,
    inTable: (d) => "en la mesa " + d.no,
    inside: (d) => "en " + d.label
  }
}
