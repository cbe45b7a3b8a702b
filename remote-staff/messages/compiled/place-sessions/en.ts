// Compiled from remote-staff/messages/en.json by `npm run messages`.
import type { PlaceSessionsMessages } from './messages.ts';

export const connectedPhones: PlaceSessionsMessages['connectedPhones'] = "Connected phones";
export const lookingForPhones: PlaceSessionsMessages['lookingForPhones'] = "Looking for connected phones";
export const phonesNotLoaded: PlaceSessionsMessages['phonesNotLoaded'] = "The connected phones could not be loaded";
export const noPhone: PlaceSessionsMessages['noPhone'] = "No phone is connected here. A guest connects one by scanning the code.";
export const phone: PlaceSessionsMessages['phone'] = (d) => "Phone " + d.no;
export const seenAndSince: PlaceSessionsMessages['seenAndSince'] = (d) => "Last used " + d.seen + ", connected since " + d.since + ".";
export const assurance: PlaceSessionsMessages['assurance'] = {
  L0: "Not connected to the place.",
  L1: "Scanned the code.",
  L2: "Verified to a stay.",
  L3: "Verified to a stay, and again just now."
};
export const notified: PlaceSessionsMessages['notified'] = "Gets notifications.";
export const conversationOf: PlaceSessionsMessages['conversationOf'] = (d) => "Conversation of phone " + d.no;
export const disconnect: PlaceSessionsMessages['disconnect'] = "Disconnect";
export const disconnectPhone: PlaceSessionsMessages['disconnectPhone'] = (d) => "Disconnect phone " + d.no;
export const disconnectThis: PlaceSessionsMessages['disconnectThis'] = "Disconnect this phone";
export const disconnectAll: PlaceSessionsMessages['disconnectAll'] = (d) => "Disconnect all " + d.count + " phones";
export const cannotBeUndone: PlaceSessionsMessages['cannotBeUndone'] = "The guest reads that the connection has ended and can scan the code again. This cannot be undone; the conversation stays here.";
export const disconnectAllWarning: PlaceSessionsMessages['disconnectAllWarning'] = "Their guests read that the connection has ended and can scan the code again. This cannot be undone; the conversations stay here.";
export const keepConnected: PlaceSessionsMessages['keepConnected'] = "Keep connected";
export const onePhoneDisconnected: PlaceSessionsMessages['onePhoneDisconnected'] = "The phone is disconnected.";
export const allDisconnected: PlaceSessionsMessages['allDisconnected'] = "All phones are disconnected.";
export const notDisconnected: PlaceSessionsMessages['notDisconnected'] = "It was not disconnected";
export const latestOf: PlaceSessionsMessages['latestOf'] = (d) => "The latest " + d.shown + " of " + d.open + ".";

/** The group as one value. @public */
export const placeSessionsMessages: PlaceSessionsMessages = {
  connectedPhones,
  lookingForPhones,
  phonesNotLoaded,
  noPhone,
  phone,
  seenAndSince,
  assurance,
  notified,
  conversationOf,
  disconnect,
  disconnectPhone,
  disconnectThis,
  disconnectAll,
  cannotBeUndone,
  disconnectAllWarning,
  keepConnected,
  onePhoneDisconnected,
  allDisconnected,
  notDisconnected,
  latestOf,
};
