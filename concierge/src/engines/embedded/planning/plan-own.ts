import type { OfferedService, TurnContext } from '../../../contract/contract.ts';
import type { AnswerLanguage } from '../../../language/text/answer-language.ts';
import { normalise } from '../../../language/text/normalise.ts';
import { missingSlots } from '../../../policy/actions/carry-out-request.ts';
import type { Act } from '../../../understanding/message/acts.ts';
import { ownWishes, quantitySaid } from '../../../understanding/message/own-wishes.ts';
import { supposedOffered } from '../../../understanding/property/find-offered.ts';
import { type OwnWish, wishReading } from '../../../understanding/property/own-wish.ts';
import { type OwnAct, type PlannedAct, slotsSaid } from '../planned-acts/planned-act.ts';

const QUOTED_WORDS_MAX_CHARS = 200;

/** An act on a service with the property's own words, with the details in the guest's lines. */
export function ownAct(
  does: OwnAct['does'],
  service: OfferedService,
  said: readonly string[],
  language: AnswerLanguage,
): OwnAct {
  const slots = slotsSaid(service, said, language);
  const quantity =
    said.map((line) => quantitySaid(line, service, language)).find((each) => each !== null) ?? null;
  return {
    kind: 'own',
    does,
    service,
    quantity,
    words: said.join(' / ').slice(0, QUOTED_WORDS_MAX_CHARS),
    slots,
    missing: missingSlots(service, { quantity, slots }),
    said,
  };
}

function planWish(wish: OwnWish, said: string, context: TurnContext, language: AnswerLanguage): PlannedAct {
  if (wish.kind === 'which') return { kind: 'which-service', services: wish.services };
  const { kind, service } = wish;
  if (kind === 'cancel') {
    // A cancellation only takes back what it names.
    const open = context.openRequests.filter((request) => request.service === service.key);
    const [only] = open;
    if (only) return { kind: 'cancel', item: null, no: open.length === 1 ? only.no : null };
  }
  return ownAct(kind, service, [said], language);
}

/** Minimum score at which a line wants something, whatever that is. */
const WANTS = 0.35;

/**
 * Asks whether an unmatched wish means one of the property's own services; null if the line wants nothing, or no
 * service is close enough.
 */
export function supposeOwn(text: string, context: TurnContext, language: AnswerLanguage): PlannedAct | null {
  const words = normalise(text);
  if (wishReading(words).wants < WANTS) return null;
  const services = supposedOffered(words, context.services);
  const [only] = services;
  if (!only) return null;
  return services.length > 1
    ? { kind: 'which-service', services }
    : ownAct('confirm', only, [text], language);
}

/**
 * The acts of a line about services with the property's own words (`understanding/property`), and its other acts; null
 * if it is about none of them.
 */
export function planOwn(
  text: string,
  acts: readonly Act[],
  context: TurnContext,
  language: AnswerLanguage,
): { own: PlannedAct[]; rest: Act[] } | null {
  const { wishes, rest } = ownWishes(text, acts, context.services, language);
  if (wishes.length === 0) return null;
  // Staff read the guest's original text, if it is about one thing.
  const alone = wishes.length === 1 && rest.length === 0;
  const own = wishes.map((wish) => planWish(wish, alone ? text : wish.words, context, language));
  return { own, rest };
}
