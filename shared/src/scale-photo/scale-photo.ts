import { PHOTO_MAX_BYTES, PHOTO_MAX_EDGE_PX } from '../api/platform/limits.ts';

/** A photo that is ready to be sent. */
export interface ScaledPhoto {
  picture: Blob;
  width: number;
  height: number;
}

/** A file larger than this is not opened: no phone's camera makes one. */
const MOST_FILE_BYTES = 60 * 1024 * 1024;
/** From good to small; the first that fits is sent. */
const QUALITIES = [0.82, 0.6];

/** The size of a picture whose longer edge is at most so many pixels. */
export function fitWithin(width: number, height: number, edge: number): { width: number; height: number } {
  const scale = Math.min(1, edge / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Draws a picture again: upright, scaled, as JPEG, and without what the phone wrote into the file. Null for what this
 * browser cannot show.
 */
export async function scalePhoto(file: Blob, edge = PHOTO_MAX_EDGE_PX): Promise<ScaledPhoto | null> {
  if (file.size > MOST_FILE_BYTES) return null;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const size = fitWithin(bitmap.width, bitmap.height, edge);
    const canvas = Object.assign(document.createElement('canvas'), size);
    const context = canvas.getContext('2d');
    if (!context) return null;
    // JPEG knows no transparency.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, size.width, size.height);
    context.drawImage(bitmap, 0, 0, size.width, size.height);
    bitmap.close();
    for (const quality of QUALITIES) {
      const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
      if (picture && picture.size <= PHOTO_MAX_BYTES) return { picture, ...size };
    }
    return null;
  } catch {
    return null;
  }
}
