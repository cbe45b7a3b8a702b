import type { PropertySummary } from '@bellkey/shared/api';
import { textIn } from '@bellkey/shared/catalogue-texts/every-language';
import { selectMessages } from '@bellkey/shared/wording';
import { systemByLanguage } from '../../../messages/compiled/system/by-language.ts';

type PropertyKind = PropertySummary['kind'];

/**
 * System messages of the property to a guest: plain, true, and in the language that the guest's browser asks for. The
 * server writes them, so that no engine can forget or invent them.
 */
export interface SystemTexts {
  /** @param minutes null where those in front already wait longer than was announced */
  handedOff(position: number, minutes: number | null): string;
  /** Before {@link SystemTexts.handedOff}, about a photo. */
  unseenPhoto: string;
  /** For an emergency, which does not queue. */
  alerted: string;
  declined(title: string, reason: string): string;
  cancelledByStaff(title: string, reason: string): string;
  /** After the guest has confirmed an order of food. */
  ordered(total: string): string;
  /** When an order is for a time at which the kitchen is closed. @param until when it opens, if that is known */
  kitchenClosed(until: string | null): string;
  /** When the kitchen has run out of dishes of an order. */
  dishesRefused(dishes: string): string;
  /** When there was no answer within the announced time. */
  stillWaiting(phone: string | null): string;
  /** Before a promise slips: the reason, and the new time. */
  slipped(cause: 'not-begun' | 'under-way', title: string, time: string, before: string): string;
  /** When the clock gives no new time. */
  notKept(title: string, before: string, phone: string | null): string;
  /** When an approval was not decided. */
  expired(title: string): string;
  /** When the guest was asked something. */
  awaitingAnswer(title: string): string;
  /** When an emergency was raised without an alarm and no one has taken it. */
  emergencyWaiting(number: string): string;
  offered(title: string, offer: string): string;
  /** After staff have moved a planned request. */
  planned(title: string, time: string, reason: string): string;
  /** After staff have moved the guest to another room. */
  moved(place: string): string;
  /** After staff have merged a request of the guest into another. */
  merged(title: string): string;
  /** After staff have accepted, or approved, what had to be confirmed. @param time null where none is known */
  confirmed(how: 'confirmed' | 'approved', title: string, time: string | null): string;
  /** Where staff have raised a request for the guest. */
  raised(title: string): string;
}

/**
 * The messages of a property in a language; otherwise in English. They name who answers at a property of this kind: a
 * flat has no reception.
 */
export function systemTexts(language: string, kind: PropertyKind): SystemTexts {
  const messages = selectMessages(systemByLanguage, language);
  const local = (text: string) => textIn(language, text);
  return {
    handedOff: (position, minutes) =>
      minutes === null
        ? messages.handedOffLate[kind]({ position })
        : messages.handedOff[kind]({ position, minutes }),
    unseenPhoto: messages.unseenPhoto,
    alerted: messages.alerted[kind],
    declined: (title, reason) => messages.declined({ title: local(title), reason: local(reason) }),
    cancelledByStaff: (title, reason) =>
      messages.cancelledByStaff({ title: local(title), reason: local(reason) }),
    ordered: (total) => messages.ordered({ total }),
    kitchenClosed: (until) =>
      until ? messages.kitchenClosed.until({ time: until }) : messages.kitchenClosed.open,
    dishesRefused: (dishes) => messages.dishesRefused({ dishes }),
    stillWaiting: (phone) =>
      [messages.stillWaiting[kind], ...(phone ? [messages.orCall({ phone })] : [])].join(' '),
    slipped: (cause, title, time, before) => messages.slipped[cause]({ title: local(title), time, before }),
    notKept: (title, before, phone) =>
      [
        messages.notKept[kind]({ title: local(title), before }),
        ...(phone ? [messages.orCall({ phone })] : []),
      ].join(' '),
    expired: (title) => messages.expired({ title: local(title) }),
    awaitingAnswer: (title) => messages.awaitingAnswer({ title: local(title) }),
    emergencyWaiting: (number) => messages.emergencyWaiting({ number }),
    offered: (title, offer) => messages.offered({ title: local(title), offer }),
    planned: (title, time, reason) =>
      messages.planned({ title: local(title), time, reason: local(reason) }).trim(),
    confirmed: (how, title, time) => messages[how]({ what: [local(title), time].filter(Boolean).join(', ') }),
    moved: (place) => messages.moved({ place }),
    merged: (title) => messages.merged({ title: local(title) }),
    raised: (title) => messages.raised({ title: local(title) }),
  };
}

/**
 * The language of a guest's visit: the first that an Accept-Language header asks for, in its own order of preference,
 * and that the property names or the product is written in, since pages and the concierge use that one too. Otherwise
 * the property's first.
 */
export function chooseLanguage(acceptLanguage: string | undefined, offered: readonly string[]): string {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
      const quality = parameters.map((p) => /^\s*q=([\d.]+)/.exec(p)?.[1]).find(Boolean);
      return { language: tag.split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality) };
    })
    .sort((a, b) => b.quality - a.quality);
  const spoken = [...offered, ...Object.keys(systemByLanguage)];
  return wanted.find(({ language }) => spoken.includes(language))?.language ?? offered[0] ?? 'en';
}
