import type { UseCase } from './use-case.ts';

/** Cases of groups, food, lost things and rentals. */
export const groupsFoodAndFlats: readonly UseCase[] = [
  {
    key: 'group-arrival',
    title: 'Forty people at ten past three',
    businesses: ['hotel', 'resort'],
    departments: ['front-desk', 'concierge', 'housekeeping'],
    situation:
      'The coach is early. Forty guests ask the same five things within ten minutes: the Wi-Fi, the dinner time, where to leave a suitcase, when the coach goes on, whether the pool is heated. The queue is for keys, and it doesn’t move.',
    place: 'Lobby',
    conversation: [
      { by: 'guest', text: 'From what time can we check in?' },
      {
        by: 'assistant',
        text: 'Check-in is from 15:00. Luggage can be left at reception before that.',
        source: 'Check-in, confirmed 1 Sep',
      },
      { by: 'guest', text: 'when does our group eat? can i talk to a person' },
      { by: 'note', text: 'Passed to Reception · 1st in line' },
      {
        by: 'staff',
        who: 'Reception',
        text: 'Dinner is at 19:30 in the garden room. I’ll write it down for the others too.',
      },
    ],
    staffSee:
      'Not forty conversations but one missing fact. Reception answers once and writes it down, and from then on it is answered with a source. What people should carry, such as suitcases, becomes requests.',
    queue: {
      title: 'Front desk · 15:13',
      rows: [
        { place: 'Lobby', what: 'Dinner time of the group?', state: 'answered', tone: 'good' },
        { place: '302', what: 'Luggage, 3 pieces', state: '15 min left', tone: 'good' },
      ],
    },
    measure: {
      name: 'Questions that never reach the desk',
      definition:
        'Share of questions answered from the hotel’s own entries without a person, counted only where the guest did not ask again or ask for a person.',
    },
    notAutomated:
      'Handing out keys, checking documents, and who is in which room: the assistant tells nobody where the rest of the group sleeps.',
  },
  {
    key: 'lost-and-found',
    title: 'Lost: one grey rabbit',
    businesses: ['hotel', 'resort', 'restaurant', 'rental', 'apartment'],
    departments: ['housekeeping', 'front-desk'],
    situation:
      'A family is two hours down the road when the rabbit is missed. They call, are put through, describe it, are called back tomorrow. The linen goes to the laundry tonight.',
    place: 'Room 103',
    conversation: [
      { by: 'guest', text: 'we left a grey toy rabbit in the bed!! can i talk to a person' },
      { by: 'note', text: 'Passed to Reception · 1st in line' },
      {
        by: 'staff',
        who: 'Reception',
        text: 'We have him. Tell me an address and I’ll tell you what the post costs before I send him.',
      },
    ],
    staffSee:
      'A conversation that waits for a person, with the room and the guest’s own words. Whoever takes it writes what was found, and the guest reads it at the same moment.',
    queue: {
      title: 'Front desk · 13:52',
      rows: [
        { place: '103', what: 'Lost: grey toy rabbit', state: 'you answer', tone: 'good' },
        { place: '307', what: 'Late clean', state: 'accepted', tone: 'good' },
      ],
    },
    measure: {
      name: 'Time to a yes or a no',
      definition:
        'Median time from the report to “found” or “not found”. A quick no counts as much as a quick yes.',
    },
    notAutomated:
      'Proof of ownership, and valuables. A passport, a phone or a ring is handed over by a person who has asked who it belongs to.',
  },
  {
    key: 'room-service',
    title: 'Room service after the kitchen’s rush',
    businesses: ['hotel', 'resort'],
    departments: ['food-and-beverage'],
    situation:
      'Dinner orders by telephone arrive while the pass is full. They are taken on paper, read back, and the sesame in the salad is asked about at the door.',
    place: 'Room 306',
    conversation: [
      { by: 'guest', text: 'one club sandwich please. my son is allergic to sesame' },
      {
        by: 'assistant',
        text: 'In your order: 1 × Club sandwich. Total 16.50 EUR. Nothing is ordered until you confirm it on the card. Please confirm allergies with the staff; cross-contamination cannot be excluded.',
      },
      {
        by: 'request',
        title: 'Food order',
        state: 'Kitchen asked',
        tone: 'warn',
        ticks: ['20:10 asked', 'allergy seen 20:13', 'by 20:45'],
        progress: 0.3,
      },
      {
        by: 'staff',
        who: 'Kitchen',
        text: 'The club bread has sesame. We can make it on plain toast. Shall we?',
      },
    ],
    staffSee:
      'The order with the allergy on top, in words that can’t be folded away. Somebody in the kitchen must say that they have read it before anything is cooked.',
    queue: {
      title: 'Kitchen · 20:13',
      rows: [
        {
          place: '306',
          what: 'Club sandwich. ALLERGY: sesame',
          state: 'allergy seen',
          tone: 'warn',
        },
        { place: '201', what: 'Soup, 2 breads', state: '20 min left', tone: 'good' },
      ],
    },
    measure: {
      name: 'Orders changed at the door',
      definition:
        'Share of orders where something was sent back, swapped or explained at delivery, as noted by whoever brought it.',
    },
    beingBuilt:
      'A page with menu and order side by side, and a screen for the kitchen. In this version guests order in the chat, from the menu with its prices, and confirm a card with the total.',
    notAutomated:
      'Saying that a dish is safe. Nor is anything charged to a room by a phone that has only scanned a code.',
  },
  {
    key: 'pool-bar',
    title: 'The pool bar, by code',
    businesses: ['resort', 'hotel', 'restaurant'],
    departments: ['food-and-beverage'],
    situation:
      'Sixty loungers, two waiters, thirty-four degrees. People wave, wait, give up, walk to the bar and stand there wet. The bar has time; it just doesn’t know.',
    place: 'Pool, lounger 17',
    conversation: [
      { by: 'guest', text: 'two lattes and a custard tart please' },
      {
        by: 'assistant',
        text: 'Nothing is ordered until you confirm it on the card.',
      },
      {
        by: 'request',
        title: 'Food order',
        state: 'Being made',
        tone: 'good',
        ticks: ['15:02 asked', '15:04 accepted', 'by 15:37'],
        progress: 0.5,
      },
    ],
    staffSee:
      'Orders in the order of their promise, with the lounger’s number. When the bar falls behind, the guest’s card says so, and nobody has to stand up to ask.',
    queue: {
      title: 'Pool bar · 15:06',
      rows: [
        { place: '9', what: 'Ice cream × 3', state: '5 min left', tone: 'warn' },
        { place: '17', what: 'Latte × 2, custard tart', state: '31 min left', tone: 'good' },
      ],
    },
    measure: {
      name: 'Order to hand-over',
      definition:
        'Median minutes from sending an order to “served”, by hour of the day; compared with the promise made at the time.',
    },
    beingBuilt:
      'A page with menu and order side by side. In this version guests order in the chat, from the menu with its prices, and confirm a card with the total.',
    notAutomated:
      'Asking for age before a drink is handed over, and noticing somebody who has had enough sun.',
  },
  {
    key: 'flat-arrival',
    title: 'The flat, and nobody at the door',
    businesses: ['rental', 'apartment'],
    departments: ['front-desk', 'housekeeping'],
    situation:
      'Guests land at eleven at night. They have a code for the street door, somewhere, in one of four messages. The host is asleep; the neighbour is not.',
    property: 'Apartment 3B',
    place: 'Street door',
    conversation: [
      { by: 'guest', text: 'we are at the street door, what is the door code?' },
      {
        by: 'assistant',
        text: 'For your safety, doors, keys and codes are handled by a person.',
      },
      { by: 'note', text: 'Passed to the host on call · 1st in line' },
      {
        by: 'staff',
        who: 'Host on call',
        text: 'Good evening. I see your booking; what is the last name on it?',
      },
    ],
    staffSee:
      'A conversation that waits for a person, with the unit, the time and the reason: somebody asks for an access code. Once they answer, the assistant is silent.',
    queue: {
      title: 'Host on call · 23:05',
      rows: [
        { place: '3B', what: 'Asks for the door code', state: 'you answer', tone: 'good' },
        { place: '1A', what: 'Cleaning, arrival 15:00', state: 'accepted', tone: 'good' },
      ],
    },
    measure: {
      name: 'Night calls to the host',
      definition: 'Conversations between 22:00 and 08:00 that needed a person, per hundred nights stayed.',
    },
    beingBuilt:
      'Verifying a phone for a stay, so that it may be told a door code. In this version nobody is told one by the assistant.',
    notAutomated:
      'Giving a code to somebody who merely holds the link. A photograph of the code in the hall opens a chat, never a door.',
  },
];
