/** A guide as lists, search engines and link previews know it; its text is `articles/<slug>.md`. */
export interface GuideEntry {
  slug: string;
  title: string;
  summary: string;
  /** ISO day of the last change. */
  updated: string;
}

/** All guides, in the order in which a new house needs them. */
export const guideList = [
  {
    slug: 'place-qr-codes',
    title: 'Where to put the codes, and what to print beside them',
    summary:
      'Size, contrast, wording and places. A code that nobody finds or trusts is a code that nobody scans.',
    updated: '2026-11-20',
  },
  {
    slug: 'write-knowledge',
    title: 'Write knowledge that gives right answers',
    summary:
      'One fact per entry, an owner, and a day on which it stops being true. What an assistant says is only as good as what it may read.',
    updated: '2026-11-22',
  },
  {
    slug: 'set-promise-times',
    title: 'Set promised times that your house can keep',
    summary:
      'A promised time is the one figure that guest and staff share. How to find it from your own log, and what to do when it will be missed.',
    updated: '2026-11-22',
  },
  {
    slug: 'train-staff-in-15-minutes',
    title: 'Train a shift in fifteen minutes',
    summary:
      'Five situations, one phone, one board. A script for the briefing before a shift; nobody has to read a manual.',
    updated: '2026-11-22',
  },
  {
    slug: 'ai-disclosure',
    title: 'Say that it is an AI, and say it well',
    summary:
      'Where to say it, in which words, and what an assistant must leave to people. Guests forgive an assistant; they do not forgive being fooled.',
    updated: '2026-11-22',
  },
  {
    slug: 'privacy-basics',
    title: 'Privacy basics for a hotel that answers guests by message (GDPR, POPIA, LGPD)',
    summary:
      'Who is responsible, what to tell guests, how long to keep what, and what to do when something goes wrong. A working page for managers; not legal advice.',
    updated: '2026-11-20',
  },
  {
    slug: 'measure-what-guests-feel',
    title: 'Measure what guests feel, with four figures',
    summary:
      'First answer, promises kept, asked again, and what had no answer. How each is counted, and the ways to fool yourself.',
    updated: '2026-11-20',
  },
  {
    slug: 'web-chat-or-whatsapp',
    title: 'Web chat or WhatsApp: which one, when',
    summary:
      'What each needs before the first message, who may write first, where the conversation lives, and which moment of a stay suits which.',
    updated: '2026-11-21',
  },
  {
    slug: 'concierge-quality',
    title: 'How good our concierge is, and how we know',
    summary:
      'What it made of lines by a stranger, in four classes, with the cases, the day, the method and what went wrong.',
    updated: '2026-11-21',
  },
] as const satisfies readonly GuideEntry[];
