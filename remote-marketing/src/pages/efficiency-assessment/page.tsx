import { FRESH_ASSESSMENT, readAssessment, writeAssessment } from '../../efficiency/assessment-link.ts';
import { Calculator } from '../../efficiency/calculator.tsx';
import { MaturityQuiz } from '../../efficiency/maturity-quiz.tsx';
import { Provenance } from '../../efficiency/provenance.tsx';
import { Content, Section } from '../../page-head/content.tsx';
import { PageHead } from '../../page-head/page-head.tsx';
import { ShareActions } from '../../share-link/share-actions.tsx';
import { useFragmentState } from '../../share-link/use-fragment-state.ts';

const FORM = { initial: FRESH_ASSESSMENT, read: readAssessment, write: writeAssessment };

export function Page() {
  const [assessment, change] = useFragmentState(FORM);
  return (
    <Content>
      <PageHead kind="Efficiency assessment" title="How many hours do guest requests take your house?">
        <p>
          Put in your own figures and read the answer as you type. The formula is on the page, every constant
          in it can be changed, and nothing you type leaves your browser.
        </p>
      </PageHead>
      <Calculator inputs={assessment.inputs} onChange={(inputs) => change({ ...assessment, inputs })} />
      <ShareActions />
      <noscript>
        <p>Without JavaScript the page shows the result for the starting values.</p>
      </noscript>
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
