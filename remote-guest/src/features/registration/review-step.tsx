import {
  type FieldKey,
  type FieldValues,
  fieldSets,
  formatCountry,
  registrationFields,
} from '@bellkey/shared/guest-registration';
import { Button } from '@bellkey/shared/ui';
import type { RegistrationMessages } from '../../../messages/compiled/registration/messages.ts';
import type { StepProps } from './fields-step.tsx';
import * as styles from './registration.css';
import { STEPS, type Step } from './registration-draft.ts';

/** An answer in the reader's format. */
function formatValue(key: FieldKey, value: string, messages: RegistrationMessages, language: string): string {
  switch (registrationFields.find((field) => field.key === key)?.kind) {
    case 'country':
      return formatCountry(value, language);
    case 'sex':
      return (messages.sexes as Readonly<Record<string, string>>)[value] ?? value;
    case 'documentType':
      return (messages.documents as Readonly<Record<string, string>>)[value] ?? value;
    case 'date': {
      const date = new Date(`${value}T00:00:00Z`);
      return Number.isNaN(date.getTime())
        ? value
        : new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
            dateStyle: 'long',
            timeZone: 'UTC',
          }).format(date);
    }
    default:
      return value;
  }
}

/** Everything that will be sent, step by step, each with a link back to it. */
export function ReviewStep({
  details,
  messages,
  language,
  propertyName,
  onEdit,
}: Omit<StepProps, 'onChange' | 'problems'> & { propertyName: string; onEdit(step: Step): void }) {
  const set = fieldSets[details.fieldSet];
  const list = (values: FieldValues, keys: readonly FieldKey[]) => (
    <dl className={styles.answers}>
      {keys.map((key) => (
        <div key={key} className={styles.answer}>
          <dt>{messages.fields[key]}</dt>
          <dd>{values[key] ? formatValue(key, values[key], messages, language) : messages.empty}</dd>
        </div>
      ))}
    </dl>
  );
  const content = (step: Step) => {
    switch (step) {
      case 'companions':
        return details.companions.length === 0 ? (
          <p>{messages.empty}</p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: people have no ids, and nothing here has a state
          details.companions.map((values, index) => <div key={index}>{list(values, set.companions)}</div>)
        );
      case 'signature':
        return (
          <>
            {details.signature?.kind === 'drawn' ? <p>{messages.signature.drawn}</p> : null}
            {details.signature?.kind === 'typed' ? <p>{details.signature.name}</p> : null}
            {details.accurate ? <p>{messages.accurate}</p> : null}
            {details.marketing ? <p>{messages.marketing({ property: propertyName })}</p> : null}
          </>
        );
      default:
        return list(
          details.values,
          registrationFields
            .filter(
              ({ key, step: own }) =>
                own === step &&
                (set.required.includes(key) || (set.optional.includes(key) && details.values[key])),
            )
            .map(({ key }) => key),
        );
    }
  };
  return (
    <>
      {STEPS.filter((step) => step !== 'review').map((step) => (
        <section key={step} className={styles.reviewed} aria-label={messages.steps[step]}>
          <div className={styles.reviewedHead}>
            <h3 className={styles.personHead}>{messages.steps[step]}</h3>
            <Button
              look="quiet"
              size="small"
              aria-label={messages.edit({ step: messages.steps[step] })}
              onClick={() => onEdit(step)}
            >
              {messages.waiting.change}
            </Button>
          </div>
          {content(step)}
        </section>
      ))}
      {set.country ? <p className={styles.quiet}>{messages.source({ source: set.source })}</p> : null}
    </>
  );
}
