import { mutations } from './mutation.ts';

const SUBDOMAIN = { file: 'shared/src/brand/subdomain.ts', test: 'shared/src/brand/subdomain.test.ts' };

/** The brand of a host name, and what of a page depends on it. */
export const brand = [
  ...mutations({ section: '1', ...SUBDOMAIN }, [
    { rule: 'Three labels have a subdomain', from: 'parts.length >= 3', to: 'parts.length >= 4' },
    {
      rule: 'Two labels of a public name have none',
      from: 'parts.length === 2 && LOCAL_SUFFIXES',
      to: 'parts.length === 2 || LOCAL_SUFFIXES',
    },
    { rule: 'A second label localhost makes a subdomain', from: "'localhost', ", to: '' },
    { rule: 'A second label local makes a subdomain', from: "'local', ", to: '' },
    { rule: 'A second label test makes a subdomain', from: "'test', ", to: '' },
    { rule: 'A second label dev makes a subdomain', from: ", 'dev'", to: '' },
    {
      rule: 'The first label is the subdomain',
      from: 'subdomain: parts[0] ?? null',
      to: 'subdomain: parts.at(-1) ?? null',
    },
  ]),
  ...mutations({ section: '1' }, [
    {
      rule: 'Any other host gets the default brand',
      file: 'shared/src/brand/resolve.ts',
      from: '?? defaultBrand;',
      to: '?? harbourline;',
      test: 'shared/src/brand/subdomain.test.ts',
    },
    {
      rule: 'The co-brand is found by its subdomain',
      file: 'shared/src/brand/harbourline.ts',
      from: "key: 'harbourline'",
      to: "key: 'harbour'",
      test: 'shared/src/brand/subdomain.test.ts',
    },
    {
      rule: 'An added data file is a brand',
      file: 'host/server/brand-files/load-brands.ts',
      from: '[...brands, ...added]',
      to: '[...brands]',
      test: 'host/server/brand-files/load-brands.test.ts',
    },
  ]),
  ...mutations(
    { section: '3', file: 'shared/src/brand/default.ts', test: 'shared/src/brand/subdomain.test.ts' },
    [
      { rule: 'The default primary is #1f2937', from: "'#1f2937'", to: "'#1f2938'" },
      { rule: 'The default secondary is #3b82f6', from: "'#3b82f6'", to: "'#3b82f7'" },
      { rule: 'The default accent is #10b981', from: "'#10b981'", to: "'#10b982'" },
    ],
  ),
];
