import type { Question } from '../../sections/questions.tsx';

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
      'Not with the embedded engine, which runs on the server that Bellkey itself runs on. If you connect a language model, you do it with your own key and pay its provider directly; when its budget or its service ends, the embedded engine goes on answering and says so.',
  },
  {
    question: 'Do staff cost extra?',
    answer: 'No. A price per head would keep housekeepers off the queue, and they are who it is for.',
  },
  {
    question: 'Is there a set-up fee?',
    answer:
      'No fee in the list. Printing the codes, writing down what the house knows and training a shift is work; the guides say how much and how to do it yourself.',
  },
];
