import type { Tab, TabGuest } from '@bellkey/shared/api';
import { newId } from '@bellkey/shared/id';
import { type ApiProblem, useApi } from '@bellkey/shared/shell';
import { useId } from 'react';
import type { TogetherMessages } from '../../../../messages/compiled/together/messages.ts';
import { money } from '../../order-card/money.ts';
import type { Kitchen } from '../kitchen/kitchen.ts';
import { type ConfirmTerms, OrderTerms } from '../order/order-terms.tsx';
import { AskedButton } from './asked-button.tsx';
import { ShareTab } from './share-tab.tsx';
import { TabGuests } from './tab-guests.tsx';
import { TabOrders } from './tab-orders.tsx';
import * as styles from './together.css';
import type { TabOfPage } from './use-tab.ts';
import { useTabAction } from './use-tab-action.ts';

interface OpenTabProps {
  tab: Tab;
  kitchen: Kitchen;
  own: TabOfPage;
  messages: TogetherMessages;
}

/** The shared order: everyone's dishes and parts, and for its owner the terms and the button that orders for all. */
export function OpenTab({ tab, kitchen, own, messages }: OpenTabProps) {
  const { language, clock, now, online, guest } = kitchen;
  const api = useApi();
  const titleId = useId();
  const action = useTabAction(messages);
  const { busy, problem, run } = action;
  const you = tab.guests.find((one) => one.you);
  const owner = tab.guests.find((one) => one.owner);
  const isOwner = you?.owner ?? false;
  const lines = tab.guests.flatMap((one) => one.lines);
  const amount = (cents: number) => money(cents, tab.currency, language);
  const once = () => ({ idempotencyKey: newId() });

  const remove = ({ id }: TabGuest) =>
    void run(id, async () => {
      const answer = await api.call('POST /api/guest/tab/guests/{id}/remove', { params: { id } }, once());
      if (answer.ok) own.show(answer.value.tab);
      return answer.ok ? null : answer.error;
    });

  const leave = () =>
    void run('leave', async () => {
      const answer = await api.call('POST /api/guest/tab/leave', {}, once());
      if (answer.ok || answer.error.code === 'no-tab') own.show(null);
      return answer.ok ? null : answer.error;
    });

  async function confirm({ payment, at }: ConfirmTerms): Promise<ApiProblem | null> {
    const unsaved = await kitchen.actions.settleAllergy(you?.allergy ?? null);
    if (unsaved) return unsaved;
    const body = { totalCents: tab.totalCents, revision: tab.revision, payment, ...(at && { at }) };
    const answer = await api.call('POST /api/guest/tab/confirm', { body }, once());
    if (answer.ok) guest.conversation.apply({ type: 'order.updated', order: answer.value });
    // The new total has to be in view before it can be confirmed.
    await own.load();
    return answer.ok ? null : answer.error;
  }

  return (
    <section className={styles.tab} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {messages.title}
      </h3>
      <ShareTab
        key={tab.guests.length === 1 ? 'alone' : 'together'}
        code={tab.shareCode}
        alone={tab.guests.length === 1}
        until={messages.until({ time: clock.moment(tab.closesAt, now, language) })}
        messages={messages}
      />
      <TabGuests
        tab={tab}
        kitchen={kitchen}
        messages={messages}
        action={action}
        onRemove={isOwner ? remove : undefined}
      />
      <div className={styles.sums}>
        <p className={styles.sum}>
          <span>{messages.part}</span>
          <strong>{amount(you?.totalCents ?? 0)}</strong>
        </p>
        {isOwner && lines.length > 0 ? null : (
          <p className={styles.sum}>
            <span>{messages.all}</span>
            <strong>{amount(tab.totalCents)}</strong>
          </p>
        )}
      </div>
      {isOwner && lines.length > 0 ? (
        <OrderTerms
          order={{
            id: tab.id,
            lines,
            currency: tab.currency,
            totalCents: tab.totalCents,
            payments: tab.payments,
          }}
          kitchen={kitchen}
          waits={busy !== null}
          onConfirm={confirm}
        />
      ) : null}
      {isOwner ? null : (
        <p>
          {messages.waits({ name: owner?.name ?? '' })} {kitchen.messages.included}
        </p>
      )}
      <TabOrders tab={tab} language={language} messages={messages} />
      {problem ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
      <AskedButton
        label={isOwner ? messages.end : messages.leave}
        question={isOwner ? messages.endAsk : messages.leaveAsk}
        back={messages.back}
        busy={busy === 'leave'}
        disabled={!online || busy !== null}
        onConfirm={leave}
      />
    </section>
  );
}
