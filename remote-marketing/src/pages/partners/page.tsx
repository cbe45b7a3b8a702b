import { ButtonLink } from '@bellkey/shared/ui';
import { BrandStudio } from '../../features/brand-check/brand-studio.tsx';
import { SystemNames } from '../../features/integrations/system-names.tsx';
import { LeadForm } from '../../features/lead-form/lead-form.tsx';
import { TwoNamePlates } from '../../illustrations/two-name-plates.tsx';
import { Closing } from '../../sections/layout/closing.tsx';
import { type Column, Columns } from '../../sections/layout/columns.tsx';
import { PageHeader } from '../../sections/layout/page-header.tsx';
import { Section } from '../../sections/layout/section.tsx';
import { Ledger, type LedgerRow } from '../../sections/lists/ledger.tsx';

const kinds: readonly Column[] = [
  {
    title: 'Management companies',
    text: 'Every page on your subdomain has your brand, from the address bar to the home-screen icon, and one of your people can look after several houses. Printed codes lead to each house’s own address, which does not have your brand yet.',
  },
  {
    title: 'System vendors',
    text: 'Your reservations and rooms, our conversations and clocks. None is connected yet. We publish what we would read and write, would test against a stand-in for your interface, and claim certification only once you have given it.',
  },
  {
    title: 'Consultants',
    text: 'The assessment and the promised times make a before and an after that can be counted. The numbers stay with the hotel, with their definitions.',
  },
  {
    title: 'Installers and printers',
    text: 'Codes in rooms, on tables, at pools: printed, placed, checked for stickers over them. The guide on placing codes is the work sheet.',
  },
];

const checklist: readonly LedgerRow[] = [
  {
    name: 'Name',
    status: 'Text',
    tone: 'neutral',
    text: 'As it stands over the door. It takes the place of ours in every title and on the home screen.',
  },
  {
    name: 'Logo',
    status: 'SVG, 200 × 48',
    tone: 'neutral',
    text: 'Drawn to be read at 24 pixels’ height, without a background of its own.',
  },
  {
    name: 'Colours',
    status: 'Three hex values',
    tone: 'neutral',
    text: 'Primary, secondary, accent. Every other colour is mixed from them, in light and in dark; only states keep theirs: green is in time, amber soon, red late.',
  },
  { name: 'Tagline', status: 'One sentence', tone: 'neutral', text: 'For the footer and the start page.' },
  {
    name: 'Favicon',
    status: 'SVG, square',
    tone: 'neutral',
    text: 'It becomes the icon of the installed app, too.',
  },
  {
    name: 'Title and description',
    status: 'Two sentences',
    tone: 'neutral',
    text: 'What a search engine and a shared link show.',
  },
  {
    name: 'Subdomain',
    status: '3 to 30 characters',
    tone: 'neutral',
    text: 'Letters, digits and dashes. The first label of the host name decides which brand is shown.',
  },
];

/** For companies that bring Bellkey to hotels, with the co-brand to try on the page. */
export function Page() {
  return (
    <>
      <PageHeader
        eyebrow="Partners"
        // On lines of its own: a late font would break them elsewhere, and move what is below.
        title={
          <>
            Your name <br />
            over the door, <br />
            our clock behind it
          </>
        }
        lede={
          <p>
            For companies that run hotels, build systems for them, advise them or fit them out. Co-branding is
            part of the product: a subdomain, three colours, a logo.
          </p>
        }
        fine="There is no partner under contract yet. Harbourline Hotels, the partner brand on this site, is made up to show how one looks."
        figure={<TwoNamePlates />}
      />
      <Section tone="band" title="Four kinds of partner">
        <Columns columns={kinds} />
      </Section>
      <SystemNames />
      <Section
        title="Try it on"
        lede={
          <p>
            The same guest screen under two brands, and under yours. All other colours are mixed from the
            three, and the table says which of them would be hard to read.
          </p>
        }
      >
        <BrandStudio />
      </Section>
      <Section title="What a co-brand needs" lede={<p>Seven things, one file. </p>}>
        <Ledger rows={checklist} />
      </Section>
      <Section
        title="Terms, as far as there are any"
        lede={
          <p>
            The list prices are public and the same for everybody; the Group plan includes the co-brand. There
            is no commission scheme, no exclusivity and no certificate to buy. A hotel’s data belongs to the
            hotel, whoever brought it.
          </p>
        }
      />
      <Section
        id="partner-form"
        side
        tone="band"
        title="Talk to us about it"
        lede={<p>Say which kind of partner you are and which houses you have in mind.</p>}
      >
        <LeadForm
          kind="partner"
          label="Become a partner"
          propertyLabel="Company"
          messageLabel="What do you have in mind?"
        />
      </Section>
      <Closing
        title="Begin with one house"
        actions={
          <>
            <ButtonLink to="/register">Register a property</ButtonLink>
            <ButtonLink to="/proposals/pricing-proposals/generic" look="outline">
              See the price list
            </ButtonLink>
          </>
        }
      >
        <p>One property, one subdomain, three colours. The second one starts from the same file.</p>
      </Closing>
    </>
  );
}
