import { Link } from '@bellkey/shared/shell';
import { filterPath, type UseCaseFilter } from '../../features/use-cases/find-use-cases.ts';
import {
  type Business,
  businesses,
  type Department,
  departments,
} from '../../features/use-cases/use-case.ts';
import * as styles from './filters.css';

interface FiltersProps {
  filter: UseCaseFilter;
  found: number;
  total: number;
}

function Choice({ to, chosen, children }: { to: string; chosen: boolean; children: string }) {
  return (
    <li>
      <Link
        to={to}
        preventScrollReset
        aria-current={chosen ? 'true' : undefined}
        className={`${styles.choice} ${chosen ? styles.chosen : ''}`}
      >
        {children}
      </Link>
    </li>
  );
}

/** The two filters as links: each leads to the page narrowed by it, keeping the other. */
export function Filters({ filter, found, total }: FiltersProps) {
  return (
    <div className={styles.filters}>
      <nav aria-labelledby="by-business" className={styles.row}>
        <p id="by-business" className={styles.label}>
          Business
        </p>
        <ul role="list" className={styles.choices}>
          <Choice to={filterPath({ ...filter, business: null })} chosen={filter.business === null}>
            All
          </Choice>
          {(Object.keys(businesses) as Business[]).map((business) => (
            <Choice
              key={business}
              to={filterPath({ ...filter, business })}
              chosen={filter.business === business}
            >
              {businesses[business]}
            </Choice>
          ))}
        </ul>
      </nav>
      <nav aria-labelledby="by-department" className={styles.row}>
        <p id="by-department" className={styles.label}>
          Department
        </p>
        <ul role="list" className={styles.choices}>
          <Choice to={filterPath({ ...filter, department: null })} chosen={filter.department === null}>
            All
          </Choice>
          {(Object.keys(departments) as Department[]).map((department) => (
            <Choice
              key={department}
              to={filterPath({ ...filter, department })}
              chosen={filter.department === department}
            >
              {departments[department]}
            </Choice>
          ))}
        </ul>
      </nav>
      <p role="status" className={styles.count}>
        {found === total ? `All ${total} situations` : `${found} of ${total} situations`}
      </p>
    </div>
  );
}
