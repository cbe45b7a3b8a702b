import { useAction } from '@bellkey/shared/action';
import type { StaffProposal } from '@bellkey/shared/api';
import { newId } from '@bellkey/shared/id';
import { Link, useApi, useNavigate } from '@bellkey/shared/shell';
import { Button, TextAreaField } from '@bellkey/shared/ui';
import { useEffect, useId, useRef, useState } from 'react';
import * as staffAssistantMessages from '../../../messages/compiled/staff-assistant/en.ts';
import { useNow } from '../../clock/use-now.ts';
import { createDrafts } from '../../desk/outbox/drafts.ts';
import { useDeskState, useWorkplace } from '../../desk/workplace.tsx';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import { stateNames } from '../requests/request-messages.ts';
import { applyProposal, inverseOf } from './apply-proposal.ts';
import { formatApplied, formatProposal } from './proposal-messages.ts';
import * as styles from './staff-assistant.css';

/** States whose reason the guest reads; the API refuses them without one. */
const NEEDS_REASON: readonly string[] = ['declined', 'on_hold', 'cancelled'];
const REASON_LIMIT = 500;
const REPLY_LIMIT = 2000;

/** The assistant's proposal: what will happen, with buttons to apply or postpone it. Nothing happens before. */
export function ProposalCard({ proposal }: { proposal: StaffProposal }) {
  const id = useId();
  const api = useApi();
  const now = useNow();
  const { membership } = useWorkplace();
  const { queue } = useDeskState();
  const { id: propertyId, timeZone } = membership.property;
  const [state, setState] = useState<'open' | 'put-off' | 'applied' | 'undone'>('open');
  const { run, busy, problem } = useAction();
  const [reason, setReason] = useState((proposal.kind === 'transition' && proposal.reason) || '');
  const [text, setText] = useState(proposal.kind === 'reply' ? proposal.text : '');
  const key = useRef(newId());
  const outcome = useRef<HTMLParagraphElement>(null);
  // The pressed buttons are gone: the focus moves to the result.
  useEffect(() => {
    if (state !== 'open') outcome.current?.focus();
  }, [state]);

  const needsReason = proposal.kind === 'transition' && NEEDS_REASON.includes(proposal.to);
  const lacks = (needsReason && !reason.trim()) || (proposal.kind === 'reply' && !text.trim());

  const apply = (what: StaffProposal, then: 'applied' | 'undone') =>
    run(
      async () => {
        const refused = await applyProposal(
          api,
          propertyId,
          what,
          { reason: reason.trim(), text: text.trim() },
          key.current,
        );
        // A request without a response may have been carried out: the next attempt has the same key.
        if (refused?.status !== 0) key.current = newId();
        return refused;
      },
      () => setState(then),
    );
  const inverse = inverseOf(proposal);
  const request = 'requestId' in proposal ? queue.requests.get(proposal.requestId) : undefined;

  if (state !== 'open') {
    return (
      <div className={styles.proposal} data-settled>
        <p ref={outcome} tabIndex={-1} role="status" className={styles.outcome}>
          {state === 'applied'
            ? formatApplied(proposal)
            : state === 'undone'
              ? staffAssistantMessages.takenBack
              : staffAssistantMessages.notNowProposal({ proposal: formatProposal(proposal, now, timeZone) })}
        </p>
        {problem ? <ProblemNotice problem={problem} title={staffAssistantMessages.undoFailed} /> : null}
        <div className={styles.actions}>
          {state === 'put-off' ? (
            <Button look="quiet" size="small" onClick={() => setState('open')}>
              {staffAssistantMessages.showItAgain}
            </Button>
          ) : null}
          {state === 'applied' && inverse ? (
            <Button look="quiet" size="small" busy={busy} onClick={() => void apply(inverse, 'undone')}>
              {staffAssistantMessages.undo}
            </Button>
          ) : null}
        </div>
      </div>
    );
  }
  return (
    <section className={styles.proposal} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className={styles.proposalTitle}>
        {formatProposal(proposal, now, timeZone)}
      </h3>
      {proposal.kind === 'raise' && proposal.note ? (
        <p className={styles.quiet}>{staffAssistantMessages.noteNote({ note: proposal.note })}</p>
      ) : null}
      {needsReason ? (
        <TextAreaField
          label={staffAssistantMessages.reason}
          hint={staffAssistantMessages.replyHint}
          rows={2}
          maxLength={REASON_LIMIT}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      ) : null}
      {proposal.kind === 'reply' ? (
        <TextAreaField
          label={staffAssistantMessages.replyToPlace({ place: proposal.place })}
          rows={4}
          maxLength={REPLY_LIMIT}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      ) : null}
      {problem ? <ProblemNotice problem={problem} title={staffAssistantMessages.applyFailed} /> : null}
      {problem?.status === 409 && request ? (
        <p className={styles.quiet}>
          <Link to={`/dashboard?r=${encodeURIComponent(request.id)}`}>#{request.no}</Link>{' '}
          {staffAssistantMessages.requestStateNow({ state: stateNames[request.state] })}{' '}
          {request.assignee ? request.assignee.name : staffAssistantMessages.noOne}{' '}
          {staffAssistantMessages.hasIt}
        </p>
      ) : null}
      <div className={styles.actions}>
        <Button
          size="small"
          busy={busy}
          disabled={lacks}
          aria-label={`${proposal.kind === 'reply' ? staffAssistantMessages.send : staffAssistantMessages.apply}: ${formatProposal(proposal, now, timeZone)}`}
          onClick={() => void apply(proposal, 'applied')}
        >
          {proposal.kind === 'reply' ? staffAssistantMessages.send : staffAssistantMessages.apply}
        </Button>
        {proposal.kind === 'reply' ? <ToConversation id={proposal.conversationId} text={text} /> : null}
        <Button look="quiet" size="small" onClick={() => setState('put-off')}>
          {staffAssistantMessages.notNow}
        </Button>
      </div>
    </section>
  );
}

/** Adds a reply below any text typed in the conversation, and opens it there. */
function ToConversation({ id, text }: { id: string; text: string }) {
  const { uid } = useWorkplace();
  const navigate = useNavigate();
  return (
    <Button
      look="outline"
      size="small"
      onClick={() => {
        const drafts = createDrafts(localStorage, uid);
        const typed = drafts.load(id, 'answer');
        drafts.save(id, 'answer', typed ? `${typed}\n${text}` : text);
        navigate(`/dashboard/staff-chat?c=${encodeURIComponent(id)}`);
      }}
    >
      {staffAssistantMessages.copyReplyButton}
    </Button>
  );
}
