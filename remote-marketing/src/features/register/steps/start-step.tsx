import { useAction } from '@bellkey/shared/action';
import type { PropertySummary } from '@bellkey/shared/api';
import { newId } from '@bellkey/shared/id';
import { useApi } from '@bellkey/shared/shell';
import { Notice } from '@bellkey/shared/ui';
import { CheckField } from '../../../controls/check-field.tsx';
import { PLACE_KINDS, placeMessages, placesOf } from '../answers/places.ts';
import { barePhone } from '../answers/steps.ts';
import type { SignUp } from '../answers/use-sign-up.ts';
import { FileImport } from '../file-import/file-import.tsx';
import { parseMenu, parsePlaces } from '../file-import/imports.ts';
import * as styles from '../style/sign-up.css';
import { StepFrame } from './step-frame.tsx';

/** What the property starts with, and its creation. */
export function StartStep({
  draft,
  problems,
  change,
  point,
  go,
  onMade,
}: SignUp & { onMade(property: PropertySummary): void }) {
  const api = useApi();
  const { run, busy, problem, clear } = useAction();
  const kind = draft.kind ?? 'hotel';
  const texts = placeMessages[kind];
  const places = placesOf(draft);

  const make = async () => {
    const key = draft.key ?? newId();
    if (draft.key === null) change({ key });
    const answer = await api.call(
      'POST /api/staff/properties',
      {
        body: {
          kind,
          name: draft.name.trim(),
          country: draft.country,
          timeZone: draft.timeZone,
          currency: draft.currency,
          languages: [...draft.languages],
          subdomain: draft.subdomain,
          owner: { name: draft.ownerName.trim(), phone: barePhone(draft.phone) || null },
          places: [...places],
          menu: [...draft.menu],
          samples: draft.samples,
        },
      },
      { idempotencyKey: key },
    );
    if (answer.ok) return answer;
    // Other content needs another key: a refused request has created nothing.
    change({ key: null });
    const { code, fields, detail } = answer.error;
    if (code === 'subdomain-taken' || fields?.subdomain) {
      go('address');
      point({ subdomain: fields?.subdomain ?? detail });
    } else if (code === 'email-not-verified') go('verify');
    return answer;
  };

  const named = places.slice(0, 3).map(({ label }) => label);
  return (
    <StepFrame
      step="start"
      title="What it begins with"
      problems={problems}
      busy={busy}
      submitLabel={busy ? 'Making your property' : 'Open my property'}
      onBack={() => go('address')}
      onSubmit={() => {
        clear();
        void run(make, ({ property }) => onMade(property));
      }}
    >
      <p className={styles.summary}>
        {places.length} places: {named.join(', ')}
        {places.length > named.length ? ` … ${places.at(-1)?.label}` : ''}.
      </p>
      <FileImport
        label={`Names of your ${texts.many}, as a CSV file (optional)`}
        hint="One place in each line: its name and, if you like, room, table, area or lobby."
        taken={draft.places ? `${draft.places.length} places from your file.` : null}
        parse={(text) => parsePlaces(text, PLACE_KINDS[kind])}
        onTake={(taken) => change({ places: taken, key: null })}
        onRemove={() => change({ places: null, key: null })}
      />
      {kind === 'str' ? null : (
        <FileImport
          label="Your menu, as a CSV file (optional)"
          hint="Category, name, description, price and allergens split by |, in this order."
          taken={draft.menu.length > 0 ? `${draft.menu.length} dishes from your file.` : null}
          parse={parseMenu}
          onTake={(taken) => change({ menu: taken, key: null })}
          onRemove={() => change({ menu: [], key: null })}
        />
      )}
      <CheckField
        label="Put in sample data to play with"
        hint="Usual hours of a house, and a small menu where you bring none. Each says “sample”, and the hours end by themselves after 14 days."
        checked={draft.samples}
        onChange={(samples) => change({ samples, key: null })}
      />
      {problem ? (
        <Notice
          tone="warn"
          live="assertive"
          title={problem.title || 'It could not be made'}
          reference={[problem.code, problem.requestId].filter(Boolean).join(' · ')}
        >
          {problem.code === 'offline' ? 'Press again once you are back.' : problem.detail} Everything you
          typed is kept; nothing was made.
          {problem.fields ? ` ${Object.values(problem.fields).join(' ')}` : ''}
        </Notice>
      ) : null}
    </StepFrame>
  );
}
