import { detectSubdomain, resolveBrand } from '@bellkey/shared/brand';
import { Link, useBrands, useSearchParams } from '@bellkey/shared/shell';
import { Button, Field } from '@bellkey/shared/ui';
import { useEffect, useState } from 'react';
import { WithoutScripts } from '../../controls/without-scripts.tsx';
import { checkContrast, parseBrandColours } from '../../features/brand-check/brand-colours.ts';
import { ContrastTable } from '../../features/brand-check/contrast-table.tsx';
import { Content, Section } from '../../page-head/content.tsx';
import { PageHead } from '../../page-head/page-head.tsx';
import * as styles from './page.css';
import { Swatch } from './swatch.tsx';

/** The default before the browser has reported its host, and without scripts. */
const EXAMPLE_HOST = 'harbourline.localhost';
const HOST_MAX_CHARS = 253;

/** Host names that show each rule once. */
const examples = [
  'localhost',
  'harbourline.localhost',
  'hotel.test',
  'bellkey.example',
  'harbourline.bellkey.example',
  'a.b.c.example',
  '127.0.0.1',
] as const;

/** What any host name means here: its parts, its subdomain, and the brand that it gets. */
export function Page() {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('host')?.slice(0, HOST_MAX_CHARS) ?? null;
  const [here, setHere] = useState<string | null>(null);
  const detect = () => {
    setQuery({}, { preventScrollReset: true });
    setHere(window.location.hostname);
  };
  useEffect(() => setHere(window.location.hostname), []);

  const hostname = asked ?? here ?? EXAMPLE_HOST;
  const parts = detectSubdomain(hostname);
  const brand = resolveBrand(hostname, useBrands());
  const colours = parseBrandColours(brand.colors);
  const failing = colours
    ? [...checkContrast(colours, 'light'), ...checkContrast(colours, 'dark')].filter(({ passes }) => !passes)
        .length
    : 0;

  return (
    <Content>
      <PageHead kind="Test page" title="What this host name means">
        The same two functions that choose the brand of every page, applied to any host name. The server
        decides by them before a page is sent; the browser comes to the same answer.
      </PageHead>
      <WithoutScripts>
        the server looks a host name up; “this page’s host” and “Detect again” show an example.
      </WithoutScripts>

      <Section title="Look one up">
        <form method="get" action="/test-subdomain" className={styles.form}>
          <Field
            key={asked ?? ''}
            label="Host name"
            name="host"
            defaultValue={asked ?? ''}
            placeholder={EXAMPLE_HOST}
            maxLength={HOST_MAX_CHARS}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <div className={styles.buttons}>
            <Button type="submit">Look up</Button>
            <Button look="outline" onClick={detect}>
              Detect again
            </Button>
          </div>
        </form>
        <ul role="list" className={styles.examples} aria-label="Examples">
          {examples.map((example) => (
            <li key={example}>
              <Link to={`/test-subdomain?host=${example}`} className={styles.example} preventScrollReset>
                {example}
              </Link>
            </li>
          ))}
          <li>
            <Link to="/test-subdomain" className={styles.example} preventScrollReset>
              this page’s host
            </Link>
          </li>
        </ul>
      </Section>

      <Section title={hostname}>
        <dl>
          {[
            ['Looked at', asked ? 'the host name you gave' : here ? 'the host of this page' : 'an example'],
            ['Labels', parts.parts.join(' · ') || '—'],
            ['Subdomain', parts.subdomain ?? 'none'],
            ['Base domain', parts.baseDomain || '—'],
            ['Rule', parts.rule],
            ['Brand', `${brand.name} (${brand.key})`],
            ['Title', brand.meta.title],
            ['Description', brand.meta.description],
            ['Favicon', brand.favicon],
            ['Subheading', brand.subheading ?? 'none'],
          ].map(([name, value]) => (
            <div key={name} className={styles.fact}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </Section>

      <Section title="Its colours">
        <div className={styles.swatches}>
          <Swatch name="Primary" hex={brand.colors.primary} />
          <Swatch name="Secondary" hex={brand.colors.secondary} />
          <Swatch name="Accent" hex={brand.colors.accent} />
        </div>
        <p className={styles.verdict}>
          {failing === 0
            ? 'Every pair of colours can be read.'
            : `${failing} pairs of colours can’t be read well.`}
        </p>
        {colours ? <ContrastTable colours={colours} /> : null}
      </Section>
    </Content>
  );
}
