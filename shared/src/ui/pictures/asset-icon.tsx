import * as styles from './asset-icon.css';

/**
 * An icon of the catalogue by its address, in the text's colour and 19 px square (specification, section 9). It is
 * decoration next to a word, and invisible when its file cannot be loaded.
 */
export function AssetIcon({ url }: { url: string }) {
  return <span className={styles.icon} style={{ maskImage: `url("${url}")` }} aria-hidden="true" />;
}
