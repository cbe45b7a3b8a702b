import { Field } from '@bellkey/shared/ui';
import * as messages from '../../../../messages/compiled/brand/en.ts';
import { LANGUAGES } from '../property/languages.ts';
import * as styles from './brand.css';

type Greeting = Readonly<Record<string, string>>;

/** One line of the front page for each language of the property. */
export function GreetingFields({
  languages,
  greeting,
  fields,
  onChange,
}: {
  languages: readonly string[];
  greeting: Greeting;
  /** Refusals by field, as `greeting.en`. */
  fields: Readonly<Record<string, string>> | undefined;
  onChange(greeting: Record<string, string>): void;
}) {
  const change = (language: string, line: string) => {
    const { [language]: _, ...others } = greeting;
    onChange(line === '' ? others : { ...greeting, [language]: line });
  };
  return (
    <fieldset className={styles.image}>
      <legend className={styles.legend}>{messages.greeting}</legend>
      <p className={styles.hint}>{messages.greetingHint}</p>
      {languages.map((language) => (
        <Field
          key={language}
          label={messages.greetingIn({
            language: LANGUAGES.find(({ key }) => key === language)?.name ?? language,
          })}
          lang={language}
          value={greeting[language] ?? ''}
          maxLength={140}
          error={fields?.[`greeting.${language}`]}
          onChange={({ target }) => change(language, target.value)}
        />
      ))}
    </fieldset>
  );
}
