import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { OwnBar } from './own-bar.tsx';

type BarProps = ComponentProps<typeof OwnBar>;

/** The bar of the property at its own address; loaded after the page, which is the same without it. */
export function OwnBarSlot(props: BarProps) {
  const [Bar, setBar] = useState<ComponentType<BarProps> | null>(null);
  useEffect(() => {
    import('./own-bar.tsx').then(
      (module) => setBar(() => module.OwnBar),
      () => undefined,
    );
  }, []);
  return Bar ? <Bar {...props} /> : null;
}
