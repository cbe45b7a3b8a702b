import type { PropertySummary } from '@bellkey/shared/api';
import { selectMessages } from '@bellkey/shared/wording';
import { systemByLanguage } from '../../../messages/compiled/system/by-language.ts';

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

/**
 * The sentences of a property in a language; English where there is no other. They name who answers at a property of
 * this kind: a flat has no reception.
 */
export function systemTexts(language: string, kind: PropertyKind): SystemTexts {
  const messages = selectMessages(systemByLanguage, language);
  return {
    handedOff: (position, minutes) => messages.handedOff[kind]({ position, minutes }),
    alerted: messages.alerted[kind],
    declined: (title, reason) => messages.declined({ title, reason }),
    cancelledByStaff: (title, reason) => messages.cancelledByStaff({ title, reason }),
    ordered: (total) => messages.ordered({ total }),
    stillWaiting: (phone) =>
      [messages.stillWaiting[kind], ...(phone ? [messages.orCall({ phone })] : [])].join(' '),
  };
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
