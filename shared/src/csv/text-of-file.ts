/** Control characters of Unicode. */
const CONTROL = /\p{Cc}/gu;
/** Those that texts have. */
const IN_TEXTS = new Set(['\t', '\n', '\f', '\r', '\u0085']);

/**
 * The text of a file that a person chose. Spreadsheets of Windows write Windows-1252 where they are not asked for UTF-8:
 * bytes that are no UTF-8 are decoded as that.
 *
 * @returns null for a file that holds no text, such as a picture or a workbook
 */
export async function textOfFile(file: Blob): Promise<string | null> {
  const bytes = await file.arrayBuffer();
  const text = decodeText(bytes);
  return text.match(CONTROL)?.some((character) => !IN_TEXTS.has(character)) ? null : text;
}

function decodeText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
