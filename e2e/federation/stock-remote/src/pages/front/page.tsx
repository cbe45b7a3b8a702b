import { Link, useBrand } from '@bellkey/shared/shell';
import { useState } from 'react';
import * as styles from './page.css';

/** A page with a state, a style, and a link to a page whose files are not loaded yet. */
export function Page() {
  const brand = useBrand();
  const [visits, setVisits] = useState(0);
  return (
    <>
      <h1 className={styles.heading}>The gallery of {brand.name}</h1>
      <button type="button" onClick={() => setVisits(visits + 1)}>
        {visits} visits
      </button>
      <Link to="/gallery/second">Second room</Link>
    </>
  );
}
