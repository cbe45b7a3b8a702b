const utf8 = new TextDecoder('utf-8', { fatal: true });

/** A body as text; null where its bytes are no UTF-8, of which a lenient reader would make replacement characters. */
export function decodeText(body: ArrayBuffer | Uint8Array): string | null {
  try {
    return utf8.decode(body);
  } catch {
    return null;
  }
}
