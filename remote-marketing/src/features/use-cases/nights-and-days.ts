import type { UseCase } from './use-case.ts';

/** Cases of rooms and the desk. */
export const nightsAndDays: readonly UseCase[] = [
  {
    key: 'night-desk',
    title: 'The night desk, alone',
    businesses: ['hotel', 'apartment'],
    departments: ['front-desk', 'maintenance'],
    situation:
      'One person holds the desk from eleven to seven. At ten past two the phone rings while they are on the third floor with a locked-out guest. Some of what comes in at night is a question, and some of it can’t wait.',
    place: 'Room 308',
    conversation: [
      { by: 'guest', text: 'hi sorry its late. no hot water at all, and when does breakfast start' },
      {
        by: 'assistant',
        text: 'I’m sorry about that. Maintenance will see to the hot water in Room 308 by 02:25. Breakfast is served from 07:00 to 10:30 in Restaurant Alba on the ground floor.',
        source: 'Breakfast, confirmed 3 Sep',
      },
      {
        by: 'request',
        title: 'No hot water',
        state: 'Accepted',
        tone: 'good',
        ticks: ['02:10 asked', '02:12 accepted', 'by 02:25'],
        progress: 0.35,
      },
      {
        by: 'staff',
        who: 'Reception',
        text: 'I’m on my way up with the key to the plant room. If it is not back in 15 minutes you get another room.',
      },
    ],
    staffSee:
      'The question is answered and never reaches the desk. The fault does, on any phone with the queue open, with fifteen minutes on it. If nobody has accepted within five, it says so in red in every queue that may see it.',
    queue: {
      title: 'Night · 02:13',
      rows: [
        { place: '308', what: 'No hot water', state: '12 min left', tone: 'good' },
        { place: '102', what: 'Wake-up call 06:15', state: 'set', tone: 'neutral' },
      ],
    },
    measure: {
      name: 'First response at night',
      definition:
        'Median time from a guest’s message to the first answer, by anyone, between 23:00 and 07:00 in the hotel’s own time.',
    },
    notAutomated:
      'Moving the guest to another room, and anything that is owed for a cold shower. The assistant says that it has asked; a person decides.',
  },
  {
    key: 'towels',
    title: 'Two more towels',
    businesses: ['hotel', 'resort', 'apartment'],
    departments: ['housekeeping'],
    situation:
      'Half past two in the afternoon, eleven rooms still to do. Towels, pillows and cots are asked for at the desk, written on a slip, called through to a pager. The guest asks again at the desk because nobody can tell them.',
    place: 'Room 204',
    conversation: [
      { by: 'guest', text: 'Could we have two more towels please?' },
      { by: 'assistant', text: 'Of course. Housekeeping will bring two towels to Room 204 by 14:52.' },
      {
        by: 'request',
        title: 'Towels × 2',
        state: 'On the way',
        tone: 'good',
        ticks: ['14:32 asked', '14:33 accepted', 'by 14:52'],
        progress: 0.6,
      },
    ],
    staffSee:
      'One line on the floor’s phone: room, what, how many, minutes left. Accept with a thumb, done with a thumb. No call, no slip, and the desk can see it without asking.',
    queue: {
      title: 'Housekeeping · 14:35',
      rows: [
        { place: '206', what: 'Baby cot', state: '3 min left', tone: 'warn' },
        { place: '204', what: 'Towels × 2', state: '17 min left', tone: 'good' },
        { place: '108', what: 'Extra pillow', state: 'accepted', tone: 'good' },
      ],
    },
    measure: {
      name: 'Promises kept',
      definition:
        'Share of delivery requests marked done no later than the time the guest was first shown. At the demo property that time is 20 minutes.',
    },
    notAutomated:
      'The walk. And large numbers: more than a service’s limit for one room goes to a person before it is promised.',
  },
  {
    key: 'maintenance-triage',
    title: 'What is broken, and how badly',
    businesses: ['hotel', 'resort', 'apartment', 'rental'],
    departments: ['maintenance'],
    situation:
      '“The air conditioning doesn’t work” can be a wrong switch, a dripping unit or a compressor. Maintenance finds out when they stand in the room, with the wrong tools.',
    place: 'Room 303',
    conversation: [
      { by: 'guest', text: 'The AC is leaking onto the carpet' },
      {
        by: 'assistant',
        text: 'I’m sorry about that. Maintenance will see to the air conditioning in Room 303 by 16:55.',
      },
      {
        by: 'request',
        title: 'Air conditioning leaks',
        state: 'Accepted',
        tone: 'good',
        ticks: ['16:40 asked', '16:42 accepted', 'by 16:55'],
        progress: 0.4,
      },
    ],
    staffSee:
      'A fault with its urgency and the guest’s own words under it. Leaks, no hot water, locks and power stand above a flickering lamp, because their promised time is shorter, not because somebody shouted.',
    queue: {
      title: 'Maintenance · 16:43',
      rows: [
        { place: '303', what: 'Air conditioning leaks', state: '12 min left', tone: 'good' },
        { place: '105', what: 'TV has no picture', state: '41 min left', tone: 'good' },
      ],
    },
    measure: {
      name: 'Visits per fault',
      definition:
        'Staff steps marked “begun” per fault closed. One is a fault understood before somebody set out.',
    },
    notAutomated:
      'Diagnosis, and switching anything off. A guest who reports smoke or gas gets the steps and the emergency number at once; nobody is asked for details.',
  },
  {
    key: 'late-checkout',
    title: 'Late check-out, without a promise',
    businesses: ['hotel', 'resort', 'apartment', 'rental'],
    departments: ['front-desk', 'housekeeping'],
    situation:
      'On Saturday evening room after room asks for one hour more on Sunday. The answer depends on who arrives, and a yes given too early is paid for by housekeeping at two o’clock.',
    place: 'Room 108',
    conversation: [
      { by: 'guest', text: 'Can we check out at 1 pm on Sunday?' },
      {
        by: 'assistant',
        text: 'I’ve asked Reception for a late check-out (Sun 29 Nov, until 13:00). They decide on it and answer here.',
      },
      {
        by: 'request',
        title: 'Late check-out, 13:00',
        state: 'Declined',
        tone: 'neutral',
        ticks: ['Sat 18:20 asked', 'seen 18:24', 'no time promised'],
        progress: 0.3,
      },
      {
        by: 'staff',
        who: 'Reception',
        text: '13:00 is too late: the room is taken from 15:00. We can do 12:30, just tell us here.',
      },
    ],
    staffSee:
      'A list of wishes with the hour asked for, to approve or to decline. A decline needs a reason, and the guest reads that reason, so it is written for them. Another time is offered in the chat.',
    queue: {
      title: 'To approve · Sat 18:26',
      rows: [
        { place: '108', what: 'Until 13:00', state: 'declined', tone: 'neutral' },
        { place: '205', what: 'Until 12:00', state: 'to approve', tone: 'neutral' },
        { place: '301', what: 'Until 14:00', state: 'to approve', tone: 'neutral' },
      ],
    },
    measure: {
      name: 'Answered before the evening ends',
      definition:
        'Share of late check-out wishes that were approved or declined within four hours of being asked.',
    },
    notAutomated:
      'The yes. The assistant passes on the wish; whether this room gets it, and what it costs on a full day, is reception’s to say.',
  },
  {
    key: 'multilingual-family',
    title: 'A family that writes in Portuguese',
    businesses: ['hotel', 'resort', 'restaurant', 'apartment'],
    departments: ['front-desk', 'housekeeping'],
    situation:
      'Grandmother writes Portuguese, the children write English, the evening receptionist speaks neither well enough for “allergic”. Somebody runs for the colleague who does.',
    place: 'Room 207',
    conversation: [
      { by: 'guest', lang: 'pt', text: 'Boa noite! Precisamos de um berço e mais duas toalhas, por favor.' },
      {
        by: 'assistant',
        lang: 'pt',
        text: 'Com certeza. Housekeeping vai tratar de levar um berço a Room 207 até às 20:05. Com certeza. Housekeeping vai tratar de levar duas toalhas a Room 207 até às 19:25.',
      },
      {
        by: 'request',
        title: 'Baby cot',
        state: 'Accepted',
        tone: 'good',
        ticks: ['19:05 asked', '19:07 accepted', 'by 20:05'],
        progress: 0.2,
      },
      {
        by: 'request',
        title: 'Towels × 2',
        state: 'Accepted',
        tone: 'good',
        ticks: ['19:05 asked', '19:07 accepted', 'by 19:25'],
        progress: 0.4,
      },
    ],
    staffSee:
      'Two requests in the house’s language, and the guest’s own words unchanged in the conversation. The guest goes on in theirs; English, Portuguese and Spanish need no language model.',
    queue: {
      title: 'Housekeeping · 19:08',
      rows: [
        { place: '207', what: 'Baby cot', state: '57 min left', tone: 'good' },
        { place: '207', what: 'Towels × 2', state: '17 min left', tone: 'good' },
      ],
    },
    measure: {
      name: 'Requests understood the first time',
      definition:
        'Share of requests that nobody changed, merged or cancelled as wrong after they were made, counted by the language they were asked in.',
    },
    notAutomated:
      'Allergies. The mention of one goes to a person, with a fixed sentence that cross-contamination can’t be excluded.',
  },
];
