/** Digits of other scripts, as `٧` and `६`: in each a zero is followed by nine more. */
const OTHER_DIGIT = /(?![0-9])\p{Nd}/gu;
const INVISIBLE = /\p{Cf}|\p{Variation_Selector}|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u3164/gu;
/** Characters that end a sentence or separate domain labels like a full stop. */
const DOT_LIKE = /[\u3002\uff0e\uff61\u2024\ufe52\u30fb\u00b7]/gu;

/** `Ⅰ` to `Ⅻ` and `ⅰ` to `ⅻ`: numbers, although Unicode has letters for them. */
const ROMAN = /[\u2160-\u216b\u2170-\u217b]/gu;

const romanOf = (character: string) => String((((character.codePointAt(0) ?? 0) - 0x2160) % 16) + 1);

function digitOf(character: string): string {
  let code = character.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - 1))) {
    code -= 1;
    value += 1;
  }
  return String(value);
}

/**
 * Text as a reader perceives it: full-width and mathematical letters become plain ones, digits of every script `0` to
 * `9`, and invisible characters are removed. Every check of an answer uses this text instead of the model's raw text.
 */
export function legible(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(ROMAN, romanOf)
    .normalize('NFKC')
    .replace(DOT_LIKE, '.')
    .replace(OTHER_DIGIT, digitOf);
}
