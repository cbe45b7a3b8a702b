import type { StaffProposal } from '@bellkey/shared/api';
import * as messages from '../../../messages/compiled/staff-assistant/en.ts';
import { timeOrDay } from '../../clock/clock-messages.ts';
import { stateNames } from '../requests/request-messages.ts';

/** The effect of a proposal, as one sentence. */
export function formatProposal(proposal: StaffProposal, now: number, timeZone: string): string {
  switch (proposal.kind) {
    case 'transition': {
      const { no, to, promiseMinutes } = proposal;
      const state = stateNames[to];
      return promiseMinutes === null
        ? messages.willMove({ no, state })
        : messages.willPromise({ no, state, minutes: promiseMinutes });
    }
    case 'assign': {
      const { no, title, place, to, from } = proposal;
      const what = messages.numbered({ no, title, place });
      if (!to) return messages.willGiveBack({ what, from: from?.name ?? '' });
      return from
        ? messages.willPassOn({ what, to: to.name, from: from.name })
        : messages.willAssign({ what, to: to.name });
    }
    case 'raise': {
      const { title, quantity, place, at } = proposal;
      const what = quantity === null ? title : messages.counted({ title, quantity });
      return at === null
        ? messages.willRaise({ what, place })
        : messages.willPlan({ what, place, time: timeOrDay(at, now, timeZone) });
    }
    case 'reply':
      return messages.willReply({ place: proposal.place });
  }
}

/** The result of an applied proposal. */
export function formatApplied(proposal: StaffProposal): string {
  switch (proposal.kind) {
    case 'transition':
      return messages.moved({ no: proposal.no, state: stateNames[proposal.to] });
    case 'assign':
      return proposal.to
        ? messages.assigned({ no: proposal.no, to: proposal.to.name })
        : messages.givenBack({ no: proposal.no });
    case 'raise':
      return messages.raised({ what: proposal.title, place: proposal.place });
    case 'reply':
      return messages.replied({ place: proposal.place });
  }
}
