import { type Block, plainText, readMarkdown } from '../prose/markdown.ts';
import aiDisclosure from './articles/ai-disclosure.md';
import measureWhatGuestsFeel from './articles/measure-what-guests-feel.md';
import placeQrCodes from './articles/place-qr-codes.md';
import privacyBasics from './articles/privacy-basics.md';
import setPromiseTimes from './articles/set-promise-times.md';
import trainStaff from './articles/train-staff-in-15-minutes.md';
import writeKnowledge from './articles/write-knowledge.md';

/** A guide, read from its Markdown file. */
export interface Article {
  slug: string;
  title: string;
  summary: string;
  /** ISO day of the last change. */
  updated: string;
  blocks: readonly Block[];
  /** All its words, for search. */
  words: string;
  /** Whole minutes, at least one. */
  readingMinutes: number;
}

/** Words that an adult reads in a minute of plain text on a screen; a usual working value. */
const WORDS_PER_MINUTE = 220;

/** Reads one file; a guide without its title, summary or date is a mistake of ours, and the build's tests find it. */
export function readArticle(slug: string, source: string): Article {
  const { fields, blocks } = readMarkdown(source);
  const field = (name: string): string => {
    const value = fields.get(name);
    if (!value) throw new Error(`The guide ${slug} has no ${name}.`);
    return value;
  };
  const text = plainText(blocks);
  return {
    slug,
    title: field('title'),
    summary: field('summary'),
    updated: field('updated'),
    blocks,
    words: text,
    readingMinutes: Math.max(1, Math.ceil(text.split(/\s+/).length / WORDS_PER_MINUTE)),
  };
}

/** All guides, in the order in which a new house needs them. */
export const articles: readonly Article[] = [
  readArticle('place-qr-codes', placeQrCodes),
  readArticle('write-knowledge', writeKnowledge),
  readArticle('set-promise-times', setPromiseTimes),
  readArticle('train-staff-in-15-minutes', trainStaff),
  readArticle('ai-disclosure', aiDisclosure),
  readArticle('privacy-basics', privacyBasics),
  readArticle('measure-what-guests-feel', measureWhatGuestsFeel),
];
