import type { PropertyFront } from '@bellkey/shared/api';
import { Link, useBrand, useSetTitle } from '@bellkey/shared/shell';
import { selectMessages } from '@bellkey/shared/wording';
import { useEffect } from 'react';
import { frontByLanguage } from '../../../messages/compiled/front/by-language.ts';
import { propertyPhoneByLanguage } from '../../../messages/compiled/property-phone/by-language.ts';
import type { GuestLanguage } from '../../language/guest-language.ts';
import { LanguageRow } from '../../language/language-row.tsx';
import { telLink } from '../../property-phone/tel-link.ts';
import { usePropertyStyle } from '../guest-bar/use-property-style.ts';
import * as styles from './front.css';
import { FrontCode } from './front-code.tsx';
import { FrontHours } from './front-hours.tsx';
import { greetingOf } from './greeting-of.ts';
import { OpenVisit } from './open-visit.tsx';

interface OpenFrontProps {
  front: PropertyFront;
  load(): Promise<void>;
  language: GuestLanguage;
  onLanguage(language: GuestLanguage): void;
}

/** What anyone may see of a property: what it is, the way in with a code, how to reach it, and who is there now. */
export function OpenFront({ front, load, language, onLanguage }: OpenFrontProps) {
  const { property, departments } = front;
  const messages = selectMessages(frontByLanguage, language);
  const phone = selectMessages(propertyPhoneByLanguage, language);
  const brand = useBrand();
  const setTitle = useSetTitle();
  useEffect(() => {
    setTitle(`${property.name} · ${brand.name}`);
    return () => setTitle(null);
  }, [setTitle, property.name, brand.name]);
  usePropertyStyle(property);
  const greeting = greetingOf(front, language);
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const languages = property.languages.map((tag) => names.of(tag) ?? tag);

  return (
    <section className={styles.page} lang={language} aria-label={property.name}>
      <header className={styles.head}>
        <p className={styles.kind}>{messages.kind[property.kind]}</p>
        <h1 className={styles.title}>{property.name}</h1>
        {greeting ? (
          <p className={styles.greeting} lang={greeting.language}>
            {greeting.line}
          </p>
        ) : null}
        <p className={styles.intro}>{messages.intro}</p>
      </header>
      <OpenVisit propertyId={property.id} messages={messages} />
      <div className={styles.columns}>
        <FrontCode messages={messages} language={language} />
        <div className={styles.side}>
          <section id="contact" className={styles.section} aria-labelledby="front-reach">
            <h2 id="front-reach" className={styles.heading}>
              {messages.reach}
            </h2>
            {property.phone ? (
              <a className={styles.call} href={telLink(property.phone)}>
                {phone.call[property.kind]} <span className={styles.number}>{property.phone}</span>
              </a>
            ) : (
              <p className={styles.note}>{messages.noPhone}</p>
            )}
            {property.emergencyNumber ? (
              <a className={styles.call} href={telLink(property.emergencyNumber)}>
                {messages.emergency({ number: property.emergencyNumber })}
              </a>
            ) : null}
            {languages.length > 0 ? (
              <p className={styles.note}>
                {messages.spoken({
                  languages: new Intl.ListFormat(language, { type: 'conjunction' }).format(languages),
                })}
              </p>
            ) : null}
          </section>
          {departments.length > 0 ? (
            <FrontHours
              departments={departments}
              timeZone={property.timeZone}
              messages={messages}
              language={language}
              load={load}
            />
          ) : null}
        </div>
      </div>
      <LanguageRow label={messages.language} language={language} onChange={onLanguage} />
      <footer id="pricing" className={styles.foot}>
        <p>
          {messages.about({ property: property.name })} <Link to="/use-cases">{messages.aboutLink}</Link>
        </p>
        <ul className={styles.links} role="list" aria-label={messages.menu}>
          <li>
            <Link to="/staff-login">{messages.staff}</Link>
          </li>
          <li>
            <Link to="/privacy">{messages.privacy}</Link>
          </li>
          <li>
            <Link to="/terms">{messages.terms}</Link>
          </li>
        </ul>
      </footer>
    </section>
  );
}
