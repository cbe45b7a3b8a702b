// Compiled from remote-guest/messages/en.json by `npm run messages`.
import type { AlarmMessages } from './messages.ts';

export const alarmMessages: AlarmMessages = {
  title: "Help is being fetched",
  titleInDoubt: "Are you safe?",
  alerted: (d) => "Staff were alerted at " + d.time + ".",
  taken: (d) => d.name + " has it.",
  takenSince: (d) => d.name + " has it since " + d.time + ".",
  notTaken: "Do not wait for them if you are in danger.",
  offline: "You are offline. Calls work; what you write is sent once you are back.",
  steps: {
    medical: (d) => "Call " + d.number + " if a life may be in danger.\nStay with the person.\nDo what " + d.number + " tells you.",
    fire: (d) => "Leave now. Close the door behind you.\nTake the stairs, not the lift.\nThen call " + d.number + ".\nIf you cannot leave: close the door and go to a window.",
    security: (d) => "Get to a safe place and lock the door.\nDo not open to anyone you do not know.\nCall " + d.number + " if you are in danger.",
    "self-harm": (d) => "You are not alone. Call " + d.number + " and talk to them.\nMove away from anything that could hurt you.\nStay near other people if you can.",
    trapped: (d) => "Stay where you are. Do not force the door.\nIn a lift, press the alarm button.\nCall " + d.number + " if anyone feels ill.",
    water: "Stay out of the water.\nKeep away from sockets and lamps.\nLeave the room if water comes through the ceiling.",
    power: (d) => "Do not touch cables, sockets or lamps.\nUse the light of your phone, not candles.\nCall " + d.number + " after an electric shock.",
    missing: (d) => "Stay where you last saw the child.\nKeep your phone at hand.\nWrite here what the child wears.\nCall " + d.number + " now.",
    "locked-child": (d) => "Stay at the door. Keep talking to the child.\nThe team comes with a key.\nCall " + d.number + " if the child does not answer.",
    danger: (d) => "Get to a safe place if you can.\nCall " + d.number + " if anyone is in danger."
  },
  call: (d) => "Call " + d.number,
  withoutPhone: {
    hotel: "Go to Reception, or tell any member of staff.",
    restaurant: "Tell any member of staff.",
    str: "Tell your host in person, or a neighbour."
  },
  over: "It is over",
  isOver: "Is everyone safe?",
  yesOver: "Yes, it is over",
  notYet: "Not yet",
  overNotSent: (d) => "Staff could not be told that it is over: " + d.problem,
  overOffline: "You are offline. Staff are told that it is over once you are back.",
  label: "Emergency"
}
