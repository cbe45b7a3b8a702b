// Compiled from concierge/messages/en.json by `npm run messages`.
import type { SentencesMessages } from './messages.ts';

export const sentencesMessages: SentencesMessages = {
  requested: {
    deliver: {
      by: (d) => "Of course. " + d.department + " will bring " + d.items + " to " + d.place + " by " + d.time + ".",
      open: (d) => "Of course. I've asked " + d.department + " for " + d.items + " for " + d.place + "."
    },
    fix: {
      by: (d) => "I'm sorry about that. " + d.department + " will see to " + d.items + " " + d.inPlace + " by " + d.time + ".",
      open: (d) => "I'm sorry about that. I've asked " + d.department + " to see to " + d.items + " " + d.inPlace + "."
    },
    fixOwn: {
      by: (d) => "I'm sorry about that. " + d.department + " will see to it " + d.inPlace + " by " + d.time + ".",
      open: (d) => "I'm sorry about that. I've asked " + d.department + " to see to it " + d.inPlace + "."
    },
    book: {
      by: (d) => "I've asked " + d.department + " for " + d.items + ". You will hear back here by " + d.time + "; it is booked once they confirm.",
      open: (d) => "I've asked " + d.department + " for " + d.items + ". It is booked once they confirm it here."
    },
    approve: {
      by: (d) => "I've asked " + d.department + " for " + d.items + ". They decide on it and answer here by " + d.time + ".",
      open: (d) => "I've asked " + d.department + " for " + d.items + ". They decide on it and answer here."
    },
    free: {
      by: (d) => "I've passed this to " + d.department + ". They will see to it by " + d.time + ".",
      open: (d) => "I've passed this to " + d.department + "."
    },
    work: {
      cleaning: (d) => "Of course. " + d.department + " will clean your room by " + d.time + ".",
      turndown: (d) => "Of course. " + d.department + " will prepare the beds for the night by " + d.time + ".",
      trash: (d) => "Of course. " + d.department + " will empty the bins by " + d.time + ".",
      laundry: (d) => "Of course. " + d.department + " will collect your laundry by " + d.time + ".",
      minibar: (d) => "Of course. " + d.department + " will refill the minibar by " + d.time + ".",
      luggageStorage: (d) => "Of course. " + d.department + " will collect your luggage by " + d.time + ".",
      roomService: (d) => "Of course. " + d.department + " will bring your order by " + d.time + ".",
      bedLinen: (d) => "Of course. " + d.department + " will change the bed linen by " + d.time + "."
    }
  },
  requestedAsSaid: (d) => "I've asked " + d.department + " for " + d.items + " for " + d.place + ", for the time you said: " + d.when + ". They will confirm it here.",
  told: {
    doNotDisturb: (d) => d.department + " knows that you do not want to be disturbed.",
    lateArrival: (d) => d.department + " knows that you arrive late.",
    vip: (d) => d.department + " knows about this.",
    occasion: (d) => "How lovely! " + d.department + " knows about the occasion.",
    checkedOut: (d) => d.department + " knows that you are leaving.",
    away: (d) => d.department + " knows that you are out.",
    noCleaning: (d) => d.department + " knows that your room is not to be cleaned.",
    delay: (d) => d.department + " knows that you are delayed.",
    message: (d) => d.department + " has your message.",
    notWanted: (d) => d.department + " knows that you do not want " + d.items + "."
  },
  refused: {
    notOffered: (d) => "I can't arrange " + d.items + " here myself.",
    manyThisHour: (d) => "I couldn't place your request for " + d.items + " myself: there were too many requests within an hour.",
    tooMany: (d) => "You asked for " + d.items + ": that is more than I may promise by myself.",
    manyOpen: (d) => "Several of your requests are still open, so a person takes " + d.items + " from here.",
    other: (d) => "I couldn't place your request for " + d.items + " myself."
  },
  status: {
    promised: (d) => "Your request for " + d.items + " is with " + d.department + ", promised by " + d.time + ".",
    open: (d) => "Your request for " + d.items + " is with " + d.department + ".",
    late: (d) => "Your request for " + d.items + " was promised by " + d.time + " and is late. I am sorry.",
    none: "I don't see an open request for that. Shall I make one?"
  },
  cancel: {
    done: (d) => "Done. Your request for " + d.items + " is cancelled.",
    refused: (d) => "Your request for " + d.items + " can no longer be cancelled here.",
    none: "I don't see an open request to cancel.",
    which: "Which request should I cancel?"
  },
  amended: (d) => "I've told " + d.department + " about the change: " + d.items + ".",
  declinedOpen: (d) => "You asked for " + d.items + " before (No. " + d.no + "). Shall I cancel that?",
  declined: (d) => "Understood. I will not ask for " + d.items + ".",
  ask: {
    time: (d) => "What time should I ask for " + d.items + "?",
    date: (d) => "Which day should I ask for " + d.items + "?",
    when: (d) => "When should I ask for " + d.items + "?",
    until: (d) => "Until what time would you like " + d.items + "?",
    party: (d) => "How many people should I ask for " + d.items + " for?",
    quantity: (d) => "How many should I ask for: " + d.items + "?",
    pieces: (d) => "How many pieces is it, for " + d.items + "?",
    items: (d) => "What would you like for " + d.items + "?",
    what: (d) => "What would you like for " + d.items + "?",
    treatment: (d) => "Which treatment would you like, for " + d.items + "?",
    from: (d) => "From what time would you like " + d.items + "?",
    ages: (d) => "How old are the children, for " + d.items + "?",
    pet: (d) => "What kind of pet is it, for " + d.items + "?",
    day: (d) => "Which day should I ask for " + d.items + "?",
    people: (d) => "How many people should I ask for " + d.items + " for?",
    nearDay: (d) => "It is still night, so let me make sure: do you want " + d.items + " today or tomorrow?",
    other: (d) => "For " + d.items + ", could you tell me: " + d.slot + "?"
  },
  confirm: {
    deliver: (d) => "Would you like " + d.items + " for " + d.place + "?",
    fix: (d) => "Is something wrong with " + d.items + " " + d.inPlace + "?",
    book: (d) => "Would you like me to ask for " + d.items + ", or do you have a question about it?"
  },
  nearDays: {
    today: (d) => "Today, " + d.day,
    tomorrow: (d) => "Tomorrow, " + d.day
  },
  choices: {
    cancel: "Yes, cancel it",
    yes: "Yes, please",
    no: "No, thank you",
    person: "Talk to a person",
    question: "I have a question",
    report: "Yes, please send someone",
    request: "Please ask for it"
  },
  choiceTexts: {
    yes: (d) => "Yes, please bring " + d.items + ".",
    no: "No, thank you.",
    person: "I'd like to talk to a person.",
    question: (d) => "What can you tell me about " + d.items + "?",
    report: (d) => "There is a problem with " + d.items + ".",
    request: (d) => "I'd like to book " + d.items + ".",
    cancel: (d) => "Cancel request " + d.no + "."
  },
  unknownFact: "I don't know that, and I would rather not guess. Shall I fetch a person?",
  foreignFact: (d) => "This is what I know: " + d.fact,
  knownInstead: (d) => "I don't know that exactly. What I do know: " + d.fact,
  supposedFact: (d) => "I'm not quite sure what you mean, but this may help: " + d.fact,
  whichFact: (d) => "I don't know that exactly. Is it about " + d.titles + "?",
  alsoKnown: (d) => "I can also tell you about “" + d.title + "”.",
  unknown: "I'm not sure I understood. Could you say it in other words, or shall I fetch a person?",
  awaited: "The team has your message and will answer you here.",
  offerPerson: "Would you like me to fetch a person?",
  offTopic: "I can only help with your stay here. Is there anything you need?",
  chooseBetween: (d) => "I'm not sure which you mean. Is it one of these: " + d.items + "?",
  followWhat: "What would you like to know that about?",
  meantWhat: "I'm not sure what that refers to. What would you like?",
  smallTalk: {
    greet: (d) => "Hello! I am the AI assistant of " + d.property + ". What can I do for you?",
    who: (d) => "I am the AI assistant of " + d.property + ", not a person. You can ask for a person at any time.",
    mood: "Thank you for asking. What can I do for you?",
    bye: "Goodbye, and enjoy your stay.",
    thanks: "You are welcome.",
    sorry: "No problem at all.",
    help: (d) => "I can ask for towels, cleaning, repairs, bookings and much more, and answer questions about " + d.property + ".",
    yes: "What can I do for you?",
    no: "All right. I am here if you need anything.",
    chat: "Thank you for telling me. What can I do for you?",
    feeling: "Thank you for telling me how you feel. If anything would help, tell me, or ask for a person."
  },
  handoff: {
    emergency: "I am alerting the team right now. If anyone is in danger, call the emergency services and leave the area if you can.",
    "emergency:medical": "I am alerting the team right now. If a life is in danger, call the emergency services now and stay with the person.",
    restricted: "This is something for a person here to decide.",
    "restricted:complaint": "I am sorry about this.",
    "restricted:allergy": "Please confirm allergies with the staff; cross-contamination cannot be excluded.",
    "restricted:medical": "I must not give medical advice.",
    "restricted:legal": "I must not give legal advice.",
    "restricted:other-guest": "I cannot say anything about other guests or put you through to a room.",
    "order-time": "An order for a later time is arranged by a person here.",
    "restricted:access": "For your safety, doors, keys and codes are handled by a person.",
    "restricted:staff-data": "I do not give out personal details of the team.",
    "two-failed-tries": "I have not been able to help with this myself.",
    "engine-error": "Something went wrong on my side."
  },
  onDay: (d) => d.time + " on " + d.day,
  steps: {
    search: "Looking it up",
    request: "Passing on your request",
    cancel: "Cancelling it",
    menu: "Checking the menu",
    order: "Writing down your order"
  },
  offered: {
    which: (d) => "Which of these do you mean: " + d.items + "?",
    about: (d) => "You can ask for " + d.items + " here. " + d.description + " Shall I ask for it?"
  },
  acknowledged: "Thank you for telling me how you feel.",
  openers: "Thank you for telling me how you feel.\nOf course.\nI'm sorry about that.",
  place: {
    room: (d) => "Room " + d.no,
    table: (d) => "Table " + d.no,
    inRoom: (d) => "in Room " + d.no,
    inTable: (d) => "at Table " + d.no,
    inside: (d) => "in " + d.label
  }
}
