/** A text for comparing: lower case without accents, so that "Pequeno-almoço" and "pequeno-almoco" are the same. */
export const plainText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
