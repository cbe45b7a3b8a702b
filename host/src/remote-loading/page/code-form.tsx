import { Button, Field } from '@bellkey/shared/ui';
import * as messages from '../../../messages/compiled/code-form/en.ts';

/** Typing a place's code where no scripts run: it opens the same address as the printed code does. */
export function CodeForm() {
  return (
    <form action="/scan-qr" method="get">
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
