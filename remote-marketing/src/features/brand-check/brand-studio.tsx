import { isCoBrand } from '@bellkey/shared/brand';
import { useBrand, useBrands } from '@bellkey/shared/shell';
import { Field } from '@bellkey/shared/ui';
import { useId, useState } from 'react';
import { brandStudioMessages } from '../../../messages/compiled/brand-studio/en.ts';
import { WithoutScripts } from '../../controls/without-scripts.tsx';
import { type BrandColours, parseBrandColours } from './brand-colours.ts';
import { BrandPreview, type PreviewMark } from './brand-preview.tsx';
import * as styles from './brand-studio.css';
import { ContrastTable } from './contrast-table.tsx';

const OWN = 'own';
const NAME_MAX_CHARS = 22;
const colourNames: Readonly<Record<keyof BrandColours, string>> = brandStudioMessages;

/** Switches a guest's screen between the existing brands and a visitor's own, with the contrast in figures. */
export function BrandStudio() {
  const group = useId();
  const brands = useBrands();
  const here = useBrand();
  const [chosen, choose] = useState((isCoBrand(here) ? here : brands[1])?.key ?? OWN);
  const [name, setName] = useState('Your house');
  const [own, setOwn] = useState({ primary: '#3a2e39', secondary: '#8a4f7d', accent: '#c97b63' });

  const brand = brands.find(({ key }) => key === chosen);
  const colours = parseBrandColours(brand?.colors ?? own);
  const mark: PreviewMark = !brand
    ? { kind: 'letter' }
    : isCoBrand(brand)
      ? { kind: 'picture', src: brand.logo }
      : { kind: 'bell' };
  const shownName = brand?.name ?? (name.trim() || 'Your house');

  return (
    <div className={styles.studio}>
      <div className={styles.choices}>
        <WithoutScripts>the example stays at one brand; its contrasts are the real ones.</WithoutScripts>
        <fieldset className={styles.brands}>
          <legend className={styles.legend}>Show it as</legend>
          {[
            ...brands.map(({ key, name: label }) => ({ key, label })),
            { key: OWN, label: 'Your colours' },
          ].map(({ key, label }) => (
            <label key={key} className={styles.brand}>
              <input
                type="radio"
                name={group}
                value={key}
                checked={chosen === key}
                onChange={() => choose(key)}
                className={styles.radio}
              />
              {label}
            </label>
          ))}
        </fieldset>
        {chosen === OWN ? (
          <div className={styles.fields}>
            <Field
              label="Name"
              value={name}
              maxLength={NAME_MAX_CHARS}
              onChange={(event) => setName(event.target.value)}
            />
            {(Object.keys(colourNames) as (keyof BrandColours)[]).map((key) => (
              <Field
                key={key}
                label={colourNames[key]}
                value={own[key]}
                spellCheck={false}
                autoComplete="off"
                error={isHex(own[key]) ? null : 'Six digits from 0 to f, as #1f2937.'}
                onChange={(event) => setOwn({ ...own, [key]: event.target.value })}
                trailing={
                  <input
                    type="color"
                    aria-label={`${colourNames[key]}, as a colour`}
                    value={isHex(own[key]) ? withMark(own[key]) : '#000000'}
                    onChange={(event) => setOwn({ ...own, [key]: event.target.value })}
                    className={styles.swatch}
                  />
                }
              />
            ))}
          </div>
        ) : null}
        {colours ? <ContrastTable colours={colours} /> : null}
      </div>
      {colours ? (
        <div className={styles.previews}>
          <BrandPreview
            name={shownName}
            mark={mark}
            tagline={brand?.tagline ?? 'Ask for anything.'}
            colours={colours}
            scheme="light"
          />
          <BrandPreview
            name={shownName}
            mark={mark}
            tagline={brand?.tagline ?? 'Ask for anything.'}
            colours={colours}
            scheme="dark"
          />
        </div>
      ) : (
        <p className={styles.waiting}>The picture comes back when all three colours can be read.</p>
      )}
    </div>
  );
}

const isHex = (text: string) => /^#?[0-9a-f]{6}$/i.test(text.trim());
const withMark = (text: string) => `#${text.trim().replace('#', '').toLowerCase()}`;
