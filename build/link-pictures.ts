import { existsSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';

/** Copies a remote's link pictures, `previews/<brand>/<pathname>.png`, to where the host finds them. */
export function linkPictures(folder: string) {
  if (!existsSync(path.join(folder, 'previews'))) return [];
  return [
    new rspack.CopyRspackPlugin({
      patterns: [{ context: 'previews', from: '**/*.png', to: 'browser/previews/[path][name][ext]' }],
    }),
  ];
}
