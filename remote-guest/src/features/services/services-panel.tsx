import type { GuestService, GuestSession } from '@bellkey/shared/api';
import { AssetIcon, Button, Field, Notice, Skeleton } from '@bellkey/shared/ui';
import { X } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { DurableStorage } from '../../durable-storage/durable-storage.ts';
import type { GuestLanguage } from '../../language/guest-language.ts';
import type { PropertyClock } from '../../property-time/property-clock.ts';
import { useChatWording } from '../../wording/chat/use-chat-wording.ts';
import { englishServicesWording, loadServicesWording } from '../../wording/services-wording.ts';
import { useLoadedWording } from '../../wording/use-loaded-wording.ts';
import * as styles from './services-panel.css';
import { localService, serviceSections, servicesAt } from './services-view.ts';
import { useServices } from './use-services.ts';

interface ServicesPanelProps {
  session: GuestSession;
  storage: DurableStorage;
  language: GuestLanguage;
  clock: PropertyClock;
  now: number;
  onChoose(service: GuestService): void;
  onClose(): void;
}

/** What a guest may ask for here, by category, with a search; the composer stays visible below it. */
export function ServicesPanel(props: ServicesPanelProps) {
  const { session, storage, language: chosen, clock, now, onChoose, onClose } = props;
  const { state, renew } = useServices(storage, session.property.id);
  const wording = useLoadedWording(englishServicesWording, loadServicesWording, chosen);
  const { language, messages } = wording ?? englishServicesWording;
  const [typed, setTyped] = useState('');
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const ready = wording !== null && state.status !== 'loading';
  // The focus moves to the start: the search if there is one, else the first control.
  useEffect(() => {
    if (ready) panel.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [ready]);

  const { catalogue } = useChatWording();
  const listed = state.status === 'ready' ? state.services : null;
  const local = useMemo(() => (listed ?? []).map((one) => localService(one, catalogue)), [listed, catalogue]);
  const offered = servicesAt(local, session.place);
  const sections = serviceSections(offered, typed, messages.categories);
  const count = sections.reduce((sum, { services }) => sum + services.length, 0);
  const closedText = ({ opensAt }: GuestService) =>
    opensAt === null ? messages.closed : messages.opens({ time: clock.moment(opensAt, now, language) });

  return (
    <section
      ref={panel}
      className={styles.panel}
      lang={wording === null ? undefined : language}
      aria-label={messages.title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className={styles.head}>
        {offered.length > 0 ? (
          <Field
            label={messages.search}
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        ) : null}
        <button type="button" className={styles.close} aria-label={messages.close} onClick={onClose}>
          <X size={20} aria-hidden="true" />
        </button>
      </div>
      {ready ? null : <Skeleton label={messages.loading} lines={3} />}
      {ready && state.status === 'unreachable' ? (
        <Notice
          tone="warn"
          live="polite"
          reference={state.problem.requestId || undefined}
          action={<Button onClick={() => void renew()}>{messages.retry}</Button>}
        >
          {messages.unreachable}
        </Notice>
      ) : null}
      {ready && state.status === 'ready' ? (
        <>
          <p className={styles.status} role="status">
            {offered.length === 0
              ? messages.empty
              : count === 0
                ? messages.none
                : messages.found({ count: String(count) })}
            {state.copyOf === null
              ? null
              : ` ${messages.asOf({ time: clock.moment(state.copyOf, now, language) })}`}
          </p>
          {sections.map(({ category, name, services }) => (
            <section key={category} aria-labelledby={`${id}-${category}`}>
              <h2 id={`${id}-${category}`} className={styles.category}>
                {name}
              </h2>
              <ul className={styles.grid} role="list">
                {services.map((service) => (
                  <li key={service.key}>
                    <button type="button" className={styles.service} onClick={() => onChoose(service)}>
                      <AssetIcon url={service.icon} />
                      <span>
                        <span className={styles.title}>{service.title}</span>
                        {service.open ? null : <span className={styles.closed}>{closedText(service)}</span>}
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </>
      ) : null}
    </section>
  );
}
