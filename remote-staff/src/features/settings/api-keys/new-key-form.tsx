import { useAction } from '@bellkey/shared/action';
import { Button, CheckBoxes, Field, SelectField } from '@bellkey/shared/ui';
import { type FormEvent, useState } from 'react';
import * as messages from '../../../../messages/compiled/api-keys/en.ts';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import { useUnsaved } from '../../../unsaved/use-unsaved.ts';
import * as styles from '../store/settings.css';
import type { ApiKeyStore, MadeKey, NewKey } from './use-api-keys.ts';

type Scope = NewKey['scopes'][number];
type Days = keyof typeof messages.days;

const SCOPES = (Object.keys(messages.scopes) as Scope[]).map((key) => ({ key, name: messages.scopes[key] }));
const DAYS: ReadonlyArray<{ value: Days; days: NewKey['days'] }> = [
  { value: 'never', days: null },
  { value: '7', days: 7 },
  { value: '30', days: 30 },
  { value: '90', days: 90 },
  { value: '365', days: 365 },
];

/** Creates a key: its user, its scopes, and its term. */
export function NewKeyForm({
  store,
  onMade,
}: {
  store: Pick<ApiKeyStore, 'make'>;
  onMade(made: MadeKey): void;
}) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>([]);
  const [lasts, setLasts] = useState<Days>('365');
  const { run, busy, problem, clear } = useAction();
  const begun = name !== '' || scopes.length > 0;
  useUnsaved(begun);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    clear();
    const days = DAYS.find(({ value }) => value === lasts)?.days ?? null;
    void run(
      () => store.make({ name, scopes: [...scopes], days }),
      (made) => {
        setName('');
        setScopes([]);
        onMade(made);
      },
    );
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={messages.newKey}>
      <Field
        label={messages.whatUsesIt}
        autoComplete="off"
        hint={messages.nameHint}
        value={name}
        maxLength={60}
        error={problem?.fields?.name}
        onChange={({ target }) => setName(target.value)}
      />
      <CheckBoxes
        name="scopes"
        legend={messages.scopesLabel}
        options={SCOPES}
        chosen={scopes}
        error={problem?.fields?.scopes}
        onChange={(chosen) => setScopes(SCOPES.map(({ key }) => key).filter((key) => chosen.includes(key)))}
      />
      <SelectField<Days>
        label={messages.durationLabel}
        options={DAYS.map(({ value }) => ({ value, label: messages.days[value] }))}
        value={lasts}
        onChange={setLasts}
      />
      {problem ? (
        <ProblemNotice problem={problem} atFields={['name', 'scopes']} title={messages.createFailed} />
      ) : null}
      <div className={styles.actions}>
        <Button type="submit" busy={busy} disabled={name.trim() === '' || scopes.length === 0}>
          {messages.makeTheKey}
        </Button>
      </div>
    </form>
  );
}
