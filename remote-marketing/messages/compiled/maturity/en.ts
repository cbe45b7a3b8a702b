// Compiled from remote-marketing/messages/en.json by `npm run messages`.
import type { MaturityMessages } from './messages.ts';

export const reach: MaturityMessages['reach'] = "Being reached";
export const promise: MaturityMessages['promise'] = "Keeping a time";
export const memory: MaturityMessages['memory'] = "Knowing what was asked";
export const systems: MaturityMessages['systems'] = "Systems and reviews";

/** The group as one value. @public */
export const maturityMessages: MaturityMessages = {
  reach,
  promise,
  memory,
  systems,
};
