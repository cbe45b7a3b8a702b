const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Decodes a body; null when its bytes are not valid UTF-8, which a lenient decoder would replace. */
export function decodeText(body: ArrayBuffer | Uint8Array): string | null {
  try {
    return utf8.decode(body);
  } catch {
    return null;
  }
}
