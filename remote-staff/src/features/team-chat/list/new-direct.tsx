import { useAction } from '@bellkey/shared/action';
import type { TeamPerson } from '@bellkey/shared/api';
import { newId } from '@bellkey/shared/id';
import { useNavigate } from '@bellkey/shared/shell';
import { Button } from '@bellkey/shared/ui';
import { useId, useState } from 'react';
import * as messages from '../../../../messages/compiled/team-chat/en.ts';
import { Modal } from '../../../dialog/modal.tsx';
import { ProblemNotice } from '../../../problem/problem-notice.tsx';
import { useTeamStore } from '../store/use-team.ts';
import * as styles from './new-direct.css';

/** A list longer than this can be searched. */
const SEARCHED_FROM = 8;

/** Opens the direct channel with a colleague. */
export function NewDirect({ people }: { people: readonly TeamPerson[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="outline" size="small" onClick={() => setOpen(true)}>
        {messages.newDirectButton}
      </Button>
      {isOpen ? <PickPerson people={people} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function PickPerson({ people, onClose }: { people: readonly TeamPerson[]; onClose(): void }) {
  const team = useTeamStore();
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const { run, problem, clear } = useAction();
  const fitting = people.filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()));

  const pick = (memberId: string) => {
    clear();
    return run(
      () => team.openDirect(memberId, newId()),
      (id) => {
        onClose();
        navigate(`/dashboard/team-chat?t=${encodeURIComponent(id)}`);
      },
    );
  };
  return (
    <Modal title={messages.newDirectTitle} onClose={onClose}>
      {problem ? <ProblemNotice problem={problem} /> : null}
      {people.length > SEARCHED_FROM ? (
        <div className={styles.field}>
          <label htmlFor={id}>{messages.findAPerson}</label>
          <input
            id={id}
            type="search"
            className={styles.input}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
      ) : null}
      {people.length === 0 ? <p>{messages.noColleaguesYet}</p> : null}
      {people.length > 0 && fitting.length === 0 ? <p role="status">{messages.noColleagueFound}</p> : null}
      <ul role="list" className={styles.people}>
        {fitting.map((person) => (
          <li key={person.id}>
            <button type="button" className={styles.person} onClick={() => void pick(person.id)}>
              <span>{person.name}</span>
              <span className={styles.duty}>{person.onDuty ? messages.onDuty : messages.offDuty}</span>
            </button>
          </li>
        ))}
      </ul>
      <Button look="quiet" onClick={onClose}>
        {messages.close}
      </Button>
    </Modal>
  );
}
