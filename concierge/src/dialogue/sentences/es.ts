import type { Sentences } from './sentences.ts';

export const es: Sentences = {
  requested: {
    deliver: {
      by: 'Por supuesto. {department} llevará {items} a {place} antes de las {time}.',
      open: 'Por supuesto. He pedido a {department}: {items} para {place}.',
    },
    fix: {
      by: 'Lo siento. {department} se ocupará de {items} en {place} antes de las {time}.',
      open: 'Lo siento. He pedido a {department} que se ocupe de {items} en {place}.',
    },
    book: {
      by: 'He pedido a {department}: {items}. Tendrá respuesta aquí antes de las {time}; queda reservado cuando lo confirmen.',
      open: 'He pedido a {department}: {items}. Queda reservado cuando lo confirmen aquí.',
    },
    approve: {
      by: 'He pedido a {department}: {items}. La decisión es suya y responden aquí antes de las {time}.',
      open: 'He pedido a {department}: {items}. La decisión es suya y responden aquí.',
    },
    free: {
      by: 'He pasado la petición a {department}. Se ocuparán antes de las {time}.',
      open: 'He pasado la petición a {department}.',
    },
  },
  requestedAsSaid:
    'He pedido a {department}: {items} para {place}, para cuando ha dicho: {when}. Se lo confirmarán aquí.',
  refused: {
    notOffered: 'No puedo gestionar eso aquí: {items}.',
    tooMany: 'Ha pedido {items}: es más de lo que puedo prometer por mi cuenta.',
    other: 'No he podido registrar su petición: {items}.',
  },
  status: {
    promised: 'Su petición ({items}) está con {department}, prometida antes de las {time}.',
    open: 'Su petición ({items}) está con {department}.',
    late: 'Su petición ({items}) estaba prometida antes de las {time} y va con retraso. Lo siento.',
    none: 'No veo ninguna petición abierta para eso. ¿Quiere que haga una?',
  },
  cancel: {
    done: 'Hecho. Su petición ({items}) está cancelada.',
    refused: 'Su petición ({items}) ya no se puede cancelar aquí.',
    none: 'No veo ninguna petición abierta que cancelar.',
    which: '¿Qué petición debo cancelar?',
  },
  amended: 'He avisado a {department} del cambio: {items}.',
  declinedOpen: 'Antes había pedido {items} (n.º {no}). ¿Cancelo esa petición?',
  declined: 'Entendido. No pediré {items}.',
  ask: {
    time: '¿Para qué hora debo pedir {items}?',
    date: '¿Para qué día debo pedir {items}?',
    when: '¿Para cuándo debo pedir {items}?',
    until: '¿Hasta qué hora desea {items}?',
    party: '¿Para cuántas personas debo pedir {items}?',
    quantity: '¿Cuántos debo pedir: {items}?',
    pieces: '¿Cuántas piezas son, para {items}?',
    items: '¿Qué desea, para {items}?',
    what: '¿Qué desea, para {items}?',
    treatment: '¿Qué tratamiento desea, para {items}?',
    other: 'Para {items}, ¿puede decirme: {slot}?',
  },
  confirm: {
    deliver: '¿Desea {items} para {place}?',
    fix: '¿Hay algún problema con {items} en {place}?',
    book: '¿Quiere que pida {items}, o tiene una pregunta sobre ello?',
  },
  choices: {
    cancel: 'Sí, cancelar',
    yes: 'Sí, por favor',
    no: 'No, gracias',
    person: 'Hablar con una persona',
    question: 'Tengo una pregunta',
    report: 'Sí, manden a alguien',
    request: 'Quiero pedirlo',
  },
  choiceTexts: {
    yes: 'Sí, por favor traigan {items}.',
    no: 'No, gracias.',
    person: 'Quiero hablar con una persona.',
    question: '¿Qué me puede decir sobre {items}?',
    report: 'Hay un problema con {items}.',
    request: 'Quisiera reservar {items}.',
    cancel: 'Cancelar la petición {no}.',
  },
  unknownFact: 'No lo sé, y prefiero no adivinar. ¿Quiere que llame a una persona?',
  unknown:
    'No estoy seguro de haber entendido. ¿Puede decirlo de otra forma, o prefiere que llame a una persona?',
  awaited: 'El equipo tiene su mensaje y le responderá aquí.',
  offerPerson: '¿Quiere que avise a una persona?',
  offTopic: 'Solo puedo ayudar con su estancia aquí. ¿Necesita algo?',
  smallTalk: {
    greet: '¡Hola! Soy el asistente de IA de {property}. ¿En qué puedo ayudarle?',
    who: 'Soy el asistente de IA de {property}, no una persona. Puede pedir una persona en cualquier momento.',
    mood: 'Gracias por preguntar. ¿En qué puedo ayudarle?',
    bye: 'Hasta luego, y feliz estancia.',
    thanks: 'De nada.',
    sorry: 'No hay problema.',
    help: 'Puedo pedir toallas, limpieza, reparaciones, reservas y mucho más, y responder preguntas sobre {property}.',
    yes: '¿En qué puedo ayudarle?',
    no: 'Muy bien. Estoy aquí si necesita algo.',
  },
  handoff: {
    emergency:
      'Estoy avisando al equipo ahora mismo. Si alguien está en peligro, llame a los servicios de emergencia y salga del lugar si puede.',
    'emergency:medical':
      'Estoy avisando al equipo ahora mismo. Si hay peligro de muerte, llame ya a los servicios de emergencia y quédese con la persona.',
    restricted: 'Esto lo tiene que decidir una persona del equipo.',
    'restricted:complaint': 'Lo siento mucho.',
    'restricted:allergy':
      'Por favor confirme las alergias con el personal; no se puede excluir la contaminación cruzada.',
    'restricted:medical': 'No puedo dar consejos médicos.',
    'restricted:legal': 'No puedo dar consejos legales.',
    'restricted:other-guest': 'No puedo decir nada sobre otros huéspedes ni comunicarle con una habitación.',
    'order-time': 'De un pedido para más tarde se ocupa una persona de aquí.',
    'restricted:access': 'Por su seguridad, de puertas, llaves y códigos se ocupa una persona.',
    'restricted:staff-data': 'No doy datos personales del equipo.',
    'two-failed-tries': 'No he podido ayudarle con esto.',
    'engine-error': 'Algo ha ido mal por mi parte.',
  },
  onDay: '{time} del {day}',
};
