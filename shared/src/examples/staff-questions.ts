/** A question that the staff assistant suggests, and the intent it is understood as. API tests ask each of them. */
export interface StaffQuestionExample {
  text: string;
  understood: 'list' | 'summary' | 'people' | 'conversations' | 'procedure' | 'count';
  /** Only for people who may read guest conversations. */
  chat?: true;
}

/** Questions that the staff assistant suggests. */
export const staffQuestionExamples: readonly StaffQuestionExample[] = [
  { text: 'What’s overdue?', understood: 'list' },
  { text: 'Which guests are waiting?', understood: 'conversations', chat: true },
  { text: 'Summarise this shift', understood: 'summary' },
  { text: 'What should I do next?', understood: 'list' },
  { text: 'Who is on duty?', understood: 'people' },
  { text: 'What did we finish today?', understood: 'list' },
  { text: 'How many requests are open?', understood: 'count' },
  { text: 'How do I handle lost property?', understood: 'procedure' },
];
