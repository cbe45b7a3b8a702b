declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'truetype' | 'woff' | 'woff2';
    /** A number pins an axis, a range keeps part of it. */
    variationAxes?: Record<string, number | { min: number; max: number; default?: number } | undefined>;
  }
  /** The font with only the glyphs that `text` needs. */
  export default function subsetFont(font: Uint8Array, text: string, options?: Options): Promise<Uint8Array>;
}
