import type { ServiceRequest } from '@bellkey/shared/api';
import { Button } from '@bellkey/shared/ui';
import { Search } from 'lucide-react';
import { type Ref, useState } from 'react';
import * as messages from '../../../messages/compiled/queue/en.ts';
import { type QueueFilter, type StateFilter, stateFilters } from './filter/queue-filter.ts';
import * as styles from './queue-toolbar.css';

/** Search and filters of the queue, and the button for the list of keys. */
export function QueueToolbar({
  filter,
  departments,
  searchRef,
  marking,
  onChange,
  onMark,
  onNew,
  onViews,
  onHelp,
}: {
  filter: QueueFilter;
  departments: readonly ServiceRequest['department'][];
  searchRef: Ref<HTMLInputElement>;
  /** Whether requests are being selected. */
  marking: boolean;
  onChange(change: Partial<QueueFilter>): void;
  onMark(): void;
  onNew(): void;
  onViews(): void;
  onHelp(): void;
}) {
  const [filtering, setFiltering] = useState(false);
  const active = [filter.state !== 'open', filter.department, filter.whose].filter(Boolean).length;
  return (
    <div className={styles.toolbar}>
      <div className={styles.search}>
        <Search size={16} aria-hidden="true" />
        <input
          ref={searchRef}
          type="search"
          aria-label={messages.searchTheQueue}
          placeholder={messages.searchPlaceholder}
          value={filter.text}
          onChange={(event) => onChange({ text: event.target.value })}
        />
        <span className={styles.key} aria-hidden="true">
          /
        </span>
      </div>
      <button
        type="button"
        className={styles.filtersButton}
        aria-expanded={filtering}
        aria-controls="queue-filters"
        onClick={() => setFiltering(!filtering)}
      >
        {messages.filtersButton}
        {active > 0 ? ` (${active})` : ''}
      </button>
      <div id="queue-filters" className={styles.filters} data-open={filtering || undefined}>
        <label className={styles.select}>
          <span className={styles.forScreenReaders}>{messages.state}</span>
          <select
            value={filter.state}
            onChange={(event) => onChange({ state: event.target.value as StateFilter })}
          >
            {Object.entries(stateFilters).map(([key, name]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.select}>
          <span className={styles.forScreenReaders}>{messages.department}</span>
          <select
            value={filter.department ?? ''}
            onChange={(event) => onChange({ department: event.target.value || null })}
          >
            <option value="">{messages.allDepartments}</option>
            {departments.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.select}>
          <span className={styles.forScreenReaders}>{messages.assignedTo}</span>
          <select
            value={filter.whose ?? ''}
            onChange={({ target: { value } }) =>
              onChange({ whose: value === 'mine' || value === 'free' ? value : undefined })
            }
          >
            <option value="">{messages.everyones}</option>
            <option value="mine">{messages.mine}</option>
            <option value="free">{messages.noOnes}</option>
          </select>
        </label>
        <button type="button" className={styles.toggle} onClick={onViews}>
          {messages.views}
        </button>
      </div>
      <div className={styles.new}>
        <Button size="small" onClick={onNew}>
          {messages.newRequest}
        </Button>
      </div>
      <button
        type="button"
        className={styles.toggle}
        aria-pressed={filter.board === true}
        onClick={() => onChange({ board: !filter.board })}
      >
        {messages.board}
      </button>
      <button type="button" className={styles.toggle} aria-pressed={marking} onClick={onMark}>
        {messages.markSeveral}
      </button>
      <button type="button" className={styles.keys} onClick={onHelp}>
        <span className={styles.key} aria-hidden="true">
          ?
        </span>
        {messages.keys}
      </button>
    </div>
  );
}
