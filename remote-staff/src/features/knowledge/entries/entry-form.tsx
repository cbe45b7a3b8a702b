import { useAction } from '@bellkey/shared/action';
import type { KnowledgeEntry, KnowledgeInput } from '@bellkey/shared/api';
import { newId } from '@bellkey/shared/id';
import { useApi } from '@bellkey/shared/shell';
import { Button, Field } from '@bellkey/shared/ui';
import { type FormEvent, useId, useState } from 'react';
import * as messages from '../../../../messages/compiled/knowledge/en.ts';
import { useWorkplace } from '../../../desk/workplace.tsx';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import { useUnsaved } from '../../../unsaved/use-unsaved.ts';
import { scopeMessages } from '../parts/entry-messages.ts';
import * as styles from '../parts/knowledge.css';
import { TextArea } from '../parts/text-area.tsx';
import { draftOf, type EntryDraft, inputOf } from './entry-draft.ts';
import { EntryMore } from './entry-more.tsx';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** Writes or changes an entry. Staff create a draft; approvers may make it live with the same tap. */
export function EntryForm({
  propertyId,
  entry,
  people,
  mayApprove,
  onDone,
  onBack,
}: {
  propertyId: string;
  entry: KnowledgeEntry | null;
  people: ReadonlyArray<{ id: string; name: string }>;
  mayApprove: boolean;
  onDone(message: string): Promise<void>;
  onBack(): void;
}) {
  const api = useApi();
  const headingId = useId();
  const { membership } = useWorkplace();
  const [draft, setDraft] = useState<EntryDraft>(() => draftOf(entry, membership.property.languages));
  const [fields, setFields] = useState<Record<string, string>>({});
  const { run, running, problem } = useAction<'live' | 'draft'>();
  const [touched, setTouched] = useState(false);
  useUnsaved(touched);

  const change = (part: Partial<EntryDraft>) => {
    setTouched(true);
    setDraft({ ...draft, ...part });
  };
  const query = { property: propertyId };
  const send = async (input: KnowledgeInput, publish: boolean) => {
    const answer = entry
      ? await api.call('PUT /api/staff/knowledge/{id}', {
          params: { id: entry.id },
          query,
          body: { ...input, version: entry.version, publish },
        })
      : await api.call(
          'POST /api/staff/knowledge',
          { query, body: { ...input, publish } },
          { idempotencyKey: newId() },
        );
    if (!answer.ok) setFields(answer.error.fields ?? {});
    return answer;
  };
  const save = (publish: boolean) => {
    const result = inputOf(draft);
    setFields(result.ok ? {} : result.fields);
    if (!result.ok) return;
    void run(
      () => send(result.input, publish),
      ({ status, title }) => {
        setTouched(false);
        return onDone(status === 'draft' ? messages.draftSaved({ title }) : messages.titleIsLive({ title }));
      },
      { name: publish ? 'live' : 'draft' },
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(mayApprove);
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {entry ? messages.editTitle({ title: entry.title }) : messages.aNewEntry}
      </h2>
      <fieldset className={styles.row}>
        <legend className={styles.quiet}>{messages.kind}</legend>
        {(['fact', 'article'] as const).map((kind) => (
          <label key={kind} className={styles.check}>
            <input type="radio" checked={draft.kind === kind} onChange={() => change({ kind })} />
            {kind === 'fact' ? messages.factLabel : messages.articleParagraphs}
          </label>
        ))}
      </fieldset>
      <Field
        label={messages.name}
        value={draft.title}
        maxLength={120}
        error={fields.title ?? null}
        hint={messages.nameHint}
        onChange={({ target }) => change({ title: target.value })}
      />
      {Object.keys(draft.text).map((language, index) => (
        <TextArea
          key={language}
          label={messages.textLanguageName({ languageName: languageNames.of(language) ?? language })}
          rows={draft.kind === 'article' ? 10 : 3}
          maxLength={draft.kind === 'article' ? 8000 : 600}
          value={draft.text[language] ?? ''}
          error={index === 0 ? (fields.text ?? null) : null}
          onChange={(text) => change({ text: { ...draft.text, [language]: text } })}
        />
      ))}
      <label className={styles.select}>
        <span>{messages.scopeLabel}</span>
        <select
          value={draft.scope}
          onChange={({ target }) => change({ scope: target.value as EntryDraft['scope'] })}
        >
          {Object.entries(scopeMessages).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <EntryMore draft={draft} fields={fields} people={people} onChange={change} />
      {problem ? <ProblemNotice problem={problem} title={messages.saveFailed} /> : null}
      <div className={styles.actions}>
        {mayApprove ? (
          <Button type="submit" busy={running === 'live'}>
            {messages.saveLiveButton}
          </Button>
        ) : null}
        <Button
          look={mayApprove ? 'outline' : 'solid'}
          busy={running === 'draft'}
          onClick={() => save(false)}
        >
          {messages.saveDraftButton}
        </Button>
        <Button look="quiet" onClick={onBack}>
          {messages.back}
        </Button>
      </div>
    </form>
  );
}
