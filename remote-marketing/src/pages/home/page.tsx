import { Link } from '@bellkey/shared/shell';
import { useState } from 'react';
import * as styles from './page.css';

export function Page() {
  const [n, set] = useState(0);
  return (
    <section className={styles.hero}>
      <h1>Ask once. Watch it happen.</h1>
      <button type="button" onClick={() => set(n + 1)}>
        n {n}
      </button>
      <Link to="/use-cases">Use cases</Link>
    </section>
  );
}
