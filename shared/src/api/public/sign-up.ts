import { z } from 'zod';
import { MAX_MENU_ITEMS, MAX_PLACES } from '../platform/limits.ts';
import { nameSchema } from '../platform/name.ts';
import { PropertySummary } from '../property/property.ts';

const Label = nameSchema(40, 1, { short: 'Give it a name.', long: 'At most 40 characters.' });

/** A place of a property that is being signed up. */
export const NewPlace = z
  .object({ label: Label, kind: z.enum(['room', 'table', 'area', 'lobby']) })
  .meta({ id: 'NewPlace' });
export type NewPlace = z.infer<typeof NewPlace>;

/** A dish or drink of the menu in a sign-up. */
export const NewMenuItem = z
  .object({
    category: nameSchema(60),
    name: nameSchema(120),
    description: z.string().trim().max(300),
    priceCents: z.int().min(0).max(10_000_000).describe('in the smallest unit of the property’s currency'),
    allergens: z.array(nameSchema(30)).max(20),
  })
  .meta({ id: 'NewMenuItem' });
export type NewMenuItem = z.infer<typeof NewMenuItem>;

/** Whether the runtime knows this time zone. */
function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** Everything that a property is created from at sign-up. */
export const NewProperty = z
  .object({
    kind: PropertySummary.shape.kind,
    name: nameSchema(120, 2, { short: 'At least 2 characters.' }),
    country: z.string().regex(/^[A-Z]{2}$/, 'Choose a country.'),
    timeZone: z.string().max(64).refine(isTimeZone, 'Choose a time zone.'),
    currency: z.string().regex(/^[A-Z]{3}$/, 'Choose a currency.'),
    languages: z
      .array(z.string().regex(/^[a-z]{2}$/))
      .min(1, 'Choose at least one language.')
      .max(10),
    subdomain: z.string().max(64),
    owner: z.object({
      name: nameSchema(120, 2, { short: 'At least 2 characters.' }),
      phone: z
        .string()
        .regex(/^\+[1-9]\d{6,14}$/, 'With the country’s number first, as +351 210 000 000.')
        .nullable(),
    }),
    places: z
      .array(NewPlace)
      .min(1, 'A property needs at least one place.')
      .max(MAX_PLACES, `At most ${MAX_PLACES} places at once.`)
      .refine(
        (places) => new Set(places.map(({ label }) => label.toLowerCase())).size === places.length,
        'Two places have the same name.',
      ),
    menu: z.array(NewMenuItem).max(MAX_MENU_ITEMS),
    samples: z.boolean().describe('adds sample facts and, without a menu, a sample menu'),
  })
  .meta({ id: 'NewProperty' });
export type NewProperty = z.infer<typeof NewProperty>;

/** Whether a subdomain is free, and if not, why. */
export const SubdomainState = z
  .enum(['free', 'taken', 'reserved', 'malformed'])
  .meta({ id: 'SubdomainState' });
export type SubdomainState = z.infer<typeof SubdomainState>;

/** A place of a property, and when its code was issued. */
export const CodedPlace = z
  .object({
    id: z.string(),
    label: z.string(),
    kind: NewPlace.shape.kind,
    codeIssuedAt: z.iso.datetime().nullable().describe('null if there is no active code'),
    openSessions: z.int().describe('open guest sessions, one for each device'),
  })
  .meta({ id: 'CodedPlace' });
export type CodedPlace = z.infer<typeof CodedPlace>;

/** A code in plain text. It is returned once, for printing; the API keeps its hash. */
export const PrintedCode = z
  .object({ placeId: z.string(), label: z.string(), code: z.string(), shortCode: z.string() })
  .meta({ id: 'PrintedCode' });
export type PrintedCode = z.infer<typeof PrintedCode>;

/**
 * Print formats of codes: `a6`, one card per page; `cards`, eight on an A4 page with cut marks; `tents`, two on an A4
 * page, to cut apart and fold once.
 */
export const CodeSheetFormat = z.enum(['a6', 'cards', 'tents']).meta({ id: 'CodeSheetFormat' });
export type CodeSheetFormat = z.infer<typeof CodeSheetFormat>;

/** A code as its issuer has it, for printing. */
export const CodeToPrint = PrintedCode.pick({ code: true, shortCode: true })
  .extend({ code: z.string().length(22), shortCode: z.string().length(8) })
  .meta({ id: 'CodeToPrint' });
export type CodeToPrint = z.infer<typeof CodeToPrint>;
