// Compiled from remote-marketing/messages/en.json by `npm run messages`.
import type { RegisterMessages } from './messages.ts';

export const steps: RegisterMessages['steps'] = {
  business: "Your business",
  property: "Your property",
  owner: "You",
  verify: "Your e-mail",
  address: "Web address",
  start: "First entries"
};
export const places: RegisterMessages['places'] = {
  hotel: {
    one: "room",
    many: "rooms",
    label: "Room"
  },
  restaurant: {
    one: "table",
    many: "tables",
    label: "Table"
  },
  str: {
    one: "unit",
    many: "units",
    label: "Unit"
  }
};
export const addresses: RegisterMessages['addresses'] = {
  taken: "Somebody has this address already.",
  reserved: "This name is kept for something else.",
  malformed: "3 to 30 letters a to z, digits or single hyphens, with no hyphen at either end."
};
export const wrong: RegisterMessages['wrong'] = {
  kind: "Choose one.",
  name: "Type the name over the door.",
  country: "Choose a country.",
  timeZone: "Choose a time zone.",
  currency: "Choose a currency.",
  languages: "Choose at least one language.",
  count: (d) => "Type how many " + d.places + " there are, as a whole number.",
  tooMany: (d) => "Up to " + d.most + " " + d.places + " here. For more, write to us.",
  ownerName: "Type your name.",
  phone: "Begin with the country’s number, as +351 210 000 000, or leave it empty.",
  subdomain: "Type at least 3 characters.",
  email: "Type your work e-mail, as name@hotel.com.",
  noPassword: "Choose a password.",
  password: "This password does not meet the rules below."
};

/** The group as one value. @public */
export const registerMessages: RegisterMessages = {
  steps,
  places,
  addresses,
  wrong,
};
