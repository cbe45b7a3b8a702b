export * from './catalogue-texts.ts';
