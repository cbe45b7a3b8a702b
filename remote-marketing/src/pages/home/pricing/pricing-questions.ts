import type { Question } from '../../../sections/lists/questions.tsx';

/** What people ask before they ask for a price. */
export const pricingQuestions: readonly Question[] = [
  {
    question: 'What counts as a room?',
    answer:
      'A room that you sell and that has an active code. Rooms out of order for a whole month are not counted, nor are codes in the lobby, at the pool or in the lift. A restaurant table and a rental unit have prices of their own.',
  },
  {
    question: 'Is there a limit on messages?',
    answer:
      'Not with the embedded engine. A house sets a budget of its language model for each month, and a number of turns for each guest and day; when they are used up, or the model is out of service, the embedded engine goes on answering, and staff see why.',
  },
  {
    question: 'Do staff cost extra?',
    answer: 'No. A price per head would keep housekeepers off the queue, and they are who it is for.',
  },
  {
    question: 'Is there a set-up fee?',
    answer:
      'Not if you do it yourself, with the guides. Sessions by video, days at your house and the set-up of a system connection have prices in the list.',
  },
];
