import { useAction } from '@bellkey/shared/action';
import type { AiModeSettings, AssistantMode } from '@bellkey/shared/api';
import { useLoad } from '@bellkey/shared/load';
import { Link, useApi } from '@bellkey/shared/shell';
import { Button, Field, Notice, Skeleton } from '@bellkey/shared/ui';
import { type FormEvent, useState } from 'react';
import * as assistantMessages from '../../../messages/compiled/assistant/en.ts';
import { dayOf, timeOfDay } from '../../clock/clock-messages.ts';
import { useWorkplace } from '../../desk/workplace.tsx';
import { ProblemNotice } from '../../problem/problem-notice.tsx';
import { managesStaff } from '../../staff-identity/manages-staff.ts';
import { StaffPage } from '../../staff-page/staff-page.tsx';
import * as styles from './concierge-settings.css';
import { DayReasons } from './day-reasons.tsx';

const MODES: ReadonlyArray<readonly [AssistantMode, string, string]> = [
  ['auto', assistantMessages.auto, assistantMessages.autoHint],
  ['suggest', assistantMessages.suggest, assistantMessages.suggestHint],
  ['off', assistantMessages.off, assistantMessages.offHint],
];

/**
 * How the concierge works at this property: its mode, which applies from the next message, the rules for exceptions,
 * and their results.
 */
export function ConciergeSettingsView() {
  const { membership } = useWorkplace();
  return (
    <StaffPage title={assistantMessages.assistant}>
      {managesStaff(membership) ? (
        <>
          <Panel propertyId={membership.property.id} timeZone={membership.property.timeZone} />
          <DayReasons propertyId={membership.property.id} timeZone={membership.property.timeZone} />
        </>
      ) : (
        <Notice title={assistantMessages.forManagers}>{assistantMessages.noAccessText}</Notice>
      )}
      <p className={styles.quiet}>
        {assistantMessages.knowledgeHint}{' '}
        <Link to="/developers-admin/indexing">{assistantMessages.knowledge}</Link>
        {assistantMessages.knowledgeHintEnd}
      </p>
    </StaffPage>
  );
}

function Panel({ propertyId, timeZone }: { propertyId: string; timeZone: string }) {
  const load = useLoad('GET /api/staff/ai/mode', { query: { property: propertyId } });
  if (load.status === 'loading') return <Skeleton label={assistantMessages.loadingTheSettings} lines={6} />;
  if (load.status === 'failed')
    return (
      <ProblemNotice problem={load.problem} title={assistantMessages.loadFailed} onRetry={load.refresh} />
    );
  return <ModeForm settings={load.value} propertyId={propertyId} timeZone={timeZone} onSaved={load.set} />;
}

function ModeForm({
  settings,
  propertyId,
  timeZone,
  onSaved,
}: {
  settings: AiModeSettings;
  propertyId: string;
  timeZone: string;
  onSaved(settings: AiModeSettings): void;
}) {
  const api = useApi();
  const [mode, setMode] = useState(settings.mode);
  const [vip, setVip] = useState(settings.exceptions.vip);
  const [complaint, setComplaint] = useState(settings.exceptions.complaint);
  const [nights, setNights] = useState(String(settings.exceptions.nights ?? ''));
  const { run, busy, problem } = useAction();
  const [said, setSaid] = useState('');
  const count = nights.trim() === '' ? null : Number(nights);
  const bad = count !== null && !(Number.isInteger(count) && count >= 1 && count <= 365);

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (bad) return;
    setSaid('');
    void run(
      () =>
        api.call('PUT /api/staff/ai/mode', {
          query: { property: propertyId },
          body: { mode, exceptions: { vip, complaint, nights: count } },
        }),
      (saved) => {
        onSaved(saved);
        setSaid(assistantMessages.savedNote);
      },
    );
  };

  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <fieldset className={styles.group}>
        <legend className={styles.heading}>{assistantMessages.mode}</legend>
        {MODES.map(([value, label, hint]) => (
          <label key={value} className={styles.choice}>
            <input type="radio" name="mode" checked={mode === value} onChange={() => setMode(value)} />
            <span>
              <span className={styles.label}>{label}</span>
              <span className={styles.quiet}>{hint}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.group} disabled={mode !== 'auto'}>
        <legend className={styles.heading}>{assistantMessages.suggestRulesTitle}</legend>
        <label className={styles.choice}>
          <input type="checkbox" checked={vip} onChange={({ target }) => setVip(target.checked)} />
          <span className={styles.label}>{assistantMessages.vipRuleLabel}</span>
        </label>
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={complaint}
            onChange={({ target }) => setComplaint(target.checked)}
          />
          <span className={styles.label}>{assistantMessages.complaintRuleLabel}</span>
        </label>
        <Field
          label={assistantMessages.nightsRuleLabel}
          inputMode="numeric"
          value={nights}
          hint={assistantMessages.nightsRuleHint}
          error={bad ? assistantMessages.nightsRuleError : null}
          onChange={({ target }) => setNights(target.value)}
        />
      </fieldset>
      {problem ? <ProblemNotice problem={problem} title={assistantMessages.saveFailed} /> : null}
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          {assistantMessages.save}
        </Button>
        <p role="status" className={styles.quiet}>
          {said ||
            (settings.changedAt
              ? assistantMessages.changedByNote({
                  changedBy: settings.changedBy ?? assistantMessages.someone,
                  dayOf: dayOf(settings.changedAt, timeZone),
                  timeOfDay: timeOfDay(settings.changedAt, timeZone),
                })
              : '')}
        </p>
      </div>
    </form>
  );
}
