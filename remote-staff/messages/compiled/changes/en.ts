// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { ChangesMessages } from './messages.ts';
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
export const subjects: ChangesMessages['subjects'] = {
  property: "Property",
  brand: "Look for guests",
  department: "Departments",
  service: "Services",
  place: "Places",
  dish: "Dishes",
  category: "Parts of the menu",
  hours: "Hours",
  holiday: "Holidays",
  "service-levels": "Service levels",
  webhook: "Webhook",
  "api-key": "API keys",
  retention: "Retention",
  member: "Team",
  invitation: "Invitations",
  code: "Codes",
  erasure: "Erased guests"
};
export const what: ChangesMessages['what'] = "What";
export const everything: ChangesMessages['everything'] = "Everything";
export const who: ChangesMessages['who'] = "Who";
export const everyone: ChangesMessages['everyone'] = "Everyone";
export const from: ChangesMessages['from'] = "From";
export const until: ChangesMessages['until'] = "Until";
export const download: ChangesMessages['download'] = "Save as CSV";
export const file: ChangesMessages['file'] = "changes";
export const saved: ChangesMessages['saved'] = (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " change is", other: number("en", d.count, 0) + " changes are" }) + " in the file.";
export const notSaved: ChangesMessages['notSaved'] = "The file could not be made";
export const noneMatch: ChangesMessages['noneMatch'] = "No change matches";
export const noneMatchText: ChangesMessages['noneMatchText'] = "Nothing was changed by them in this time.";
export const showAll: ChangesMessages['showAll'] = "Show every change";
export const columns: ChangesMessages['columns'] = {
  at: "Time",
  by: "Who",
  subject: "What",
  title: "Name",
  change: "Change",
  before: "Before",
  after: "After"
};

/** The group as one value. @public */
export const changesMessages: ChangesMessages = {
  subjects,
  what,
  everything,
  who,
  everyone,
  from,
  until,
  download,
  file,
  saved,
  notSaved,
  noneMatch,
  noneMatchText,
  showAll,
  columns,
};
