// Compiled from remote-guest/messages/en.json by `npm run messages`.
import type { RegistrationMessages } from './messages.ts';

export const registrationMessages: RegistrationMessages = {
  title: "Registration before arrival",
  intro: "Give your details here, so that the desk has them.",
  loading: "Opening your registration",
  kept: "What you type is kept on this device until you send it.",
  offline: "You’re offline. What you type is kept; you can send it once you are connected again.",
  progress: (d) => "Step " + d.step + " of " + d.count,
  steps: {
    who: "About you",
    document: "Your document",
    address: "Address and contact",
    companions: "Who comes with you",
    arrival: "Arrival and departure",
    signature: "Confirmation",
    review: "Look it over"
  },
  fields: {
    givenNames: "Given names",
    familyNames: "Family names",
    birthDate: "Date of birth",
    nationality: "Nationality",
    sex: "Sex, as in the document",
    birthPlace: "Place of birth",
    profession: "Profession",
    documentType: "Kind of document",
    documentNumber: "Document number",
    documentCountry: "Issued by",
    documentExpiry: "Valid until",
    supportNumber: "Support number of the card",
    residenceStatus: "Residence status",
    street: "Street and number",
    postalCode: "Postal code",
    city: "Town",
    country: "Country",
    email: "Email",
    phone: "Phone with country code",
    arrivalDate: "Day of arrival",
    arrivalTime: "Time of arrival",
    departureDate: "Day of departure",
    lastPlace: "Where you come from",
    nextPlace: "Where you go next",
    reason: "Reason for travel"
  },
  optional: (d) => d.field + " (optional)",
  pick: "Choose",
  sexes: {
    F: "Female (F)",
    M: "Male (M)",
    X: "Other (X)"
  },
  documents: {
    passport: "Passport",
    "id-card": "Identity card",
    "residence-permit": "Residence permit",
    other: "Another document"
  },
  problems: {
    missing: "Fill this in.",
    name: "At least two letters, no digits.",
    date: "This is not a date.",
    birthDate: "A day in the past, at most 120 years ago.",
    time: "A time, as 15:30.",
    choice: "Choose one from the list.",
    document: "3 to 30 letters and digits.",
    email: "An address, as name@example.com.",
    phone: "With a plus and the country code, as +351 912 345 678.",
    order: "After the day of arrival.",
    expired: "The document runs out before you leave.",
    unasked: "This is not asked for here."
  },
  mrz: {
    open: "Fill in from the lines at the bottom of the document",
    label: "The two or three lines with <<<",
    hint: "They are read on this device and not kept.",
    read: "Read the lines",
    done: (d) => "Read: " + d.fields + ". Please compare it with the document.",
    wrong: "A check digit does not match, so nothing was filled in. Look at the lines again.",
    unread: "These are not the lines of a travel document.",
    failed: "The reader could not be loaded. You can fill in the fields by hand."
  },
  companions: {
    none: "Leave this empty if you travel alone.",
    person: (d) => "Person " + d.number,
    add: "Add a person",
    remove: (d) => "Take out person " + d.number,
    removed: (d) => "Person " + d.number + " was taken out.",
    undo: "Undo"
  },
  signature: {
    label: "Sign here",
    draw: "Draw with a finger or the mouse, or type your name below.",
    typed: "Or type your name",
    clear: "Clear the drawing",
    drawn: "Signed by drawing"
  },
  accurate: "What I say here is true.",
  marketing: (d) => d.property + " may write to me after the stay. This has nothing to do with the registration.",
  source: (d) => "Asked for by: " + d.source,
  next: "Next",
  back: "Back",
  edit: (d) => "Change: " + d.step,
  send: "Send registration",
  notSent: "It was not sent",
  notSentText: "What you typed is still here. Try again.",
  checkedAlready: "Staff have checked it in the meantime, so it stays as it was sent.",
  toFix: "Some answers are missing or not right. The first of them is shown.",
  empty: "not given",
  waiting: {
    title: "Sent. It waits to be checked.",
    text: (d) => "Sent " + d.time + ". A person of " + d.property + " looks at it, and this page shows when they have. You can change it until then.",
    change: "Change it"
  },
  ready: {
    title: "Checked. Your registration is ready.",
    text: (d) => d.property + " has your details. Show your document at the desk when you arrive. If something changes, say so in the chat."
  },
  changes: {
    title: "Please change something"
  },
  toChat: "Go to the chat",
  noSession: {
    title: "Where are you staying?",
    text: "Scan the code of the property to register there. Without a code, register at the desk.",
    action: "Scan or type your code"
  },
  unreachable: {
    offline: "You’re offline",
    other: "Your registration can’t be opened right now",
    text: "What you have typed is kept on this device.",
    retry: "Retry"
  }
}
