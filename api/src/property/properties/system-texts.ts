import type { PropertySummary } from '@bellkey/shared/api';

type PropertyKind = PropertySummary['kind'];

/**
 * What the property itself says to a guest: plain, true, and in the language the guest's browser asked for.
 * These are the server's sentences, so that no engine can forget or invent them.
 */
export interface SystemTexts {
  handedOff(position: number, minutes: number): string;
  /** In an emergency, which does not queue. */
  alerted: string;
  declined(title: string, reason: string): string;
  cancelledByStaff(title: string, reason: string): string;
  /** After the guest has confirmed an order of food. */
  ordered(total: string): string;
  /** When there was no answer within the time that the guest was promised. */
  stillWaiting(phone: string | null): string;
}

/** Who answers at a property, in the words of one language: a flat has no reception. */
interface People {
  /** After "I have passed this to". */
  passedTo: string;
  /** Those who are alerted in an emergency. */
  alerted: string;
  /** The person who is informed when there is no answer, with "has been told". */
  escalatedTo: string;
}

const inEnglish: Record<PropertyKind, People> = {
  hotel: {
    passedTo: 'Reception',
    alerted: 'Reception and the duty manager have been alerted and see',
    escalatedTo: 'The duty manager has been told',
  },
  restaurant: {
    passedTo: 'our staff',
    alerted: 'Our staff and the duty manager have been alerted and see',
    escalatedTo: 'The duty manager has been told',
  },
  str: {
    passedTo: 'your host',
    alerted: 'Your host and whoever is on call have been alerted and see',
    escalatedTo: 'Whoever is on call has been told',
  },
};

const english = (people: People): SystemTexts => ({
  alerted: `${people.alerted} your message first.`,
  handedOff: (position, minutes) =>
    position === 1
      ? `I have passed this to ${people.passedTo}. You are first in line; they aim to answer within ${minutes} minutes.`
      : `I have passed this to ${people.passedTo}. You are number ${position} in line; they aim to answer within ${minutes} minutes.`,
  declined: (title, reason) => `We are sorry, we cannot do this: ${title}. ${reason}`,
  cancelledByStaff: (title, reason) => `This was cancelled by our staff: ${title}. ${reason}`,
  ordered: (total) => `Your order is with the kitchen. Total ${total}.`,
  stillWaiting: (phone) =>
    `This is taking longer than we said, and we are sorry. ${people.escalatedTo}.${phone ? ` You can also call ${phone}.` : ''}`,
});

const inPortuguese: Record<PropertyKind, People> = {
  hotel: {
    passedTo: 'à Receção',
    alerted: 'A Receção e o gerente de serviço foram alertados e veem',
    escalatedTo: 'O gerente de serviço já foi avisado',
  },
  restaurant: {
    passedTo: 'à nossa equipa',
    alerted: 'A nossa equipa e o gerente de serviço foram alertados e veem',
    escalatedTo: 'O gerente de serviço já foi avisado',
  },
  str: {
    passedTo: 'ao seu anfitrião',
    alerted: 'O seu anfitrião e quem está de serviço foram alertados e veem',
    escalatedTo: 'Quem está de serviço já foi avisado',
  },
};

const portuguese = (people: People): SystemTexts => ({
  alerted: `${people.alerted} a sua mensagem em primeiro lugar.`,
  handedOff: (position, minutes) =>
    position === 1
      ? `Passei o assunto ${people.passedTo}. É a próxima pessoa a ser atendida; procuram responder em ${minutes} minutos.`
      : `Passei o assunto ${people.passedTo}. Está em ${position}.º lugar; procuram responder em ${minutes} minutos.`,
  declined: (title, reason) => `Lamentamos, não é possível: ${title}. ${reason}`,
  cancelledByStaff: (title, reason) => `A nossa equipa cancelou: ${title}. ${reason}`,
  ordered: (total) => `O seu pedido está na cozinha. Total: ${total}.`,
  stillWaiting: (phone) =>
    `Está a demorar mais do que dissemos, pedimos desculpa. ${people.escalatedTo}.${phone ? ` Também pode ligar para ${phone}.` : ''}`,
});

const inSpanish: Record<PropertyKind, People> = {
  hotel: {
    passedTo: 'a Recepción',
    alerted: 'Hemos avisado a Recepción y al responsable de turno; verán',
    escalatedTo: 'Hemos avisado al responsable de turno',
  },
  restaurant: {
    passedTo: 'a nuestro equipo',
    alerted: 'Hemos avisado a nuestro equipo y al responsable de turno; verán',
    escalatedTo: 'Hemos avisado al responsable de turno',
  },
  str: {
    passedTo: 'a su anfitrión',
    alerted: 'Hemos avisado a su anfitrión y a quien está de guardia; verán',
    escalatedTo: 'Hemos avisado a quien está de guardia',
  },
};

const spanish = (people: People): SystemTexts => ({
  alerted: `${people.alerted} su mensaje en primer lugar.`,
  handedOff: (position, minutes) =>
    position === 1
      ? `He pasado esto ${people.passedTo}. Es la próxima persona en ser atendida; intentan responder en ${minutes} minutos.`
      : `He pasado esto ${people.passedTo}. Está en el puesto ${position}; intentan responder en ${minutes} minutos.`,
  declined: (title, reason) => `Lo sentimos, no es posible: ${title}. ${reason}`,
  cancelledByStaff: (title, reason) => `Nuestro equipo ha cancelado: ${title}. ${reason}`,
  ordered: (total) => `Su pedido está en la cocina. Total: ${total}.`,
  stillWaiting: (phone) =>
    `Está tardando más de lo que dijimos, lo sentimos. ${people.escalatedTo}.${phone ? ` También puede llamar al ${phone}.` : ''}`,
});

const texts: Record<string, (kind: PropertyKind) => SystemTexts> = {
  en: (kind) => english(inEnglish[kind]),
  pt: (kind) => portuguese(inPortuguese[kind]),
  es: (kind) => spanish(inSpanish[kind]),
};

/** The sentences of a property of this kind in a language; English where there is no other. */
export function systemTexts(language: string, kind: PropertyKind): SystemTexts {
  return (texts[language] ?? ((of) => english(inEnglish[of])))(kind);
}

/** The first of the property's languages that an Accept-Language header asks for, by its own order of preference. */
export function chooseLanguage(acceptLanguage: string | undefined, offered: readonly string[]): string {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
      const quality = parameters.map((p) => /^\s*q=([\d.]+)/.exec(p)?.[1]).find(Boolean);
      return { language: tag.split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality) };
    })
    .sort((a, b) => b.quality - a.quality);
  return wanted.find(({ language }) => offered.includes(language))?.language ?? offered[0] ?? 'en';
}
