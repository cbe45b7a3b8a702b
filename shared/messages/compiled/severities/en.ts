// Compiled from shared/messages/en.json by `npm run messages`.
import type { SeveritiesMessages } from './messages.ts';

export const notice: SeveritiesMessages['notice'] = "Good to know";
export const warning: SeveritiesMessages['warning'] = "Needs you";
export const failure: SeveritiesMessages['failure'] = "Did not work";

/** The group as one value. @public */
export const severitiesMessages: SeveritiesMessages = {
  notice,
  warning,
  failure,
};
