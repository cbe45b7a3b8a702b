import { type FieldValues, fieldSets, MOST_COMPANIONS } from '@bellkey/shared/guest-registration';
import { Button } from '@bellkey/shared/ui';
import { useState } from 'react';
import { FieldInput } from './field-input.tsx';
import type { StepProps } from './fields-step.tsx';
import * as styles from './registration.css';

/** The companions. One who was removed can be restored. */
export function CompanionsStep({ details, problems, messages, language, onChange }: StepProps) {
  const { companions } = details;
  const asked = fieldSets[details.fieldSet].companions;
  const [removed, setRemoved] = useState<{ index: number; values: FieldValues } | null>(null);
  const set = (next: FieldValues[]) => onChange({ companions: next });
  return (
    <>
      <p className={styles.quiet}>{messages.companions.none}</p>
      {companions.map((values, index) => {
        const number = index + 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: people have no ids, and the parent controls every field
          <fieldset key={index} className={styles.person}>
            <legend className={styles.personHead}>{messages.companions.person({ number })}</legend>
            {asked.map((key) => (
              <FieldInput
                key={key}
                field={key}
                value={values[key] ?? ''}
                required
                problem={problems[`companions.${index}.${key}`]}
                messages={messages}
                language={language}
                ofCompanion
                onChange={(value) => set(companions.with(index, { ...values, [key]: value }))}
              />
            ))}
            <div>
              <Button
                look="quiet"
                size="small"
                onClick={() => {
                  setRemoved({ index, values });
                  set(companions.toSpliced(index, 1));
                }}
              >
                {messages.companions.remove({ number })}
              </Button>
            </div>
          </fieldset>
        );
      })}
      <p role="status" className={styles.undo}>
        {removed ? messages.companions.removed({ number: removed.index + 1 }) : null}
      </p>
      <div className={styles.actions}>
        {removed ? (
          <Button
            look="quiet"
            size="small"
            onClick={() => {
              set(companions.toSpliced(removed.index, 0, removed.values));
              setRemoved(null);
            }}
          >
            {messages.companions.undo}
          </Button>
        ) : null}
        <Button
          look="outline"
          disabled={companions.length >= MOST_COMPANIONS}
          onClick={() => set([...companions, {}])}
        >
          {messages.companions.add}
        </Button>
      </div>
    </>
  );
}
