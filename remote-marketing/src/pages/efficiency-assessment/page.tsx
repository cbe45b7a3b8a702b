import { WithoutScripts } from '../../controls/without-scripts.tsx';
import {
  FRESH_ASSESSMENT,
  formatAssessment,
  parseAssessment,
} from '../../features/efficiency/assessment-link.ts';
import { Calculator } from '../../features/efficiency/calculator/calculator.tsx';
import { MaturityQuiz } from '../../features/efficiency/maturity/maturity-quiz.tsx';
import { Provenance } from '../../features/efficiency/provenance.tsx';
import { Content, Section } from '../../page-head/content.tsx';
import { PageHead } from '../../page-head/page-head.tsx';
import { ShareActions } from '../../share-link/share-actions.tsx';
import { useFragmentState } from '../../share-link/use-fragment-state.ts';

const FORM = { initial: FRESH_ASSESSMENT, read: parseAssessment, write: formatAssessment };

export function Page() {
  const [assessment, change] = useFragmentState(FORM);
  return (
    <Content>
      <PageHead kind="Efficiency assessment" title="How many hours a month could it take off your staff?">
        <p>
          Put in your own figures and read the answer as you type. The formula is on the page, every constant
          in it can be changed, and nothing you type leaves your browser.
        </p>
      </PageHead>
      <WithoutScripts>
        the fields stay at their starting values. The formula under the result is complete: put your own
        figures into it by hand. The eight questions read as a check-list.
      </WithoutScripts>
      <Calculator inputs={assessment.inputs} onChange={(inputs) => change({ ...assessment, inputs })} />
      <ShareActions />
      <Section title="Where the starting values come from">
        <Provenance />
      </Section>
      <Section title="Eight questions about your house" id="quiz">
        <MaturityQuiz
          answers={assessment.answers}
          onChange={(answers) => change({ ...assessment, answers })}
        />
      </Section>
    </Content>
  );
}
