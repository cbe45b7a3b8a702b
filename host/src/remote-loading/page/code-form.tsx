import { Button, Field } from '@bellkey/shared/ui';
import * as shellMessages from '../../../messages/compiled/shell/en.ts';
import * as styles from './code-form.css';

const { codeForm: messages } = shellMessages;

/** Typing a place's code where no scripts run: it opens the same address as the printed code does. */
export function CodeForm() {
  return (
    <form className={styles.form} action="/scan-qr" method="get">
      <Field
        label={messages.label}
        hint={messages.hint}
        name="c"
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={24}
        enterKeyHint="go"
      />
      <Button type="submit">{messages.send}</Button>
    </form>
  );
}
