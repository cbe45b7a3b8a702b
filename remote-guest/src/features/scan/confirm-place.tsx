import type { ApiProblem } from '@bellkey/shared/shell';
import { Button, ButtonLink, Notice } from '@bellkey/shared/ui';
import { useEffect, useRef } from 'react';
import { formatProblem } from '../../wording/format-problem.ts';
import { useScanWording } from '../../wording/scan/use-scan-wording.ts';
import * as styles from './confirm-place.css';
import type { ResolvedPlace } from './scan-state.ts';

interface ConfirmPlaceProps {
  place: ResolvedPlace;
  code: string;
  problem: ApiProblem | null;
  onContinue(): void;
  onElsewhere(): void;
}

/**
 * "Hotel Aurora, Room 204. Is this where you are?" Nothing starts before the guest confirms. A form, so that it works
 * before the page's script has loaded, and without it.
 */
export function ConfirmPlace({ place, code, problem, onContinue, onElsewhere }: ConfirmPlaceProps) {
  const wording = useScanWording();
  const { confirm } = wording.scan;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // A button that had the focus before the script loaded keeps it.
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);

  return (
    <form
      className={styles.card}
      method="post"
      action="/scan-qr"
      onSubmit={(event) => {
        event.preventDefault();
        onContinue();
      }}
    >
      <input type="hidden" name="code" value={code} />
      <svg className={styles.key} viewBox="0 0 48 48" aria-hidden="true">
        <path d="M12 6h24v36H12z" className={styles.door} />
        <path d="M12 6h24v36H12zM6 42h36" />
        <circle cx="30.5" cy="25" r="1.6" className={styles.knob} />
      </svg>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {place.property.name}, {place.place.label}
      </h1>
      <p className={styles.question}>{confirm.question}</p>
      <div className={styles.actions}>
        <Button size="large" type="submit">
          {confirm.go}
        </Button>
        {place.place.kind === 'room' || place.place.kind === 'lobby' ? (
          <ButtonLink to="/guest-registration" size="large" look="outline">
            {confirm.checkIn}
          </ButtonLink>
        ) : null}
      </div>
      {problem ? (
        <Notice
          tone="warn"
          live="assertive"
          title={wording.language === 'en' ? problem.title : confirm.problem}
          reference={problem.requestId ? `${problem.code}, ${problem.requestId}` : problem.code}
        >
          {formatProblem(problem, wording)}
        </Notice>
      ) : null}
      <p>
        <ButtonLink to="/scan-qr" look="quiet" onClick={onElsewhere}>
          {confirm.no}
        </ButtonLink>
      </p>
    </form>
  );
}
