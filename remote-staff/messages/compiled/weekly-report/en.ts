// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { WeeklyReportMessages } from './messages.ts';

export const title: WeeklyReportMessages['title'] = "The week by e-mail";
export const choice: WeeklyReportMessages['choice'] = "Send me the report of each week, on Monday at seven";
export const goesTo: WeeklyReportMessages['goesTo'] = (d) => "It goes to " + d.email + ".";
export const noAddress: WeeklyReportMessages['noAddress'] = "This server sends no e-mail, or your address is not verified yet.";
export const turnedOn: WeeklyReportMessages['turnedOn'] = "You get the report of each week by e-mail.";
export const turnedOff: WeeklyReportMessages['turnedOff'] = "You no longer get the report of each week.";
export const notLoaded: WeeklyReportMessages['notLoaded'] = "Whether you get the week by e-mail could not be loaded";
export const notChanged: WeeklyReportMessages['notChanged'] = "It was not changed";

/** The group as one value. @public */
export const weeklyReportMessages: WeeklyReportMessages = {
  title,
  choice,
  goesTo,
  noAddress,
  turnedOn,
  turnedOff,
  notLoaded,
  notChanged,
};
