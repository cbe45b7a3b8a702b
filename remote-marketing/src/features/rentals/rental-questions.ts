import type { Question } from '../../sections/lists/questions.tsx';

/** What hosts of several units ask first. */
export const rentalQuestions: readonly Question[] = [
  {
    question: 'Do guests need an app or an account?',
    answer: 'No. The code or link opens a page. They write; that is all.',
  },
  {
    question: 'What does the assistant say when it doesn’t know?',
    answer:
      'That it doesn’t, and it offers to fetch a person. The question lands on your Knowledge page, and once you have written the fact down it is answered from then on, with its source.',
  },
  {
    question: 'A neighbour complains about noise. Who hears it?',
    answer:
      'A person. Complaints, money and anything about other people are passed on with the reason; the assistant acknowledges them and says no more about them.',
  },
  {
    question: 'What if somebody photographs the code in the hall?',
    answer:
      'They can ask what anybody at the door could ask. A code says which place it hangs in, nothing about who is staying, and it can be switched off and printed anew.',
  },
  {
    question: 'Can my cleaner use it without reading English?',
    answer:
      'The queue shows short titles, rooms and minutes, which need little reading. The board itself is in English only in this version.',
  },
];
