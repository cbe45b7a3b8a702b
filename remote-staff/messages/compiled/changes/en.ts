// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { ChangesMessages } from './messages.ts';
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
export const changesMessages: ChangesMessages = {
  subjects: {
    property: "Property",
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
    retention: "Retention"
  },
  what: "What",
  everything: "Everything",
  who: "Who",
  everyone: "Everyone",
  from: "From",
  until: "Until",
  download: "Save as CSV",
  file: "changes",
  saved: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " change is", other: number("en", d.count, 0) + " changes are" }) + " in the file.",
  notSaved: "The file could not be made",
  noneMatch: "No change matches",
  noneMatchText: "Nothing was changed by them in this time.",
  showAll: "Show every change",
  columns: {
    at: "Time",
    by: "Who",
    subject: "What",
    title: "Name",
    change: "Change",
    before: "Before",
    after: "After"
  }
}
