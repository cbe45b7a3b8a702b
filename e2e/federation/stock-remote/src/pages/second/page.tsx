import * as styles from './page.css';

/** A page that is loaded after the first one. */
export function Page() {
  return <h1 className={styles.heading}>The second room</h1>;
}
