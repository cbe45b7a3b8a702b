import { type Concepts, words } from './words.ts';

/** Signs that go with any matter: numbers, times, politeness, the house itself, a bank’s affairs. */
export const SIGNS: Concepts = {
  numberOnly: /^(?:\p{N}+|one|two|three|four|five|six|seven|eight|nine|ten)[.!]?$/u,
  time: /(?<!\p{N})\d{1,2}(?::\d{2}| ?(?:am|pm|a\.m|p\.m|o'clock))|(?<!\p{L})(?:today|tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december)/u,
  please: words('please', 'pls'),
  hotel: words('hotel', 'your place', 'you guys', 'property'),
  smallBusiness: words(
    'account\\w*',
    'card\\w*',
    'loan\\w*',
    'mortgage\\w*',
    'bank\\w*',
    'overdraft\\w*',
    'transfer\\w*',
    'savings?',
    'pin',
    'debit',
    'credit',
    'cheque\\w*',
    'payment\\w*',
    'deposit\\w*',
    'withdraw\\w*',
    'balance',
    'contactless',
  ),
};
