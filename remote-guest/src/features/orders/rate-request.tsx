import { useAction } from '@bellkey/shared/action';
import type { ServiceRequest } from '@bellkey/shared/api';
import { ratingOf } from '@bellkey/shared/request-clock';
import type { ApiProblem } from '@bellkey/shared/shell';
import { Button, TextAreaField } from '@bellkey/shared/ui';
import { Star } from 'lucide-react';
import { useState } from 'react';
import type { OrdersMessages } from '../../../messages/compiled/orders/messages.ts';
import * as styles from './request-details.css';

const STARS = [1, 2, 3, 4, 5] as const;
/** This many stars or fewer mean that something was wrong. */
const LOW_STARS = 2;

interface RateRequestProps {
  request: ServiceRequest;
  messages: OrdersMessages;
  onRate(id: string, stars: number, words: string): Promise<ApiProblem | null>;
}

/** One to five stars and a few words for a request that is done; afterwards the given rating. */
export function RateRequest({ request, messages: { rate }, onRate }: RateRequestProps) {
  const [stars, setStars] = useState<number | null>(null);
  const [comment, setComment] = useState('');
  const [isUnrated, setUnrated] = useState(false);
  const { run, busy, problem } = useAction();
  const given = ratingOf(request);
  if (given !== null) {
    return (
      <p className={styles.note} role="status">
        {rate.thanks({ stars: String(given) })} {given <= LOW_STARS ? rate.low : null}
      </p>
    );
  }

  const error = isUnrated ? rate.choose : problem?.detail;
  function send() {
    setUnrated(stars === null);
    if (stars !== null) void run(() => onRate(request.id, stars, comment.trim()));
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <fieldset className={styles.stars}>
        <legend className={styles.heading}>{rate.question}</legend>
        {STARS.map((count) => (
          <label key={count} className={styles.star} data-given={(stars ?? 0) >= count || undefined}>
            <input
              type="radio"
              name={`stars-${request.id}`}
              className={styles.radio}
              checked={stars === count}
              aria-label={rate.stars({ stars: count })}
              onChange={() => setStars(count)}
            />
            <Star size={26} aria-hidden="true" />
          </label>
        ))}
      </fieldset>
      {stars === null ? null : (
        <TextAreaField
          label={rate.words}
          value={comment}
          maxLength={500}
          rows={2}
          onChange={(event) => setComment(event.target.value)}
        />
      )}
      {error ? (
        <p className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
      <div>
        <Button type="submit" size="small" busy={busy}>
          {rate.send}
        </Button>
      </div>
    </form>
  );
}
