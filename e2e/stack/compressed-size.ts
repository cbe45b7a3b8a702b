import { brotliCompressSync, constants } from 'node:zlib';

/** Size of files as a deployed server sends them: brotli, at its highest quality. */
export async function compressedSize(urls: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    urls.map(async (url) => {
      // On a busy machine a server may close a persistent connection at the moment of its reuse.
      const answer = await fetch(url, { headers: { connection: 'close' } });
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
      const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
      return brotliCompressSync(Buffer.from(await answer.arrayBuffer()), options).length;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
