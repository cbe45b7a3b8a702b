// Compiled from concierge/messages by `npm run messages`.
import { personFetchedMessages as ar } from './ar.ts';
import { personFetchedMessages as en } from './en.ts';
import { personFetchedMessages as ja } from './ja.ts';
import { personFetchedMessages as ko } from './ko.ts';
import { personFetchedMessages as nl } from './nl.ts';
import { personFetchedMessages as ru } from './ru.ts';
import { personFetchedMessages as zh } from './zh.ts';

/** {@link PersonFetchedMessages} in every language that has them. */
export const personFetchedByLanguage = { ar, en, ja, ko, nl, ru, zh };
