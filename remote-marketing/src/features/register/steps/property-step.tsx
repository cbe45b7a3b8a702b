import { CheckBoxes, Field, SelectField } from '@bellkey/shared/ui';
import { useEffect, useState } from 'react';
import { placeMessages } from '../answers/places.ts';
import {
  countryOptions,
  currencyOf,
  currencyOptions,
  languageOptions,
  ownTimeZone,
  timeZoneOptions,
} from '../answers/regions.ts';
import { addressFrom, validateStep } from '../answers/steps.ts';
import type { SignUp } from '../answers/use-sign-up.ts';
import * as styles from '../style/sign-up.css';
import { StepFrame } from './step-frame.tsx';

/** The property: its name, place, time zone, currency, languages and size. */
export function PropertyStep({ draft, problems, change, point, go }: SignUp) {
  const [options] = useState(() => ({
    countries: countryOptions(),
    zones: timeZoneOptions(),
    currencies: currencyOptions(),
  }));
  const { many } = placeMessages[draft.kind ?? 'hotel'];
  useEffect(() => {
    const own = ownTimeZone();
    // A browser may report a zone that is in no list, such as UTC.
    if (draft.timeZone === '' && options.zones.some(({ value }) => value === own)) change({ timeZone: own });
  }, [draft.timeZone, change, options]);

  return (
    <StepFrame
      step="property"
      title="Your property"
      problems={problems}
      onBack={() => go('business')}
      onSubmit={() => {
        const found = validateStep('property', draft);
        if (Object.keys(found).length > 0) point(found);
        else {
          if (!draft.subdomain) change({ subdomain: addressFrom(draft.name) });
          go('owner');
        }
      }}
    >
      <Field
        label="Name"
        name="organization"
        autoComplete="organization"
        maxLength={120}
        hint="As it stands over the door. Guests read it."
        value={draft.name}
        onChange={({ target }) => change({ name: target.value })}
        error={problems.name}
      />
      <div className={styles.pair}>
        <SelectField
          label="Country"
          options={options.countries}
          value={draft.country}
          error={problems.country}
          onChange={(country) => change({ country, currency: currencyOf(country) || draft.currency })}
        />
        <SelectField
          label="Currency"
          options={options.currencies}
          value={draft.currency}
          error={problems.currency}
          onChange={(currency) => change({ currency })}
        />
      </div>
      <SelectField
        label="Time zone"
        hint="All times are shown in it, to guests and staff."
        options={options.zones}
        value={draft.timeZone}
        error={problems.timeZone}
        onChange={(timeZone) => change({ timeZone })}
      />
      <CheckBoxes
        name="languages"
        legend="Languages of your house"
        options={languageOptions.map(({ value, label }) => ({ key: value, name: label }))}
        chosen={draft.languages}
        onChange={(languages) => change({ languages })}
        hint="The assistant answers in English, Portuguese, Spanish, German, French and Italian; people in any."
        error={problems.languages}
      />
      <Field
        label={`How many ${many}`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        hint="Each gets a code of its own. You can bring their names from a file later."
        value={draft.count}
        onChange={({ target }) => change({ count: target.value })}
        error={problems.count}
      />
    </StepFrame>
  );
}
