// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { KitchenMessages } from './messages.ts';
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
export const title: KitchenMessages['title'] = "Kitchen";
export const intro: KitchenMessages['intro'] = (d) => "" + plural(d.open, 0, en, { "0": "No open orders", one: number("en", d.open, 0) + " open order", other: number("en", d.open, 0) + " open orders" });
export const loading: KitchenMessages['loading'] = "Loading the kitchen’s orders";
export const couldNotLoad: KitchenMessages['couldNotLoad'] = "The kitchen’s orders could not be loaded";
export const staleTitle: KitchenMessages['staleTitle'] = "These orders may be out of date";
export const notYours: KitchenMessages['notYours'] = "For those who work on requests";
export const notYoursText: KitchenMessages['notYoursText'] = "Your role does not include the orders of guests.";
export const noFood: KitchenMessages['noFood'] = "No food is offered here";
export const noFoodText: KitchenMessages['noFoodText'] = "When the service Room service is on, in the settings, orders of guests show here.";
export const empty: KitchenMessages['empty'] = "No orders";
export const emptyText: KitchenMessages['emptyText'] = "A new order shows here by itself, with a sound if it is on.";
export const columns: KitchenMessages['columns'] = {
  "new": "New",
  going: "In progress",
  ready: "Ready",
  asked: "Waiting for the guest",
  later: "For later"
};
export const cameBack: KitchenMessages['cameBack'] = "Served, and something is wrong:";
export const none: KitchenMessages['none'] = "None";
export const served: KitchenMessages['served'] = (d) => "Just served (" + d.count + ")";
export const states: KitchenMessages['states'] = {
  received: "New",
  accepted: "Accepted",
  preparing: "Preparing",
  ready: "Ready",
  served: "Served",
  asks: "Waiting for the guest",
  refused: "Refused",
  cancelled: "Cancelled"
};
export const orderNo: KitchenMessages['orderNo'] = (d) => "No. " + d.no;
export const ticket: KitchenMessages['ticket'] = (d) => d.place + ", order " + d.no + ", " + d.state;
export const wantedFor: KitchenMessages['wantedFor'] = (d) => "For " + d.time;
export const withId: KitchenMessages['withId'] = "Check ID";
export const allergy: KitchenMessages['allergy'] = "ALLERGY";
export const readIt: KitchenMessages['readIt'] = "We have read this";
export const hasRead: KitchenMessages['hasRead'] = "The kitchen has read it.";
export const readFirst: KitchenMessages['readFirst'] = "Read it first: nothing can be accepted before.";
export const acceptIn: KitchenMessages['acceptIn'] = "Accept, ready in";
export const acceptMinutes: KitchenMessages['acceptMinutes'] = (d) => d.minutes + " min";
export const acceptMinutesFor: KitchenMessages['acceptMinutesFor'] = (d) => "Accept " + d.place + ", order " + d.no + ", ready in " + d.minutes + " minutes";
export const accept: KitchenMessages['accept'] = "Accept";
export const go: KitchenMessages['go'] = {
  accepted: "Go on without",
  preparing: "Start",
  ready: "Ready",
  served: "Served"
};
export const backToPreparing: KitchenMessages['backToPreparing'] = "Not ready yet";
export const bringBack: KitchenMessages['bringBack'] = "Not served yet";
export const goFor: KitchenMessages['goFor'] = (d) => d.action + ": " + d.place + ", order " + d.no;
export const refuse: KitchenMessages['refuse'] = "Refuse";
export const cancel: KitchenMessages['cancel'] = "Cancel order";
export const runOut: KitchenMessages['runOut'] = "Out of a dish…";
export const runOutTitle: KitchenMessages['runOutTitle'] = "Which dishes have run out?";
export const runOutText: KitchenMessages['runOutText'] = "The guest is asked to choose something else or leave them out, and reads the new total. The rest of the order stays.";
export const runOutNone: KitchenMessages['runOutNone'] = "Choose at least one dish.";
export const askGuest: KitchenMessages['askGuest'] = "Ask the guest";
export const alsoSoldOut: KitchenMessages['alsoSoldOut'] = "Also mark sold out";
export const soldOutFor: KitchenMessages['soldOutFor'] = {
  no: "No, only here",
  hour: "For an hour",
  morning: "Until tomorrow morning",
  open: "Until we say so"
};
export const leftOut: KitchenMessages['leftOut'] = "left out";
export const asked: KitchenMessages['asked'] = "the guest is asked";
export const soldOut: KitchenMessages['soldOut'] = "Sold out now";
export const soldOutUntil: KitchenMessages['soldOutUntil'] = (d) => "until " + d.time;
export const backOn: KitchenMessages['backOn'] = "Back on the menu";
export const backOnName: KitchenMessages['backOnName'] = (d) => d.name + ": back on the menu";
export const pause: KitchenMessages['pause'] = "Pause new orders";
export const pauseMinutes: KitchenMessages['pauseMinutes'] = (d) => d.minutes + " min";
export const pauseMinutesFor: KitchenMessages['pauseMinutesFor'] = (d) => "Pause for " + d.minutes + " minutes";
export const pauseOpen: KitchenMessages['pauseOpen'] = "Until resumed";
export const pausedUntil: KitchenMessages['pausedUntil'] = (d) => "Paused until " + d.time;
export const pausedOpen: KitchenMessages['pausedOpen'] = "Paused";
export const pausedText: KitchenMessages['pausedText'] = (d) => "Guests read this and can order for later. " + d.by + ", " + d.time + ".";
export const resume: KitchenMessages['resume'] = "Resume";
export const sound: KitchenMessages['sound'] = "Sound for new orders";
export const soundBlocked: KitchenMessages['soundBlocked'] = "The browser allows sound after your first tap on this page.";
export const print: KitchenMessages['print'] = "Print";
export const keys: KitchenMessages['keys'] = "Keys: j and k go from order to order, Enter presses.";
export const arrived: KitchenMessages['arrived'] = (d) => "New order: " + d.place;
export const notDone: KitchenMessages['notDone'] = "That was not done";
export const back: KitchenMessages['back'] = "Back";
export const forGuest: KitchenMessages['forGuest'] = (d) => "For " + d.name;

/** The group as one value. @public */
export const kitchenMessages: KitchenMessages = {
  title,
  intro,
  loading,
  couldNotLoad,
  staleTitle,
  notYours,
  notYoursText,
  noFood,
  noFoodText,
  empty,
  emptyText,
  columns,
  cameBack,
  none,
  served,
  states,
  orderNo,
  ticket,
  wantedFor,
  withId,
  allergy,
  readIt,
  hasRead,
  readFirst,
  acceptIn,
  acceptMinutes,
  acceptMinutesFor,
  accept,
  go,
  backToPreparing,
  bringBack,
  goFor,
  refuse,
  cancel,
  runOut,
  runOutTitle,
  runOutText,
  runOutNone,
  askGuest,
  alsoSoldOut,
  soldOutFor,
  leftOut,
  asked,
  soldOut,
  soldOutUntil,
  backOn,
  backOnName,
  pause,
  pauseMinutes,
  pauseMinutesFor,
  pauseOpen,
  pausedUntil,
  pausedOpen,
  pausedText,
  resume,
  sound,
  soundBlocked,
  print,
  keys,
  arrived,
  notDone,
  back,
  forGuest,
};
