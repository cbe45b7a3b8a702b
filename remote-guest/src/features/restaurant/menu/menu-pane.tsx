import { Button, Field, Notice, Skeleton } from '@bellkey/shared/ui';
import { wallTime } from '@bellkey/shared/wall-time';
import { useState } from 'react';
import type { GuestLanguage } from '../../../language/guest-language.ts';
import { LanguageChoice } from '../../../language/language-choice.tsx';
import { DishRow } from '../dish/dish-row.tsx';
import type { Kitchen, KitchenOfPage } from '../kitchen/kitchen.ts';
import {
  isFiltered,
  type MenuFilter,
  menuMarks,
  menuSections,
  NO_FILTER,
  nextOpening,
} from '../kitchen/menu-view.ts';
import { pauseText } from '../kitchen/pause-text.ts';
import { useKitchen } from '../kitchen/use-kitchen.ts';
import { useKitchenNews } from '../kitchen/use-kitchen-news.ts';
import * as styles from './menu.css';
import { MenuFilters } from './menu-filters.tsx';

interface MenuProps<Of extends KitchenOfPage> {
  kitchen: Of;
  onLanguage(language: GuestLanguage): void;
}

/** The menu, with search and filters. */
export function MenuPane({ kitchen, onLanguage }: MenuProps<KitchenOfPage>) {
  const loaded = useKitchen(kitchen);
  useKitchenNews(kitchen);
  if (!loaded) return <Skeleton label={kitchen.messages.loading} lines={6} />;
  return <Menu kitchen={loaded} onLanguage={onLanguage} />;
}

function Menu({ kitchen, onLanguage }: MenuProps<Kitchen>) {
  const { messages, language, clock, now, timeZone, online, show } = kitchen;
  const { state, renew } = kitchen.menu;
  const [filter, setFilter] = useState<MenuFilter>(NO_FILTER);

  if (state.status === 'loading') return <Skeleton label={messages.loading} lines={6} />;
  if (state.status === 'unreachable') {
    const { code, requestId } = state.problem;
    return (
      <Notice
        tone="warn"
        live="polite"
        title={code === 'offline' ? messages.unreachable.offline : messages.unreachable.other}
        reference={requestId ? `${code}, ${requestId}` : code}
        action={<Button onClick={() => void renew()}>{messages.unreachable.retry}</Button>}
      >
        {messages.unreachable.text}
      </Notice>
    );
  }
  const { items, currency, pause } = state.menu;
  if (items.length === 0) {
    return (
      <div className={styles.empty}>
        <p className={styles.emptyTitle}>{messages.empty}</p>
        <p>{messages.emptyText}</p>
        <Button look="outline" onClick={() => show('chat')}>
          {messages.toChat}
        </Button>
      </div>
    );
  }
  const sections = menuSections(items, filter);
  const shown = sections.reduce((count, section) => count + section.items.length, 0);
  const filtered = isFiltered(filter);
  const opening = nextOpening(items, wallTime(new Date(now), timeZone).slice(11));

  return (
    <div className={styles.menu}>
      <div className={styles.tools}>
        <Field
          label={messages.search}
          type="search"
          value={filter.search}
          enterKeyHint="search"
          onChange={({ target }) => setFilter({ ...filter, search: target.value })}
        />
        <MenuFilters {...{ messages, filter }} marks={menuMarks(items)} onChange={setFilter} />
        <p className={styles.status} role="status">
          {[
            state.copyOf === null ? null : messages.asOf({ time: clock.moment(state.copyOf, now, language) }),
            online ? null : messages.offline,
            opening && !pause?.closed && messages.kitchenClosed({ time: opening }),
            pause && pauseText(pause, kitchen),
            filtered ? (shown > 0 ? messages.shown({ count: shown }) : messages.noneFits) : null,
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      </div>
      {sections.map((section) => (
        <section key={section.id} className={styles.section} aria-label={section.name}>
          <header className={styles.sectionHead}>
            <h2 className={styles.sectionTitle}>{section.name}</h2>
            {section.served ? <p className={styles.quiet}>{messages.served(section.served)}</p> : null}
          </header>
          <ul className={styles.dishes} role="list">
            {section.items.map((item) => (
              <DishRow key={item.id} item={item} currency={currency} kitchen={kitchen} />
            ))}
          </ul>
        </section>
      ))}
      <p className={styles.guard}>{messages.guard}</p>
      <LanguageChoice label={messages.language} language={language} onChange={onLanguage} />
    </div>
  );
}
