import { useAction } from '@bellkey/shared/action';
import type { Gap } from '@bellkey/shared/api';
import { newId } from '@bellkey/shared/id';
import { useApi } from '@bellkey/shared/shell';
import { Button, Chip, Field } from '@bellkey/shared/ui';
import { type FormEvent, useState } from 'react';
import * as knowledgeMessages from '../../../../messages/compiled/knowledge/en.ts';
import { dayOf } from '../../../clock/clock-messages.ts';
import { useWorkplace } from '../../../desk/workplace.tsx';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import { useUnsaved } from '../../../unsaved/use-unsaved.ts';
import { scopeMessages } from '../parts/entry-messages.ts';
import * as styles from '../parts/knowledge.css';
import { TextArea } from '../parts/text-area.tsx';

/** One gap: how often and in which words it was asked, and a form for the answer. */
export function GapCard({
  propertyId,
  gap,
  languages,
  may,
  onDone,
}: {
  propertyId: string;
  gap: Gap;
  languages: readonly string[];
  may: { propose: boolean; approve: boolean };
  onDone(message: string): Promise<void>;
}) {
  const api = useApi();
  const { membership } = useWorkplace();
  const [teaching, setTeaching] = useState(false);
  const [title, setTitle] = useState(gap.entry?.title ?? '');
  const [text, setText] = useState('');
  const [scope, setScope] = useState<keyof typeof scopeMessages>('public');
  const [missing, setMissing] = useState<Record<string, string>>({});
  const { run, busy, problem } = useAction();
  const language = languages[0] ?? 'en';
  const dirty = teaching && text !== '';
  useUnsaved(dirty);

  const teach = (event: FormEvent) => {
    event.preventDefault();
    const lacks = {
      ...(title.trim() === '' && { title: knowledgeMessages.nameError }),
      ...(text.trim() === '' && { text: knowledgeMessages.answerError }),
    };
    setMissing(lacks);
    if (Object.keys(lacks).length > 0) return;
    void run(
      () =>
        api.call(
          'POST /api/staff/knowledge-gaps/{id}/teach',
          {
            params: { id: gap.id },
            query: { property: propertyId },
            body: { title: title.trim(), text: { [language]: text.trim() }, scope },
          },
          { idempotencyKey: newId() },
        ),
      (taught) =>
        onDone(
          taught.status === 'live'
            ? knowledgeMessages.answerTaught({ title: taught.title })
            : knowledgeMessages.answerProposed({ title: taught.title }),
        ),
    );
  };
  const dismiss = () =>
    run(
      () =>
        api.call('POST /api/staff/knowledge-gaps/{id}/dismiss', {
          params: { id: gap.id },
          query: { property: propertyId },
          body: { open: false },
        }),
      () => onDone(knowledgeMessages.dismissed),
    );

  return (
    <li className={styles.entry} aria-label={gap.question}>
      <div className={styles.entryHead}>
        <h2 className={styles.entryTitle}>{gap.question}</h2>
        <Chip tone={gap.kind === 'unanswered' ? 'neutral' : 'warn'}>{knowledgeMessages.gaps[gap.kind]}</Chip>
      </div>
      {gap.examples.length > 1 ? (
        <ul className={styles.examples}>
          {gap.examples
            .filter((example) => example !== gap.question)
            .map((example) => (
              <li key={example}>{example}</li>
            ))}
        </ul>
      ) : null}
      <p className={styles.quiet}>
        {[
          gap.count === 1
            ? knowledgeMessages.askedOnce
            : knowledgeMessages.askedCountTimes({ count: gap.count }),
          knowledgeMessages.lastDayOf({ dayOf: dayOf(gap.lastAt, membership.property.timeZone) }),
          gap.entry ? knowledgeMessages.aboutTitle({ title: gap.entry.title }) : null,
          gap.owner ? knowledgeMessages.ownerOwner({ owner: gap.owner.name }) : null,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {problem ? <ProblemNotice problem={problem} title={knowledgeMessages.saveFailed} /> : null}
      {teaching ? (
        <form className={styles.form} onSubmit={teach} noValidate>
          <Field
            label={knowledgeMessages.name}
            value={title}
            maxLength={120}
            error={missing.title ?? null}
            onChange={({ target }) => setTitle(target.value)}
          />
          <TextArea
            label={knowledgeMessages.answer}
            hint={knowledgeMessages.answerHint}
            rows={3}
            maxLength={2000}
            value={text}
            error={missing.text ?? null}
            onChange={setText}
          />
          <label className={styles.select}>
            <span>{knowledgeMessages.scopeLabel}</span>
            <select
              value={scope}
              onChange={({ target }) => setScope(target.value as keyof typeof scopeMessages)}
            >
              {Object.entries(scopeMessages).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <div className={styles.actions}>
            <Button type="submit" busy={busy}>
              {may.approve ? knowledgeMessages.teachIt : knowledgeMessages.proposeIt}
            </Button>
            <Button look="quiet" onClick={() => setTeaching(false)}>
              {knowledgeMessages.back}
            </Button>
          </div>
        </form>
      ) : (
        <div className={styles.actions}>
          {may.propose ? (
            <Button
              size="small"
              onClick={() => setTeaching(true)}
              aria-label={knowledgeMessages.answerQuestion({ question: gap.question })}
            >
              {knowledgeMessages.answerIt}
            </Button>
          ) : null}
          {may.approve ? (
            <Button look="quiet" size="small" busy={busy} onClick={() => void dismiss()}>
              {knowledgeMessages.notAGap}
            </Button>
          ) : null}
        </div>
      )}
    </li>
  );
}
