import { Link } from '@bellkey/shared/shell';
import { PromiseLine } from '@bellkey/shared/ui';
import { Choice } from '../../../controls/choice.tsx';
import { useSettledAnnouncement } from '../../../live-result/use-settled-announcement.ts';
import { type Answers, type Maturity, maturityOf } from './maturity.ts';
import { QUESTIONS } from './maturity-questions.ts';
import * as styles from './maturity-quiz.css';

const POINTS = { '0': 0, '1': 1, '2': 2 } as const;
type Mark = keyof typeof POINTS;

/** Eight questions, a score for each area, three things to do. Nothing is sent anywhere. */
export function MaturityQuiz({ answers, onChange }: { answers: Answers; onChange(answers: Answers): void }) {
  const answered = answers.filter((answer) => answer !== null).length;
  const result = maturityOf(answers);
  useSettledAnnouncement(
    result
      ? 'All questions are answered. The result stands below them.'
      : `${answered} of ${QUESTIONS.length} answered`,
  );
  return (
    <div className={styles.quiz}>
      <ol className={styles.questions}>
        {QUESTIONS.map((question, index) => (
          <li key={question.id}>
            <Choice<Mark>
              layout="list"
              label={question.text}
              options={question.answers.map((label, points) => ({ value: String(points) as Mark, label }))}
              value={markOf(answers[index])}
              onChange={(mark) => onChange(answers.map((other, at) => (at === index ? POINTS[mark] : other)))}
            />
          </li>
        ))}
      </ol>
      <div className={styles.result}>
        {result ? (
          <Result result={result} />
        ) : (
          <p className={styles.progress}>
            {answered} of {QUESTIONS.length} answered. The result appears here when all {QUESTIONS.length} are
            answered.
          </p>
        )}
      </div>
    </div>
  );
}

function Result({ result }: { result: Maturity }) {
  return (
    <>
      <h3 className={styles.heading}>Where your house stands</h3>
      <ul className={styles.areas}>
        {result.areas.map(({ area, name, points, of }) => (
          <li key={area}>
            <p className={styles.area}>
              <span>{name}</span>
              <b>
                {points} of {of}
              </b>
            </p>
            <PromiseLine
              ticks={[]}
              progress={points / of}
              description={`${name}: ${points} of ${of} points`}
            />
          </li>
        ))}
      </ul>
      <h3 className={styles.heading}>{result.actions.length > 0 ? 'What to do first' : 'Nothing urgent'}</h3>
      {result.actions.length > 0 ? (
        <ol className={styles.actions}>
          {result.actions.map((action) => (
            <li key={action.title}>
              <b>{action.title}.</b> {action.text}{' '}
              {action.guide ? <Link to={`/guides/${action.guide}`}>Read the guide</Link> : null}
            </li>
          ))}
        </ol>
      ) : (
        <p>Every answer is the best of its three. Measure again in half a year.</p>
      )}
    </>
  );
}

const markOf = (points: 0 | 1 | 2 | null | undefined): Mark | null =>
  points === null || points === undefined ? null : (String(points) as Mark);
