/**
 * What the house itself says to a guest: plain, true, and in the language the guest's browser asked for.
 * These are the server's sentences, so that no engine can forget or invent them.
 */
interface SystemTexts {
  handedOff(position: number, minutes: number): string;
  /** In an emergency, which stands in no line. */
  alerted: string;
  declined(title: string, reason: string): string;
  cancelledByStaff(title: string, reason: string): string;
  /** After the guest has confirmed an order of food. */
  ordered(total: string): string;
  /** When nobody answered within the time that the guest was told. */
  stillWaiting(phone: string | null): string;
}

const english: SystemTexts = {
  alerted: 'Reception and the duty manager have been alerted and see your message first.',
  handedOff: (position, minutes) =>
    position === 1
      ? `I have passed this to Reception. You are first in line; they aim to answer within ${minutes} minutes.`
      : `I have passed this to Reception. You are number ${position} in line; they aim to answer within ${minutes} minutes.`,
  declined: (title, reason) => `We are sorry, we cannot do this: ${title}. ${reason}`,
  cancelledByStaff: (title, reason) => `This was cancelled by our staff: ${title}. ${reason}`,
  ordered: (total) => `Your order is with the kitchen. Total ${total}.`,
  stillWaiting: (phone) =>
    `This is taking longer than we said, and we are sorry. The duty manager has been told.${phone ? ` You can also call ${phone}.` : ''}`,
};

const portuguese: SystemTexts = {
  alerted: 'A Receção e o gerente de serviço foram alertados e veem a sua mensagem em primeiro lugar.',
  handedOff: (position, minutes) =>
    position === 1
      ? `Passei o assunto à Receção. É a próxima pessoa a ser atendida; procuram responder em ${minutes} minutos.`
      : `Passei o assunto à Receção. Está em ${position}.º lugar; procuram responder em ${minutes} minutos.`,
  declined: (title, reason) => `Lamentamos, não é possível: ${title}. ${reason}`,
  cancelledByStaff: (title, reason) => `A nossa equipa cancelou: ${title}. ${reason}`,
  ordered: (total) => `O seu pedido está na cozinha. Total: ${total}.`,
  stillWaiting: (phone) =>
    `Está a demorar mais do que dissemos, pedimos desculpa. O gerente de serviço já foi avisado.${phone ? ` Também pode ligar para ${phone}.` : ''}`,
};

const spanish: SystemTexts = {
  alerted: 'Hemos avisado a Recepción y al responsable de turno; verán su mensaje en primer lugar.',
  handedOff: (position, minutes) =>
    position === 1
      ? `He pasado esto a Recepción. Es la próxima persona en ser atendida; intentan responder en ${minutes} minutos.`
      : `He pasado esto a Recepción. Está en el puesto ${position}; intentan responder en ${minutes} minutos.`,
  declined: (title, reason) => `Lo sentimos, no es posible: ${title}. ${reason}`,
  cancelledByStaff: (title, reason) => `Nuestro equipo ha cancelado: ${title}. ${reason}`,
  ordered: (total) => `Su pedido está en la cocina. Total: ${total}.`,
  stillWaiting: (phone) =>
    `Está tardando más de lo que dijimos, lo sentimos. Hemos avisado al responsable de turno.${phone ? ` También puede llamar al ${phone}.` : ''}`,
};

const texts: Record<string, SystemTexts> = { en: english, pt: portuguese, es: spanish };

/** The house's sentences in a language, English where we have no other. */
export function systemTexts(language: string): SystemTexts {
  return texts[language] ?? english;
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
