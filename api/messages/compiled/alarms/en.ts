// Compiled from api/messages/en.json by `npm run messages`.
import type { AlarmsMessages } from './messages.ts';

export const alarmsMessages: AlarmsMessages = {
  steps: {
    medical: (d) => "The team has been alerted. If a life is in danger, call " + d.number + " now. Stay with the person and do what " + d.number + " tells you. If they do not breathe, say so first.",
    fire: (d) => "The team has been alerted. Leave now, close the door behind you, take the stairs and not the lift, and warn others on your way. Then call " + d.number + ". If you cannot leave, close the door, block the gap with wet towels and go to a window.",
    security: (d) => "The team has been alerted. Get to a safe place, lock the door if you can, and do not open it to anyone you do not know. Call " + d.number + " if you are in danger.",
    "self-harm": (d) => "The team has been alerted and someone is being asked to come to you. You are not alone. Please call " + d.number + " now and talk to them, and move away from anything that you could use to hurt yourself.",
    trapped: (d) => "The team has been alerted. Stay where you are and do not force the door. In a lift, press the alarm button. If someone feels ill or you cannot breathe well, call " + d.number + ".",
    water: (d) => "The team has been alerted. Stay out of the water and away from sockets and lamps. Leave the room if water comes through the ceiling. Call " + d.number + " if someone is in danger.",
    power: (d) => "The team has been alerted. Do not touch cables, sockets or lamps. If someone had an electric shock, call " + d.number + ". Use the light of your phone, and not candles.",
    missing: (d) => "The team has been alerted and is looking with you. Stay where you last saw the child, or send someone there, and keep your phone at hand. Write here what the child wears, their age and where you last saw them. Call " + d.number + " now.",
    "locked-child": (d) => "The team has been alerted and is coming with a key. Stay at the door and keep talking to the child calmly. Do not leave. If the child is hurt, does not answer or is too hot, call " + d.number + " now.",
    danger: (d) => "The team has been alerted. If anyone is in danger, get to a safe place if you can and call " + d.number + " now."
  },
  again: (d) => "The team sees this message too. If anyone is in danger, call " + d.number + " now.",
  askSafe: (d) => "I may have misunderstood, so the team has been alerted. Are you safe? If anyone is in danger, call " + d.number + " now.",
  safe: {
    label: "Yes, I am safe",
    text: "Yes, I am safe."
  },
  notSafe: {
    label: "No, I need help",
    text: "No, I need help."
  },
  saidSafe: (d) => "Thank you. The team sees that you say you are safe. If that changes, write here or call " + d.number + ".",
  taken: (d) => d.name + " has seen this and is looking after it.",
  over: (d) => "Good. The team sees that you say it is over. If it is not, write here or call " + d.number + ".",
  escalated: (d) => "Nobody of the team has answered yet, and they have been alerted again. Do not wait for them: if anyone is in danger, call " + d.number + " now.",
  orCall: (d) => "You can also call " + d.phone + "."
}
