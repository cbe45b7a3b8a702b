import { Link } from '@bellkey/shared/shell';
import { Button, Field, Notice } from '@bellkey/shared/ui';
import { type FormEvent, useRef } from 'react';
import { formatDay } from '../../../calendar/calendar-day.ts';
import { useToday } from '../../../calendar/use-today.ts';
import { NameField, WorkEmailField } from '../../../controls/person-fields.tsx';
import { PrintButton } from '../../../controls/print-button.tsx';
import { WithoutScripts } from '../../../controls/without-scripts.tsx';
import { NotSent } from '../../../sending/not-sent.tsx';
import { Reference, Sent } from '../../../sending/sent.tsx';
import { type IssuedQuote, validityOn } from '../offers/proposal.ts';
import * as styles from './acceptance.css';
import { type Decision, useOfferAnswer } from './use-offer-answer.ts';

interface AcceptanceProps {
  hotel: string;
  quote: IssuedQuote;
}

/** Accepting or declining an offer: stored with a reference, and printable for signing on paper. */
export function Acceptance({ hotel, quote }: AcceptanceProps) {
  const today = useToday();
  if (validityOn(quote.validUntil, today) === 'expired') {
    return (
      <Notice tone="warn" title="This offer has expired">
        It can be read and printed, but no longer accepted. A new one can be made from the same figures.
      </Notice>
    );
  }
  return <AnswerForm hotel={hotel} quote={quote} />;
}

function AnswerForm({ hotel, quote }: AcceptanceProps) {
  const form = useRef<HTMLFormElement>(null);
  const { signer, errors, sending, problem, sent, change, answer } = useOfferAnswer({
    number: quote.number,
    hotel,
  });

  if (sent) {
    return (
      <Sent title={sent.decision === 'accept' ? 'Accepted, and we have it' : 'Declined, and we have it'}>
        <p>
          Quote {quote.number}, by {signer.name}, {signer.role}, on {formatDay(signer.day)}. Your reference is{' '}
          <Reference>{sent.reference}</Reference>.
        </p>
        <p className={styles.signature}>Signature for quote {quote.number}</p>
        <div className={styles.action}>
          <Button look="outline" onClick={() => window.print()}>
            Print
          </Button>
        </div>
      </Sent>
    );
  }

  const decide = (decision: Decision) => {
    const [first] = answer(decision);
    const field = first && form.current?.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    decide('accept');
  };
  return (
    <form
      ref={form}
      className={styles.acceptance}
      // Sent before the page is ready it would put a name and an address into the URL; so it is not sent at all.
      method="dialog"
      onSubmit={submit}
      noValidate
      aria-label="Answer to this offer"
    >
      <WithoutScripts>
        an offer is answered on paper: print this page, sign it by its last day, and send it to us.
      </WithoutScripts>
      <p className={styles.note}>
        Your answer is stored with the number of the quote, and you get a reference. As the hotel of this
        sample does not exist, it binds nobody. What we keep of it: <Link to="/privacy">privacy</Link>.
      </p>
      <div className={styles.fields}>
        <NameField value={signer.name} onChange={(name) => change({ name })} error={errors.name} />
        <Field
          label="Role"
          name="role"
          autoComplete="organization-title"
          maxLength={120}
          value={signer.role}
          onChange={({ target }) => change({ role: target.value })}
          error={errors.role}
        />
        <WorkEmailField value={signer.email} onChange={(email) => change({ email })} error={errors.email} />
        <Field
          label="Date"
          name="day"
          type="date"
          value={signer.day}
          onChange={({ target }) => change({ day: target.value })}
          error={errors.day}
        />
      </div>
      <p className={styles.signature}>Signature for quote {quote.number}</p>
      {problem ? (
        <NotSent problem={problem} what="answers">
          Send it again, or print it and sign it on paper.
        </NotSent>
      ) : null}
      <div className={styles.action}>
        <Button type="submit" busy={sending === 'accept'}>
          Accept the offer
        </Button>
        <Button look="outline" busy={sending === 'decline'} onClick={() => decide('decline')}>
          Decline
        </Button>
        <PrintButton>Print to sign</PrintButton>
      </div>
    </form>
  );
}
