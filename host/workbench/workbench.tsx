import type { BrandProfile } from '@bellkey/shared/brand';
import { type Appearance, addressOf, schemes } from './appearance.ts';
import { CatalogueView } from './catalogue-view.tsx';
import { sections } from './samples/sections.ts';
import type { Sample } from './stage/sample.ts';
import { Shown } from './stage/stage.tsx';
import * as styles from './stage/workbench.css';

interface WorkbenchProps {
  brands: readonly BrandProfile[];
  appearance: Appearance;
  onChange(change: Partial<Appearance>): void;
}

function Choice<T extends string>(props: {
  label: string;
  value: T;
  values: readonly (readonly [T, string])[];
  onChange(value: T): void;
}) {
  return (
    <label className={styles.choice}>
      {props.label}
      <select
        value={props.value}
        onChange={({ target }) => {
          const chosen = props.values.find(([value]) => value === target.value);
          if (chosen) props.onChange(chosen[0]);
        }}
      >
        {props.values.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function Entry({ sample, appearance }: { sample: Sample; appearance: Appearance }) {
  const { id, component, title, whole, height } = sample;
  return (
    <li className={styles.sample}>
      <h4>
        <code>{component}</code> {title}{' '}
        <a href={addressOf(appearance, id)} aria-label={`${component}, ${title}, on its own`}>
          alone
        </a>
      </h4>
      {whole ? (
        <iframe
          key={addressOf(appearance, id)}
          className={styles.window}
          title={`${component}, ${title}`}
          src={addressOf(appearance, id)}
          height={height ?? 320}
          width={appearance.width === 'phone' ? 360 : '100%'}
          loading="lazy"
        />
      ) : (
        <div className={styles.stage}>
          <Shown sample={sample} />
        </div>
      )}
    </li>
  );
}

/** Everything for people who work on the project: the catalogue, and every component in every state. */
export function Workbench({ brands, appearance, onChange }: WorkbenchProps) {
  return (
    <>
      <header className={styles.bar}>
        <h1>Workbench</h1>
        <Choice
          label="Brand"
          value={appearance.brand}
          values={brands.map(({ key, name }) => [key, name] as const)}
          onChange={(brand) => onChange({ brand })}
        />
        <Choice
          label="Light"
          value={appearance.scheme}
          values={schemes.map((scheme) => [scheme, scheme] as const)}
          onChange={(scheme) => onChange({ scheme })}
        />
        <Choice
          label="Width"
          value={appearance.width}
          values={[
            ['full', 'full'],
            ['phone', '360 px'],
          ]}
          onChange={(width) => onChange({ width })}
        />
        <nav aria-label="Workbench">
          {sections.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
          <a href="#catalogue">Catalogue</a>
        </nav>
      </header>
      <main className={styles.main}>
        {sections.map(({ id, title, samples }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            <h3 className={styles.count}>{samples.length} states</h3>
            <ul role="list" className={styles.samples}>
              {samples.map((sample) => (
                <Entry key={sample.id} sample={sample} appearance={appearance} />
              ))}
            </ul>
          </section>
        ))}
        <CatalogueView />
      </main>
    </>
  );
}
