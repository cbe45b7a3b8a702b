import path from 'node:path';
import { detectSubdomain } from '@bellkey/shared/brand';
import { CommandError } from '../../command/command.ts';
import { parseArguments } from '../../command/command-arguments.ts';

/** Arguments of `npm run export`. */
export interface ExportOptions {
  /** Absolute path of the output folder; an earlier export there is replaced. */
  folder: string;
  /** Where each brand's site will be, by brand key: `{ default: 'https://bellkey.example' }`. */
  origins: Readonly<Record<string, string>>;
  /** Cloud Run service for `/api/**`, if any. */
  api: { service: string; region: string } | null;
}

/** Usage of `npm run export`. */
export const USAGE = `npm run export -- --origin https://bellkey.example     writes the public site as static files
  --origin harbourline=https://harbourline.bellkey.example   a brand, and where its site will be; once for each
  --folder export                                       the folder that is written; what an export left there goes
  --api-service bellkey-api --api-region europe-west1   the Cloud Run service that /api/ is passed on to`;

function origin(text: string): string {
  if (URL.canParse(text)) {
    const { protocol, origin, pathname, search, hash } = new URL(text);
    if (/^https?:$/.test(protocol) && pathname === '/' && !search && !hash) return origin;
  }
  throw new CommandError(`"${text}" is not an origin such as https://bellkey.example.\n\n${USAGE}`);
}

/**
 * Parses the arguments of `npm run export --`.
 *
 * @param brands keys of the brands; the first is that of hosts without a subdomain.
 * @throws CommandError for anything else.
 */
export function exportOptions(
  args: readonly string[],
  brands: readonly string[],
  root: string,
): ExportOptions {
  const { values } = parseArguments(
    args,
    {
      options: {
        origin: { type: 'string', multiple: true },
        folder: { type: 'string' },
        'api-service': { type: 'string' },
        'api-region': { type: 'string' },
      },
    },
    USAGE,
  );
  const [first = ''] = brands;
  const origins: Record<string, string> = {};
  for (const text of values.origin ?? []) {
    const named = /^([a-z0-9-]+)=(.+)$/.exec(text);
    const [brand, address] = named ? [named[1] ?? '', named[2] ?? ''] : [first, text];
    if (!brands.includes(brand)) {
      throw new CommandError(
        `There is no brand "${brand}"; the brands are ${brands.join(', ')}.\n\n${USAGE}`,
      );
    }
    const at = origin(address);
    const { subdomain } = detectSubdomain(new URL(at).hostname);
    if ((brands.find((key) => key === subdomain) ?? first) !== brand) {
      throw new CommandError(
        `${at} would not show the brand ${brand}: a brand is identified by its subdomain.`,
      );
    }
    origins[brand] = at;
  }
  if (Object.keys(origins).length === 0) {
    throw new CommandError(`Give the address of the site, because pages contain it.\n\n${USAGE}`);
  }
  const { 'api-service': service, 'api-region': region } = values;
  if (Boolean(service) !== Boolean(region)) {
    throw new CommandError(`--api-service and --api-region go together.\n\n${USAGE}`);
  }
  return {
    folder: path.resolve(root, values.folder ?? 'export'),
    origins,
    api: service && region ? { service, region } : null,
  };
}
