import type { SettingsService } from '@bellkey/shared/api';
import { Button, Field, Notice, ServiceIcon } from '@bellkey/shared/ui';
import { useState } from 'react';
import * as messages from '../../../../messages/compiled/services/en.ts';
import { SaidHere } from '../store/said-here.tsx';
import * as styles from '../store/settings.css';
import { type SettingsStore, settingsOf } from '../store/use-settings.ts';
import { changeOf } from './service-change.ts';
import { ServiceForm } from './service-form.tsx';

/** Every service by its department, with buttons to change, add and take out. */
export function ServiceSettings({ store }: { store: SettingsStore }) {
  const { services, departments } = settingsOf(store);
  const [search, setSearch] = useState('');
  const [editing, setEditing] = useState<SettingsService | 'new' | null>(null);
  const wanted = search.trim().toLowerCase();
  const shown = services.filter(
    ({ title, starter }) => title.toLowerCase().includes(wanted) || starter.toLowerCase().includes(wanted),
  );
  const offered = services.filter(({ active }) => active).length;

  const toggle = async (service: SettingsService) => {
    const send = (active: boolean, version: number) =>
      store.change('PUT /api/staff/settings/services/{id}', {
        params: { id: service.id },
        body: { ...changeOf(service), active, version },
      });
    const answer = await send(!service.active, service.version);
    if (!answer.ok) return store.refuse(answer.error);
    store.report(
      service.id,
      service.active
        ? messages.serviceTakenOut({ title: service.title })
        : messages.serviceOffered({ title: service.title }),
      () => send(service.active, answer.value.version),
    );
  };

  return (
    <section className={styles.section} aria-label={messages.services}>
      <div className={styles.tools}>
        <Field
          label={messages.findAService}
          type="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Button onClick={() => setEditing('new')}>{messages.addAService}</Button>
      </div>
      <p className={styles.quiet}>{messages.intro({ offered, services: services.length })}</p>
      <SaidHere store={store} of="services" />
      {shown.length === 0 ? <Notice title={messages.noSuchService}>{messages.noMatchHint}</Notice> : null}
      {departments.map((department) => {
        const own = shown.filter(({ departmentKey }) => departmentKey === department.id);
        return own.length > 0 ? (
          <section key={department.id} className={styles.section} aria-label={department.name}>
            <h2 className={styles.heading}>{department.name}</h2>
            <ul className={styles.list}>
              {own.map((service) => (
                <ServiceRow
                  key={service.id}
                  store={store}
                  service={service}
                  onEdit={() => setEditing(service)}
                  onToggle={() => void toggle(service)}
                />
              ))}
            </ul>
          </section>
        ) : null;
      })}
      {editing ? (
        <ServiceForm
          store={store}
          service={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      ) : null}
    </section>
  );
}

function ServiceRow({
  store,
  service,
  onEdit,
  onToggle,
}: {
  store: SettingsStore;
  service: SettingsService;
  onEdit(): void;
  onToggle(): void;
}) {
  const { id, title, starter, active, kind, maxQuantity } = service;
  return (
    <li className={`${styles.row} ${active ? '' : styles.out}`} aria-label={title}>
      <ServiceIcon name={id} size={24} />
      <div>
        <p className={styles.name}>{title}</p>
        <p className={styles.quiet}>
          {active ? `“${starter}”` : messages.notOffered}
          {active && kind === 'deliver' && maxQuantity > 1 ? ` ${messages.maxQuantity({ maxQuantity })}` : ''}
        </p>
        <SaidHere store={store} of={id} />
      </div>
      <div className={styles.actions}>
        <Button look="outline" size="small" aria-label={messages.changeTitle({ title })} onClick={onEdit}>
          {messages.change}
        </Button>
        {kind === 'emergency' ? null : (
          <Button
            look="quiet"
            size="small"
            aria-label={active ? messages.takeOutTitle({ title }) : messages.offerTitle({ title })}
            onClick={onToggle}
          >
            {active ? messages.takeOut : messages.offer}
          </Button>
        )}
      </div>
    </li>
  );
}
