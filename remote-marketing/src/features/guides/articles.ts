import { type Block, parseMarkdown, plainText } from '../../prose/markdown.ts';
import { cardBlocks } from '../quality/card-blocks.ts';
import { qualityCard } from '../quality/quality-card.ts';
import aiDisclosure from './articles/ai-disclosure.md';
import conciergeQuality from './articles/concierge-quality.md';
import measureWhatGuestsFeel from './articles/measure-what-guests-feel.md';
import placeQrCodes from './articles/place-qr-codes.md';
import privacyBasics from './articles/privacy-basics.md';
import setPromiseTimes from './articles/set-promise-times.md';
import trainStaff from './articles/train-staff-in-15-minutes.md';
import webChatOrWhatsapp from './articles/web-chat-or-whatsapp.md';
import writeKnowledge from './articles/write-knowledge.md';
import { type GuideEntry, guideList } from './guide-list.ts';

/** A guide with its text. */
export interface Article extends GuideEntry {
  blocks: readonly Block[];
  /** All its words, for search. */
  text: string;
  /** Whole minutes, at least one. */
  readingMinutes: number;
}

/** Words that an adult reads in a minute of plain text on a screen; a usual working value. */
const WORDS_PER_MINUTE = 220;

const texts: Readonly<Record<(typeof guideList)[number]['slug'], string>> = {
  'ai-disclosure': aiDisclosure,
  'concierge-quality': conciergeQuality,
  'measure-what-guests-feel': measureWhatGuestsFeel,
  'place-qr-codes': placeQrCodes,
  'privacy-basics': privacyBasics,
  'set-promise-times': setPromiseTimes,
  'train-staff-in-15-minutes': trainStaff,
  'web-chat-or-whatsapp': webChatOrWhatsapp,
  'write-knowledge': writeKnowledge,
};

/** Text below the guide, with its ISO day. */
const more: Readonly<Record<string, { blocks: readonly Block[]; on: string }>> = {
  'concierge-quality': { blocks: cardBlocks, on: qualityCard.on },
};

/** Parses a guide's Markdown. */
export function parseArticle(entry: GuideEntry, source: string): Article {
  const added = more[entry.slug];
  const blocks = [...parseMarkdown(source).blocks, ...(added?.blocks ?? [])];
  const text = plainText(blocks);
  return {
    ...entry,
    updated: added && added.on > entry.updated ? added.on : entry.updated,
    blocks,
    text,
    readingMinutes: Math.max(1, Math.ceil(text.split(/\s+/).length / WORDS_PER_MINUTE)),
  };
}

/** All guides, in the order of the list. */
export const articles: readonly Article[] = guideList.map((entry) => parseArticle(entry, texts[entry.slug]));
