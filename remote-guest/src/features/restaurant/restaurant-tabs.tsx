import { type KeyboardEvent, useRef } from 'react';
import type { RestaurantTab } from './kitchen/kitchen.ts';
import * as styles from './restaurant.css';

interface RestaurantTabsProps {
  label: string;
  tabs: ReadonlyArray<{ id: RestaurantTab; name: string }>;
  chosen: RestaurantTab;
  /** Of the panel of a tab. */
  panelId(tab: RestaurantTab): string;
  onChoose(tab: RestaurantTab): void;
}

/** Tabs as in the ARIA practices: one stop for the Tab key, arrow keys between them. */
export function RestaurantTabs({ label, tabs, chosen, panelId, onChoose }: RestaurantTabsProps) {
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const index = tabs.findIndex(({ id }) => id === chosen);
    const next = tabs[(index + step + tabs.length) % tabs.length];
    if (!next) return;
    onChoose(next.id);
    list.current?.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(panelId(next.id))}"]`)?.focus();
  }

  return (
    <div ref={list} className={styles.tabs} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={id === chosen}
          aria-controls={panelId(id)}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => onChoose(id)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
