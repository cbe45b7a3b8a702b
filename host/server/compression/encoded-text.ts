import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
/** Good enough and quick: a text is compressed once and sent often. */
const BROTLI_QUALITY = 6;

export type Encoding = 'br' | 'gzip' | 'identity';

/** A text in every encoding. */
export type EncodedText = Record<Encoding, Uint8Array>;

/** Compresses a text for each encoding that browsers accept. */
export async function encodeText(text: string): Promise<EncodedText> {
  const identity = Buffer.from(text);
  const [br, gzipped] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    gz(identity),
  ]);
  return { br, gzip: gzipped, identity };
}

/** The encoding for a browser that accepts these (`Accept-Encoding`). */
export function encodingFor(accepted: string): Encoding {
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}

/** Encodes a text that seldom changes; only again when it has changed. */
export class LastEncoded {
  private last: { text: string; encoded: Promise<EncodedText> } | null = null;

  of(text: string): Promise<EncodedText> {
    if (this.last?.text !== text) this.last = { text, encoded: encodeText(text) };
    return this.last.encoded;
  }
}
