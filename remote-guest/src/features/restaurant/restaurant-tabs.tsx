import type { KeyboardEvent } from 'react';
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
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const index = (tabs.findIndex(({ id }) => id === chosen) + step + tabs.length) % tabs.length;
    const button = event.currentTarget.children[index];
    if (button instanceof HTMLElement) button.focus();
    const next = tabs[index];
    if (next) onChoose(next.id);
  }

  return (
    <div className={styles.tabs} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
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
