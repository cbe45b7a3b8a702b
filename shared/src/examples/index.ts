export * from './staff-questions.ts';
