import { ButtonLink } from '@bellkey/shared/ui';
import { useRef } from 'react';
import { businesses, departments, type UseCase } from '../../features/use-cases/use-case.ts';
import { Island } from '../../island/island.tsx';
import { Conversation } from '../../sections/product/conversation.tsx';
import { Phone } from '../../sections/product/phone.tsx';
import { StaffScreen } from '../../sections/product/staff-screen.tsx';
import * as styles from './case-view.css';

const DEMO_PROPERTY = 'Hotel Aurora';

interface CaseViewProps {
  useCase: UseCase;
  /** On wide screens the pictures are on the left. */
  mirrored: boolean;
}

/** One use case: the words on one side, the guest's phone and the staff's queue on the other; an island. */
export function CaseView({ useCase, mirrored }: CaseViewProps) {
  const kinds = useCase.businesses.map((key) => businesses[key]).join(', ');
  const place = useRef<HTMLElement>(null);
  const teams = useCase.departments.map((key) => departments[key]).join(', ');
  return (
    <article
      ref={place}
      id={useCase.key}
      aria-labelledby={`${useCase.key}-title`}
      className={`${styles.case} ${mirrored ? styles.mirrored : ''}`}
    >
      <Island place={place}>
        <div data-part="" className={styles.words}>
          <p className={styles.kinds}>
            {teams} · {kinds}
          </p>
          <h2 id={`${useCase.key}-title`} className={styles.title}>
            {useCase.title}
          </h2>
          <p className={styles.situation}>{useCase.situation}</p>
          <dl className={styles.facts}>
            <div>
              <dt className={styles.term}>What staff see</dt>
              <dd className={styles.fact}>{useCase.staffSee}</dd>
            </div>
            <div>
              <dt className={styles.term}>The figure it moves</dt>
              <dd className={styles.fact}>
                <strong className={styles.measure}>{useCase.measure.name}.</strong>{' '}
                {useCase.measure.definition}
              </dd>
            </div>
            <div>
              <dt className={styles.term}>What is not automated</dt>
              <dd className={styles.fact}>{useCase.notAutomated}</dd>
            </div>
            {useCase.beingBuilt ? (
              <div>
                <dt className={styles.term}>Still being built</dt>
                <dd className={styles.fact}>{useCase.beingBuilt}</dd>
              </div>
            ) : null}
          </dl>
          <div className={styles.action}>
            <ButtonLink to={`/demo?script=${useCase.key}`} look="outline" size="small">
              Open in the demo
            </ButtonLink>
          </div>
        </div>
        <div data-part="" className={styles.pictures}>
          <Phone property={useCase.property ?? DEMO_PROPERTY} place={useCase.place}>
            <Conversation lines={useCase.conversation} />
          </Phone>
          <div className={styles.desk}>
            <StaffScreen title={useCase.queue.title} rows={useCase.queue.rows} />
          </div>
        </div>
      </Island>
    </article>
  );
}
