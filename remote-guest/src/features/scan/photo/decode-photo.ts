import { loadQrReader } from '../qr-reader/qr-reader.ts';

/** Decodes the code in a photo; null when none is found. The photo stays on the device. */
export async function decodePhoto(file: Blob): Promise<string | null> {
  try {
    const read = await loadQrReader();
    const picture = await createImageBitmap(file);
    const text = await read(picture);
    picture.close();
    return text;
  } catch {
    return null;
  }
}
