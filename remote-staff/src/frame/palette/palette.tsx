import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import type { PaletteProps } from './palette-dialog.tsx';

// Loaded at its first use, and every page works without it.
const PaletteDialog = lazy<ComponentType<PaletteProps>>(() =>
  import('./palette-dialog.tsx').then(
    (module) => ({ default: module.PaletteDialog }),
    () => ({ default: () => null }),
  ),
);

/** Opens the palette with Ctrl+K or ⌘K, on every page behind the sign-in, also from a text field. */
export function Palette({ links }: Pick<PaletteProps, 'links'>) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return open ? (
    <Suspense fallback={null}>
      <PaletteDialog links={links} onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
}
