/** The folder of an asset group, below `/assets/`. */
export type AssetFolder =
  | 'interface'
  | 'navigation'
  | 'product'
  | 'services'
  | 'marketing'
  | 'team'
  | 'integrations'
  | 'cards'
  | 'social'
  | 'service-icons'
  | 'categories';

/**
 * Where the host serves an asset.
 *
 * @example
 * assetUrl('service-icons', 'roomService'); // '/assets/service-icons/room-service.svg'
 */
export function assetUrl(folder: AssetFolder, key: string, ending: 'svg' | 'webp' = 'svg'): string {
  const name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `/assets/${folder}/${name}.${ending}`;
}
