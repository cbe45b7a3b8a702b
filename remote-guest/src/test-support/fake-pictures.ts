import { fakeDialogs } from '@bellkey/shared/shell-testing';

/** What this test's browser lacks: decoding and drawing pictures, addresses of files, and modal dialogs. */
export function fakePictures(): void {
  Object.assign(globalThis, {
    createImageBitmap: async (file: Blob) => {
      if (!file.type.startsWith('image/')) throw new DOMException('not a picture');
      return { width: 4000, height: 1000, close: () => undefined };
    },
  });
  let urls = 0;
  URL.createObjectURL = () => {
    urls += 1;
    return `blob:photo-${urls}`;
  };
  URL.revokeObjectURL = () => undefined;
  HTMLCanvasElement.prototype.getContext = (() => ({
    fillRect: () => undefined,
    drawImage: () => undefined,
  })) as never;
  HTMLCanvasElement.prototype.toBlob = function toBlob(done, type) {
    done(new Blob([`${this.width}x${this.height}`], { type: type ?? 'image/png' }));
  };
  fakeDialogs();
}
