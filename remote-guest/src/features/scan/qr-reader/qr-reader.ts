/** Finds a QR code in a picture; null when there is none. */
export type DecodeQr = (picture: Picture) => Promise<string | null>;

export type Picture = HTMLVideoElement | ImageBitmap;

/** The browser's BarcodeDetector, which is in no type library yet. */
interface BarcodeDetectorLike {
  detect(source: Picture): Promise<Array<{ rawValue: string }>>;
}
interface BarcodeDetectorClass {
  new (options: { formats: string[] }): BarcodeDetectorLike;
  getSupportedFormats(): Promise<string[]>;
}

/** Maximum size of a decoded picture: enough for a code in the hand, and fast on an old phone. */
const MAX_SIDE_PX = 960;

/** The browser's own reader where it supports QR, otherwise one of ours, loaded on demand. */
export async function loadQrReader(): Promise<DecodeQr> {
  return (await nativeReader()) ?? (await bundledReader());
}

async function nativeReader(): Promise<DecodeQr | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: BarcodeDetectorClass };
  if (!BarcodeDetector) return null;
  try {
    if (!(await BarcodeDetector.getSupportedFormats()).includes('qr_code')) return null;
    const detector = new BarcodeDetector({ formats: ['qr_code'] });
    return async (picture) => {
      const found = await detector.detect(picture).catch(() => []);
      return found[0]?.rawValue ?? null;
    };
  } catch {
    return null;
  }
}

async function bundledReader(): Promise<DecodeQr> {
  const { default: jsQR } = await import('jsqr');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (picture) => {
    const { width, height } = sizeOf(picture);
    if (!context || width === 0 || height === 0) return null;
    const scale = Math.min(1, MAX_SIDE_PX / Math.max(width, height));
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    return jsQR(data, canvas.width, canvas.height)?.data || null;
  };
}

function sizeOf(picture: Picture): { width: number; height: number } {
  return picture instanceof HTMLVideoElement
    ? { width: picture.videoWidth, height: picture.videoHeight }
    : { width: picture.width, height: picture.height };
}
