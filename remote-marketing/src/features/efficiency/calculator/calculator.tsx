import { Link } from '@bellkey/shared/shell';
import { Notice, SelectField } from '@bellkey/shared/ui';
import { useRef } from 'react';
import { NumberField } from '../../../controls/number-field.tsx';
import { Island } from '../../../island/island.tsx';
import { useSettledAnnouncement } from '../../../live-result/use-settled-announcement.ts';
import { WithResultBar } from '../../../live-result/with-result-bar.tsx';
import { DEFAULT_REQUEST, formatQuoteRequest } from '../../pricing/quote/quote-request.ts';
import * as styles from './calculator.css';
import { FormulaView } from './formula-view.tsx';
import { checkInputs, INPUT_GROUPS, type Inputs, type SavingsReduction } from './inputs.ts';
import { twoDecimals, whole } from './rounded.ts';
import { savedHours } from './saved-hours.ts';
import { SensitivityTable } from './sensitivity-table.tsx';

const HAIRCUT_OPTIONS: readonly { value: SavingsReduction; label: string }[] = [
  { value: 'none', label: 'Nothing' },
  { value: 'quarter', label: 'A quarter' },
  { value: 'third', label: 'A third' },
  { value: 'half', label: 'Half' },
];

const RESULT_ID = 'hours';

/** The figures on one side, what they come to on the other, and how. */
export function Calculator({ inputs, onChange }: { inputs: Inputs; onChange(inputs: Inputs): void }) {
  const problems = checkInputs(inputs);
  const problemCount = Object.keys(problems).length;
  const result = problemCount === 0 ? savedHours(inputs) : null;
  const refused =
    problemCount === 1 ? 'One figure is out of range' : `${problemCount} figures are out of range`;
  useSettledAnnouncement(
    result ? `${whole(result.hoursPerMonth)} staff hours a month that it could take off` : refused,
  );
  return (
    <div className={styles.whole}>
      <div className={styles.calculator}>
        <WithResultBar
          resultId={RESULT_ID}
          result={
            result ? (
              <>
                <b>{whole(result.hoursPerMonth)} h</b> a month
              </>
            ) : (
              refused
            )
          }
          way="How it is computed"
        >
          <div className={styles.groups}>
            {INPUT_GROUPS.map((group) => (
              <Group
                key={group.title}
                group={group}
                inputs={inputs}
                problems={problems}
                onChange={onChange}
              />
            ))}
          </div>
        </WithResultBar>
        <section data-part="" className={styles.result} aria-labelledby={RESULT_ID}>
          <h2 id={RESULT_ID} tabIndex={-1} className={styles.heading}>
            What it comes to
          </h2>
          {result ? (
            <>
              <p className={styles.hours}>
                <b>{whole(result.hoursPerMonth)} hours</b>{' '}
                <span>a month that it could take off your staff</span>
              </p>
              <p className={styles.cost}>
                {twoDecimals(result.hoursPerMonth)} h × {inputs.hourlyCost} per h ={' '}
                <b>{whole(result.costPerMonth)}</b> a month in your currency. Compare it with{' '}
                <Link
                  to={`/proposals/pricing-proposals/custom#${formatQuoteRequest({ ...DEFAULT_REQUEST, rooms: inputs.rooms }) || 'rooms=60'}`}
                >
                  the price for {inputs.rooms} {inputs.rooms === 1 ? 'room' : 'rooms'}
                </Link>
                .
              </p>
              <FormulaView inputs={inputs} result={result} />
            </>
          ) : (
            <Notice tone="warn" title={refused}>
              The result comes back when the marked fields are right.
            </Notice>
          )}
        </section>
      </div>
      {result ? (
        <section data-part="" className={styles.sensitivity}>
          <h2 className={styles.heading}>How sure is that?</h2>
          <SensitivityTable inputs={inputs} hours={result.hoursPerMonth} />
        </section>
      ) : null}
    </div>
  );
}

interface GroupProps {
  group: (typeof INPUT_GROUPS)[number];
  inputs: Inputs;
  problems: ReturnType<typeof checkInputs>;
  onChange(inputs: Inputs): void;
}

/** The fields of one group; an island. */
function Group({ group, inputs, problems, onChange }: GroupProps) {
  const place = useRef<HTMLFieldSetElement>(null);
  return (
    <fieldset ref={place} data-part="" className={styles.group}>
      <Island place={place}>
        <legend className={styles.legend}>{group.title}</legend>
        <div className={styles.fields}>
          {group.fields.map((field) => (
            <NumberField
              key={field.name}
              label={field.label}
              unit={field.unit}
              hint={field.hint}
              error={problems[field.name]}
              value={inputs[field.name]}
              onChange={(value) => onChange({ ...inputs, [field.name]: value })}
            />
          ))}
          {group.title === 'Cost' ? (
            <SelectField
              label="Take off for caution"
              hint="Estimates like this one run high."
              options={HAIRCUT_OPTIONS}
              value={inputs.haircut}
              onChange={(haircut) => onChange({ ...inputs, haircut })}
            />
          ) : null}
        </div>
      </Island>
    </fieldset>
  );
}
