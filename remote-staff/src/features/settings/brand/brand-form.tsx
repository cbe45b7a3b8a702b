import { useAction } from '@bellkey/shared/action';
import type { BrandSettings, BrandState } from '@bellkey/shared/api';
import { deriveAccent } from '@bellkey/shared/colour';
import type { ApiResult } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import { type FormEvent, useState } from 'react';
import * as messages from '../../../../messages/compiled/brand/en.ts';
import { useWorkplace } from '../../../desk/workplace.tsx';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import { useUnsaved } from '../../../unsaved/use-unsaved.ts';
import * as settingsStyles from '../store/settings.css';
import { AccentField } from './accent-field.tsx';
import * as styles from './brand.css';
import { BrandPreview } from './brand-preview.tsx';
import { GreetingFields } from './greeting-fields.tsx';
import { ImageField } from './image-field.tsx';
import type { BrandStore } from './use-brand.ts';
import { useImageUrl } from './use-image-url.ts';

type Action = 'save' | 'remove' | 'restore' | 'leave';

/** What is typed and chosen; the colour is a text until it is one. */
type Draft = Omit<BrandState, 'accent'> & { accent: string };

const draftOf = ({ accent, ...rest }: BrandState): Draft => ({ ...rest, accent: accent ?? '' });

const isEmpty = ({ mark, picture, accent, greeting }: BrandState) =>
  !mark && !picture && !accent && Object.keys(greeting).length === 0;

/** Sets the brand, with what guests would see next to it. */
export function BrandForm({ store, settings }: { store: BrandStore; settings: BrandSettings }) {
  const { property } = useWorkplace().membership;
  const [draft, setDraft] = useState(() => draftOf(settings.brand));
  const { run, busy, running, problem, clear } = useAction<Action>();
  const [said, setSaid] = useState('');
  const markUrl = useImageUrl(store.propertyId, draft.mark?.hash ?? null);
  const pictureUrl = useImageUrl(store.propertyId, draft.picture?.hash ?? null);
  const changed = JSON.stringify(draft) !== JSON.stringify(draftOf(settings.brand));
  useUnsaved(changed);
  const accent = draft.accent.trim() ? deriveAccent(draft.accent) : null;
  // Until the first save, which the set-up waits for.
  const isUndecided = settings.version === 1 && isEmpty(settings.brand);
  const isColour = !draft.accent.trim() || accent !== null;

  const set = (change: Partial<Draft>) => {
    setSaid('');
    setDraft((now) => ({ ...now, ...change }));
  };

  function act(what: Action, call: () => Promise<ApiResult<BrandSettings>>, sentence: string) {
    if (busy) return;
    clear();
    setSaid('');
    void run(
      call,
      ({ brand }) => {
        setDraft(draftOf(brand));
        setSaid(sentence);
      },
      { name: what },
    );
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isColour || !changed) return;
    act('save', () => store.save({ ...draft, accent: accent?.colour ?? null }), messages.saved);
  };

  return (
    <div className={styles.columns}>
      <form className={settingsStyles.form} onSubmit={submit} noValidate>
        {isEmpty(settings.brand) && !changed ? <p className={styles.none}>{messages.noneYet}</p> : null}
        <ImageField
          store={store}
          kind="mark"
          image={draft.mark}
          url={markUrl}
          note={draft.mark && messages.markOn[draft.mark.ground]}
          error={problem?.fields?.mark}
          onChange={(mark) => set({ mark })}
        />
        <ImageField
          store={store}
          kind="picture"
          image={draft.picture}
          url={pictureUrl}
          error={problem?.fields?.picture}
          onChange={(picture) => set({ picture })}
        />
        <AccentField
          value={draft.accent}
          accent={accent}
          error={isColour ? problem?.fields?.accent : messages.notAColour}
          onChange={(value) => set({ accent: value })}
        />
        <GreetingFields
          languages={property.languages}
          greeting={draft.greeting}
          fields={problem?.fields}
          onChange={(greeting) => set({ greeting })}
        />
        {problem ? <ProblemNotice problem={problem} title={messages.saveFailed} /> : null}
        <div className={settingsStyles.actions}>
          <Button type="submit" busy={running === 'save'} disabled={!changed || !isColour}>
            {messages.save}
          </Button>
          {settings.before ? (
            <Button
              look="outline"
              busy={running === 'restore'}
              onClick={() => act('restore', store.restore, messages.restored)}
            >
              {messages.restore}
            </Button>
          ) : null}
          {isUndecided && !changed ? (
            <Button
              look="outline"
              busy={running === 'leave'}
              onClick={() => void act('leave', () => store.save(settings.brand), messages.left)}
            >
              {messages.leave}
            </Button>
          ) : null}
          {isEmpty(settings.brand) ? null : (
            <Button
              look="danger"
              busy={running === 'remove'}
              onClick={() => act('remove', store.remove, messages.removed)}
            >
              {messages.remove}
            </Button>
          )}
        </div>
        <p role="status" className={settingsStyles.said}>
          {said}
        </p>
      </form>
      <BrandPreview
        name={property.name}
        brand={{ mark: draft.mark, picture: draft.picture, accent }}
        urls={{ mark: markUrl, picture: pictureUrl }}
      />
    </div>
  );
}
