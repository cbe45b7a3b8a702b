import type { SetupStepKey } from '@bellkey/shared/api';
import * as messages from '../../../../messages/compiled/settings/en.ts';

/** The name of a set-up step, its purpose, and the page where it is done. */
export const SETUP_STEPS: Record<SetupStepKey, { name: string; why: string; to: string }> = {
  phone: {
    name: messages.telephoneNumber,
    why: messages.guestsInDangerGetAButton,
    to: '/dashboard/settings?show=property',
  },
  places: {
    name: messages.roomsAndTables,
    why: messages.eachHasACodeOfIts,
    to: '/dashboard/settings?show=places',
  },
  codes: {
    name: messages.codesForEveryPlace,
    why: messages.printThemAndHangThemWhere,
    to: '/dashboard/codes',
  },
  services: {
    name: messages.servicesThatFit,
    why: messages.takeOutWhatYouDoNot,
    to: '/dashboard/settings?show=services',
  },
  knowledge: {
    name: messages.tenThingsThatGuestsAsk,
    why: messages.theAssistantAnswersFromWhat,
    to: '/developers-admin/indexing',
  },
  menu: {
    name: messages.aMenu,
    why: messages.guestsOrderFromItByChat,
    to: '/dashboard/settings?show=menu',
  },
  team: {
    name: messages.aSecondPerson,
    why: messages.inviteThemByALink,
    to: '/dashboard/team',
  },
  guest: {
    name: messages.aFirstGuest,
    why: messages.scanOneOfYourCodes,
    to: '/dashboard/codes',
  },
};
