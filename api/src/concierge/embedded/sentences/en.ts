import type { Sentences } from './sentences.ts';

export const en: Sentences = {
  requested: {
    deliver: {
      by: 'Of course. {department} will bring {items} to {place} by {time}.',
      open: "Of course. I've asked {department} for {items} for {place}.",
    },
    fix: {
      by: "I'm sorry about that. {department} will see to {items} in {place} by {time}.",
      open: "I'm sorry about that. I've asked {department} to see to {items} in {place}.",
    },
    book: {
      by: "I've asked {department} for {items}. You will hear back here by {time}; it is booked once they confirm.",
      open: "I've asked {department} for {items}. It is booked once they confirm it here.",
    },
    approve: {
      by: "I've asked {department} for {items}. They decide on it and answer here by {time}.",
      open: "I've asked {department} for {items}. They decide on it and answer here.",
    },
    free: {
      by: "I've passed this to {department}. They will see to it by {time}.",
      open: "I've passed this to {department}.",
    },
  },
  refused: {
    notOffered: "I can't arrange {items} here myself.",
    tooMany: 'That is more of {items} than I may promise by myself.',
    other: "I couldn't pass on your request for {items}.",
  },
  status: {
    promised: 'Your request for {items} is with {department}, promised by {time}.',
    open: 'Your request for {items} is with {department}.',
    late: 'Your request for {items} was promised by {time} and is late. I am sorry.',
    none: "I don't see an open request for that. Shall I make one?",
  },
  cancel: {
    done: 'Done. Your request for {items} is cancelled.',
    refused: 'Your request for {items} can no longer be cancelled here.',
    none: "I don't see an open request to cancel.",
    which: 'Which request should I cancel?',
  },
  declined: 'Understood. I will not ask for {items}.',
  ask: {
    time: 'What time should I ask for {items}?',
    date: 'Which day should I ask for {items}?',
    when: 'When should I ask for {items}?',
    until: 'Until what time would you like {items}?',
    party: 'How many people should I ask for {items} for?',
    quantity: 'How many should I ask for: {items}?',
    pieces: 'How many pieces is it, for {items}?',
    items: 'What would you like for {items}?',
    what: 'What would you like for {items}?',
    treatment: 'Which treatment would you like, for {items}?',
    other: 'For {items}, could you tell me: {slot}?',
  },
  confirm: {
    deliver: 'Would you like {items} for {place}?',
    fix: 'Is something wrong with {items} in {place}?',
    book: 'Would you like me to ask for {items}, or do you have a question about it?',
  },
  choices: {
    yes: 'Yes, please',
    no: 'No, thank you',
    person: 'Talk to a person',
    question: 'I have a question',
    report: 'Yes, please send someone',
    request: 'Please ask for it',
  },
  choiceTexts: {
    yes: 'Yes, please bring {items}.',
    no: 'No, thank you.',
    person: "I'd like to talk to a person.",
    question: 'What can you tell me about {items}?',
    report: 'There is a problem with {items}.',
    request: "I'd like to book {items}.",
    cancel: 'Cancel request {no}.',
  },
  unknownFact: "I don't know that, and I would rather not guess. Shall I fetch a person?",
  unknown: "I'm not sure I understood. Could you say it in other words, or shall I fetch a person?",
  offTopic: 'I can only help with your stay here. Is there anything you need?',
  smallTalk: {
    greet: 'Hello! I am the AI assistant of {property}. What can I do for you?',
    who: 'I am the AI assistant of {property}, not a person. You can ask for a person at any time.',
    mood: 'Thank you for asking. What can I do for you?',
    bye: 'Goodbye, and enjoy your stay.',
    thanks: 'You are welcome.',
    sorry: 'No problem at all.',
    help: 'I can ask for towels, cleaning, repairs, bookings and much more, and answer questions about {property}.',
    yes: 'What can I do for you?',
    no: 'All right. I am here if you need anything.',
  },
  handoff: {
    'guest-asked': 'Of course. I am fetching a person.',
    emergency:
      'I am alerting the team right now. If anyone is in danger, call the emergency services and leave the area if you can.',
    restricted: 'This is something for a person here to decide, so I am passing it on with what you wrote.',
    'restricted:complaint': 'I am sorry about this. I am passing it on to a person with what you wrote.',
    'restricted:allergy':
      'Please confirm allergies with the staff; cross-contamination cannot be excluded. I am passing this on to a person.',
    'restricted:other-guest':
      'I cannot say anything about other guests or put you through to a room. I am passing this on to a person.',
    'restricted:access':
      'For your safety, doors, keys and codes are handled by a person. I am passing this on.',
    quantity: 'I am passing this on to a person, who can decide it.',
    'two-failed-tries': 'I have not been able to help, so I am fetching a person.',
    'not-offered': 'I am passing this on to a person, who can tell you what is possible.',
    'turn-cap': 'We have been going back and forth, so I am fetching a person.',
    'engine-error': 'Something went wrong on my side, so I am fetching a person.',
    other: 'I am passing this on to a person.',
  },
  onDay: '{time} on {day}',
};
