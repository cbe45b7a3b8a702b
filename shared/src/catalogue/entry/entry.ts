/** The shape of an asset (specification, section 3). */
export type AssetType = 'icon' | 'image' | 'photo' | 'svg';

export type AssetCategory =
  | 'interface'
  | 'marketing'
  | 'hotel'
  | 'dashboard'
  | 'integration'
  | 'payment'
  | 'social'
  | 'service';

export interface Dimensions {
  width: number;
  height: number;
}

/** One asset of the catalogue: a file that the host serves, and what people and programs may know about it. */
export interface AssetEntry {
  /** Absolute path on the host. */
  url: string;
  /** The text for people who do not see it. */
  alt: string;
  /** What it is, what it is for, and whose it is. */
  description: string;
  type: AssetType;
  category: AssetCategory;
  /** Lower-case words by which it can be found. */
  tags: readonly string[];
  /** In pixels. */
  dimensions: Dimensions;
  /** For services: what a guest would say first. */
  starterMessage?: string;
}

/** A service's icon: the message it starts a conversation with is always there. */
export interface ServiceEntry extends AssetEntry {
  starterMessage: string;
}
