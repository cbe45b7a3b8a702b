import type { InformationEntry } from '@bellkey/shared/api';
import { plainText } from '@bellkey/shared/plain-text';
import type { InformationMessages } from '../../../messages/compiled/information/messages.ts';

type Topic = keyof InformationMessages['topics'];

/** In the order in which guests need them; an unknown topic of a newer API is under the last. */
const TOPICS: readonly Topic[] = [
  'arrival',
  'way',
  'internet',
  'food',
  'leisure',
  'room',
  'rules',
  'payment',
  'other',
];

/** An entry in one language. */
export interface ShownEntry {
  id: string;
  title: string;
  text: string;
  /** The language of the text where it is not the reader's; undefined otherwise. */
  lang: string | undefined;
  confirmedAt: string;
}

/** The entries of one topic. */
export interface InformationSection {
  topic: Topic;
  name: string;
  entries: ShownEntry[];
}

const topicOf = ({ topic }: InformationEntry): Topic => TOPICS.find((known) => known === topic) ?? 'other';

/** An entry in the reader's language, else in English, else in the first language that it has. */
function shown({ id, title, text, confirmedAt }: InformationEntry, language: string): ShownEntry {
  const lang = [language, 'en', ...Object.keys(text)].find((one) => text[one]) ?? language;
  return { id, title, text: text[lang] ?? '', lang: lang === language ? undefined : lang, confirmedAt };
}

/** The entries whose title, text or topic has every word that was typed, by topic. */
export function informationSections(
  entries: readonly InformationEntry[],
  typed: string,
  { topics, language }: { topics: InformationMessages['topics']; language: string },
): InformationSection[] {
  const words = plainText(typed).split(/\s+/).filter(Boolean);
  return TOPICS.flatMap((topic) => {
    const name = topics[topic];
    const found = entries
      .filter((entry) => topicOf(entry) === topic)
      .map((entry) => shown(entry, language))
      .filter(({ title, text }) => {
        const all = plainText(`${title} ${text} ${name}`);
        return words.every((word) => all.includes(word));
      });
    return found.length === 0 ? [] : [{ topic, name, entries: found }];
  });
}
