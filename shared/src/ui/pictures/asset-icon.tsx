import { useLayoutEffect, useRef } from 'react';
import * as styles from './asset-icon.css';

/**
 * An icon of the catalogue by its address, in the text's colour and 19 px square (specification, section 9). It is
 * decoration next to a word, and invisible when its file cannot be loaded.
 */
export function AssetIcon({ url }: { url: string }) {
  const icon = useRef<HTMLSpanElement>(null);
  // Not an attribute: in the server's HTML the page's policy refuses one.
  useLayoutEffect(() => {
    if (icon.current) icon.current.style.maskImage = `url("${url}")`;
  }, [url]);
  return <span ref={icon} className={styles.icon} aria-hidden="true" />;
}
