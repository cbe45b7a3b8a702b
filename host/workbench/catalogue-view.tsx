import { type AssetEntry, type CatalogueGroup, catalogue, genericService } from '@bellkey/shared/catalogue';
import * as styles from './stage/workbench.css';

function Asset({ name, asset }: { name: string; asset: AssetEntry }) {
  const { width, height } = asset.dimensions;
  return (
    <li className={styles.asset}>
      <span className={styles.picture}>
        <img src={asset.url} alt={asset.alt} width={width} height={height} loading="lazy" />
      </span>
      <strong>{name}</strong>
      <span>
        {width} × {height} · {asset.type} · {asset.category}
      </span>
      {asset.starterMessage ? <q>{asset.starterMessage}</q> : null}
      <span className={styles.small}>{asset.description}</span>
      <span className={styles.small}>{asset.tags.join(', ')}</span>
    </li>
  );
}

/** All assets by group. */
export function CatalogueView() {
  const groups = Object.keys(catalogue) as CatalogueGroup[];
  return (
    <section aria-labelledby="catalogue">
      <h2 id="catalogue">Asset catalogue</h2>
      {groups.map((group) => {
        const entries: [string, AssetEntry][] = Object.entries(catalogue[group]);
        return (
          <section key={group} aria-labelledby={`group-${group}`}>
            <h3 id={`group-${group}`}>
              {group} <small>{entries.length}</small>
            </h3>
            <ul role="list" className={styles.assets}>
              {entries.map(([name, asset]) => (
                <Asset key={name} name={name} asset={asset} />
              ))}
              {group === 'serviceIcons' ? <Asset name="genericService" asset={genericService} /> : null}
            </ul>
          </section>
        );
      })}
    </section>
  );
}
