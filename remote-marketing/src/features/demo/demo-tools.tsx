import type { DemoPropertyKey } from '@bellkey/shared/api';
import { newId } from '@bellkey/shared/id';
import { type ApiClient, type ApiProblem, useAnnounce } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CheckField } from '../../controls/check-field.tsx';
import * as styles from './demo-tools.css';
import { type DemoScript, scripts } from './scripts.ts';
import { type Said, SLOW_SECONDS, whatToSee } from './what-to-see.ts';

interface DemoToolsProps {
  guestApi: ApiClient;
  staffApi: ApiClient;
  property: DemoPropertyKey;
  propertyId: string;
  first: DemoScript | null;
  slow: boolean;
  onSlow(slow: boolean): void;
  /** Called when the guest says something: the phone shows. */
  onSaid(): void;
}

const WITH_PERSON_STATES: ReadonlySet<string> = new Set(['awaiting_human', 'human_active']);

/** Controls of the demo: say something as the guest, slow the network down, switch the assistant off. */
export function DemoTools({
  guestApi,
  staffApi,
  property,
  propertyId,
  first,
  slow,
  onSlow,
  onSaid,
}: DemoToolsProps) {
  const announce = useAnnounce();
  const [said, setSaid] = useState<Said | null>(null);
  const [saying, setSaying] = useState<string | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [off, setOff] = useState(false);
  const [switching, setSwitching] = useState(false);
  const touched = useRef(false);
  const now = useRef({ slowly: slow, assistantOff: off });
  now.current = { slowly: slow, assistantOff: off };

  const say = useCallback(
    async (script: DemoScript) => {
      onSaid();
      setProblem(null);
      setSaying(script.key);
      const saying: Said = { script, ...now.current, withPerson: false };
      setSaid(saying);
      const before = guestApi.call('GET /api/guest/conversation', {});
      const clientId = newId();
      const answer = await guestApi.call(
        'POST /api/guest/messages',
        { body: { clientId, body: script.says } },
        { idempotencyKey: clientId },
      );
      setSaying((other) => (other === script.key ? null : other));
      if (answer.ok) announce(`The guest said: ${script.says}`);
      else setProblem(answer.error);
      const found = await before;
      if (found.ok && WITH_PERSON_STATES.has(found.value.conversation.state))
        setSaid((last) => (last === saying ? { ...saying, withPerson: true } : last));
    },
    [guestApi, announce, onSaid],
  );

  const begun = useRef(false);
  useEffect(() => {
    if (first === null || begun.current) return;
    begun.current = true;
    void say(first);
  }, [first, say]);

  useEffect(() => {
    let current = true;
    void staffApi.call('GET /api/staff/ai/mode', { query: { property: propertyId } }).then((answer) => {
      // Not useLoad: a switch made meanwhile is newer than this response, and may not have arrived yet.
      if (current && answer.ok && !touched.current) setOff(answer.value.mode === 'off');
    });
    return () => {
      current = false;
    };
  }, [staffApi, propertyId]);

  const switchAssistant = async (next: boolean) => {
    touched.current = true;
    setOff(next);
    setSwitching(true);
    const answer = await staffApi.call('PUT /api/staff/ai/mode', {
      query: { property: propertyId },
      body: { mode: next ? 'off' : 'auto' },
    });
    setSwitching(false);
    if (!answer.ok) {
      setOff(!next);
      setProblem(answer.error);
    }
  };

  return (
    <div className={styles.tools}>
      <fieldset className={styles.scripts}>
        <legend className={styles.legend}>Say as the guest</legend>
        {scripts[property].map((script) => (
          <Button
            key={script.key}
            look="outline"
            size="small"
            busy={saying === script.key}
            onClick={() => void say(script)}
          >
            {script.label}
          </Button>
        ))}
      </fieldset>
      <fieldset className={styles.switches}>
        <legend className={styles.legend}>What if</legend>
        <CheckField
          label="Slow network"
          hint={`Everything takes ${SLOW_SECONDS} s longer, each way`}
          checked={slow}
          onChange={onSlow}
        />
        <CheckField
          label="Assistant off"
          hint={switching ? 'Being switched' : 'People answer everything'}
          checked={off}
          disabled={switching}
          onChange={(next) => void switchAssistant(next)}
        />
      </fieldset>
      <p className={styles.look} role="status">
        {problem ? (
          <>
            {problem.detail} <span className={styles.code}>({problem.code})</span>
          </>
        ) : (
          whatToSee(said, saying !== null)
        )}
      </p>
    </div>
  );
}
