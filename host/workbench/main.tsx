import '../src/theme/global.css?global';
import type { BrandProfile } from '@bellkey/shared/brand';
import { StrictMode, useEffect, useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BRANDS_ID } from '../server/workbench/brands-id.ts';
import { type Appearance, addressOf, appearanceOf, dress } from './appearance.ts';
import { findSample } from './samples/sections.ts';
import { Shown, Stage } from './stage/stage.tsx';
import { Workbench } from './workbench.tsx';

const brands: BrandProfile[] = JSON.parse(document.getElementById(BRANDS_ID)?.textContent ?? '[]');
const alone = findSample(new URLSearchParams(location.search).get('sample') ?? '');

function Page() {
  const [appearance, setAppearance] = useState(() => appearanceOf(location.search));
  const brand = brands.find(({ key }) => key === appearance.brand) ?? brands[0];
  useLayoutEffect(() => {
    if (brand) dress(document, brand, appearance.scheme);
  }, [brand, appearance.scheme]);
  // The browser looked for the section in the address before it existed.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);
  if (!brand) return <p>This page carries no brands; it was not made by the host server.</p>;

  const change = (wanted: Partial<Appearance>) => {
    const next = { ...appearance, ...wanted };
    history.replaceState(null, '', `${addressOf(next)}${location.hash}`);
    setAppearance(next);
  };
  return (
    // The samples' routes get the brand when they are created.
    <Stage key={brand.key} brand={brand}>
      {alone ? (
        <Shown sample={alone} />
      ) : (
        <Workbench brands={brands} appearance={appearance} onChange={change} />
      )}
    </Stage>
  );
}

const root = document.getElementById('workbench');
if (!root) throw new Error('This page was not made by the host server.');
createRoot(root).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
