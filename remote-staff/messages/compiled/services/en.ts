// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { ServicesMessages } from './messages.ts';

export const nameError: ServicesMessages['nameError'] = "Give it a name that guests know.";
export const starterError: ServicesMessages['starterError'] = "Write how a guest asks for it.";
export const maxQuantityError: ServicesMessages['maxQuantityError'] = "A number from 1 to 99.";
export const oneHour: ServicesMessages['oneHour'] = "1 hour";
export const minutesHours: ServicesMessages['minutesHours'] = (d) => d.minutes + " hours";
export const oneMinute: ServicesMessages['oneMinute'] = "1 minute";
export const minutesMinutes: ServicesMessages['minutesMinutes'] = (d) => d.minutes + " minutes";
export const broughtOrDone: ServicesMessages['broughtOrDone'] = "Brought or done";
export const repaired: ServicesMessages['repaired'] = "Repaired";
export const booked: ServicesMessages['booked'] = "Booked";
export const approveMode: ServicesMessages['approveMode'] = "Approved by a person";
export const informMode: ServicesMessages['informMode'] = "Answered by a person";
export const day: ServicesMessages['day'] = "Day";
export const time: ServicesMessages['time'] = "Time";
export const howManyPeople: ServicesMessages['howManyPeople'] = "How many people";
export const emergency: ServicesMessages['emergency'] = "Emergency";
export const urgentRepair: ServicesMessages['urgentRepair'] = "Urgent repair";
export const repair: ServicesMessages['repair'] = "Repair";
export const quickDelivery: ServicesMessages['quickDelivery'] = "Quick delivery";
export const foodAndDrinks: ServicesMessages['foodAndDrinks'] = "Food and drinks";
export const scheduledTiming: ServicesMessages['scheduledTiming'] = "At the guest’s time";
export const booking: ServicesMessages['booking'] = "Booking";
export const approval: ServicesMessages['approval'] = "Approval";
export const information: ServicesMessages['information'] = "Information";
export const titleIsChanged: ServicesMessages['titleIsChanged'] = (d) => d.title + " is changed.";
export const serviceOffered: ServicesMessages['serviceOffered'] = (d) => "Guests can ask for " + d.title + ".";
export const changeTitle: ServicesMessages['changeTitle'] = (d) => "Change " + d.title;
export const addAService: ServicesMessages['addAService'] = "Add a service";
export const name: ServicesMessages['name'] = "Name";
export const starterLabel: ServicesMessages['starterLabel'] = "How a guest asks for it";
export const starterHint: ServicesMessages['starterHint'] = "The assistant learns from this sentence, and guests can tap it.";
export const synonymsLabel: ServicesMessages['synonymsLabel'] = "Other words for it";
export const synonymsHint: ServicesMessages['synonymsHint'] = "As guests call it, in any language, with commas between.";
export const department: ServicesMessages['department'] = "Department";
export const whatHappens: ServicesMessages['whatHappens'] = "What happens";
export const howSoon: ServicesMessages['howSoon'] = "How soon";
export const detailsLabel: ServicesMessages['detailsLabel'] = "What the assistant asks for first";
export const mostAtOnce: ServicesMessages['mostAtOnce'] = "Most at once";
export const maxQuantityHint: ServicesMessages['maxQuantityHint'] = "Who asks for more gets a person.";
export const showFirstLabel: ServicesMessages['showFirstLabel'] = "Offer it to guests on the first screen of the chat";
export const saveFailed: ServicesMessages['saveFailed'] = "It was not saved";
export const save: ServicesMessages['save'] = "Save";
export const addIt: ServicesMessages['addIt'] = "Add it";
export const cancel: ServicesMessages['cancel'] = "Cancel";
export const serviceTakenOut: ServicesMessages['serviceTakenOut'] = (d) => "Guests can no longer ask for " + d.title + ". What they asked for stays in your queue.";
export const services: ServicesMessages['services'] = "Services";
export const findAService: ServicesMessages['findAService'] = "Find a service";
export const intro: ServicesMessages['intro'] = (d) => d.offered + " of " + d.services + " are offered. For anything else the assistant fetches a person.";
export const noSuchService: ServicesMessages['noSuchService'] = "No such service";
export const noMatchHint: ServicesMessages['noMatchHint'] = "Add it, and guests can ask for it at once.";
export const notOffered: ServicesMessages['notOffered'] = "Not offered";
export const maxQuantity: ServicesMessages['maxQuantity'] = (d) => "· at most " + d.maxQuantity;
export const change: ServicesMessages['change'] = "Change";
export const takeOutTitle: ServicesMessages['takeOutTitle'] = (d) => "Take out " + d.title;
export const offerTitle: ServicesMessages['offerTitle'] = (d) => "Offer " + d.title;
export const takeOut: ServicesMessages['takeOut'] = "Take out";
export const offer: ServicesMessages['offer'] = "Offer";
export const acceptedNoPromise: ServicesMessages['acceptedNoPromise'] = (d) => "Accepted in " + d.accepted + ". No time is promised.";
export const acceptedAndDone: ServicesMessages['acceptedAndDone'] = (d) => "Accepted in " + d.accepted + ", done in " + d.done + ".";

/** The group as one value. @public */
export const servicesMessages: ServicesMessages = {
  nameError,
  starterError,
  maxQuantityError,
  oneHour,
  minutesHours,
  oneMinute,
  minutesMinutes,
  broughtOrDone,
  repaired,
  booked,
  approveMode,
  informMode,
  day,
  time,
  howManyPeople,
  emergency,
  urgentRepair,
  repair,
  quickDelivery,
  foodAndDrinks,
  scheduledTiming,
  booking,
  approval,
  information,
  titleIsChanged,
  serviceOffered,
  changeTitle,
  addAService,
  name,
  starterLabel,
  starterHint,
  synonymsLabel,
  synonymsHint,
  department,
  whatHappens,
  howSoon,
  detailsLabel,
  mostAtOnce,
  maxQuantityHint,
  showFirstLabel,
  saveFailed,
  save,
  addIt,
  cancel,
  serviceTakenOut,
  services,
  findAService,
  intro,
  noSuchService,
  noMatchHint,
  notOffered,
  maxQuantity,
  change,
  takeOutTitle,
  offerTitle,
  takeOut,
  offer,
  acceptedNoPromise,
  acceptedAndDone,
};
