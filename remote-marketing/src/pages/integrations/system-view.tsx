import { Chip } from '@bellkey/shared/ui';
import { useRef } from 'react';
import { SystemLogo } from '../../features/integrations/system-logo.tsx';
import { type System, statuses } from '../../features/integrations/systems.ts';
import { Island } from '../../island/island.tsx';
import * as styles from './system-view.css';

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h3 className={styles.label}>{title}</h3>
      <ul role="list" className={styles.list}>
        {items.map((item) => (
          <li key={item} className={styles.item}>
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Fact({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h3 className={styles.label}>{title}</h3>
      <p className={styles.fact}>{text}</p>
    </div>
  );
}

/** One system: what it could exchange, how access works, and what is unknown; an island. */
export function SystemView({ system }: { system: System }) {
  const place = useRef<HTMLElement>(null);
  return (
    <section ref={place} id={system.key} className={styles.system} aria-labelledby={`${system.key}-name`}>
      <Island place={place}>
        {' '}
        <div>
          <h2 id={`${system.key}-name`} className={styles.name}>
            <SystemLogo system={system.key} />
          </h2>
          <p className={styles.owner}>by {system.owner}</p>
          <Chip tone={system.status === 'certified' ? 'good' : 'neutral'}>{statuses[system.status]}</Chip>
          <p className={styles.summary}>{system.summary}</p>
        </div>
        <div className={styles.details}>
          <List title="Could be read" items={system.read} />
          <List title="Could be written" items={system.written} />
          <Fact title="How one gets in" text={system.access} />
          <Fact title="How changes arrive" text={system.news} />
          <Fact title="Not known, or not possible" text={system.limits} />
        </div>
      </Island>
    </section>
  );
}
