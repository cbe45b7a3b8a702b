export type Area = 'reach' | 'promise' | 'memory' | 'systems';

export const AREA_NAMES: Record<Area, string> = {
  reach: 'Being reached',
  promise: 'Keeping a time',
  memory: 'Knowing what was asked',
  systems: 'Systems and reviews',
};

/** One question: answers from worst (0 points) to best (2 points), and what to do when it is not the best. */
export interface Question {
  id: string;
  area: Area;
  text: string;
  answers: readonly [string, string, string];
  action: { title: string; text: string; guide?: string };
}

/** The eight questions. Their order is part of every shared link: add at the end, never between. */
export const QUESTIONS: readonly Question[] = [
  {
    id: 'channels',
    area: 'reach',
    text: 'How does a guest in the room ask for something?',
    answers: [
      'By phone or at the desk only',
      'By phone and one message channel',
      'By message without an app, from every room',
    ],
    action: {
      title: 'Put one code in every room',
      text: 'Start with one floor. Bedside beats the desk drawer, and a code nobody finds is a code nobody scans.',
      guide: 'place-qr-codes',
    },
  },
  {
    id: 'response-time',
    area: 'promise',
    text: 'Do you know how long a guest waits for a first answer?',
    answers: ['No', 'We have a feeling for it', 'Yes, measured per department'],
    action: {
      title: 'Measure the first answer for one week',
      text: 'Write down asked, answered and done for every request on one shift. The median tells you what to promise.',
      guide: 'measure-what-guests-feel',
    },
  },
  {
    id: 'night',
    area: 'promise',
    text: 'Who answers between 23:00 and 07:00?',
    answers: [
      'Often nobody in time',
      'One person who also does everything else',
      'A named person, with something that answers the easy half',
    ],
    action: {
      title: 'Say what is possible at night',
      text: 'List what the night desk can do alone, give it its own promised times, and let everything else say “from 07:00”.',
      guide: 'set-promise-times',
    },
  },
  {
    id: 'log',
    area: 'memory',
    text: 'Where is a guest’s request written down?',
    answers: [
      'On paper, or in somebody’s head',
      'In a chat group or spreadsheet',
      'In one list with a time, a room and a name',
    ],
    action: {
      title: 'Keep one list, with a due time in it',
      text: 'Two lists are none. The due time matters more than the category: it is what the guest was told.',
      guide: 'set-promise-times',
    },
  },
  {
    id: 'languages',
    area: 'reach',
    text: 'In how many languages can a guest ask and be understood at any hour?',
    answers: [
      'One',
      'Two or three, when the right colleague is on shift',
      'Those of most of our guests, at any hour',
    ],
    action: {
      title: 'Write the twenty commonest facts in your guests’ languages',
      text: 'Check-out, breakfast, Wi-Fi, parking, pool. Facts translate once; conversations translate every time.',
      guide: 'write-knowledge',
    },
  },
  {
    id: 'procedures',
    area: 'memory',
    text: 'How does a new colleague learn what to do with a request?',
    answers: [
      'By asking',
      'From a folder that is not always current',
      'From short written procedures with an owner and a date',
    ],
    action: {
      title: 'Train in fifteen minutes, from one page',
      text: 'Five situations, said aloud and answered once each, teach more than a manual that nobody opens on shift.',
      guide: 'train-staff-in-15-minutes',
    },
  },
  {
    id: 'pms',
    area: 'systems',
    text: 'Do the people who answer guests see who is in house?',
    answers: ['No, they ask the desk', 'Yes, in another window', 'Yes, beside the conversation'],
    action: {
      title: 'Bring arrivals to where requests are answered',
      text: 'A daily list is enough to begin with: room, name, departure. A connection to your system can follow.',
    },
  },
  {
    id: 'reviews',
    area: 'systems',
    text: 'What happens with a complaint in a review?',
    answers: [
      'Somebody replies, sometimes',
      'Each is answered',
      'Each is answered and traced to the request behind it',
    ],
    action: {
      title: 'Trace three complaints to the minute they began',
      text: 'Take the last three, find the request behind each, and change the one step where it was lost.',
      guide: 'measure-what-guests-feel',
    },
  },
];
