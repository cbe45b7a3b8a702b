import type { BrandChange, BrandSettings, BrandState } from '@bellkey/shared/api';
import { type Load, useLoad } from '@bellkey/shared/load';
import { type ApiResult, useApi } from '@bellkey/shared/shell';

/** What managers see and save, with each image under the name of its field. */
export type BrandImages = Pick<BrandState, 'mark' | 'picture'>;

/** The brand of a property. */
export interface BrandStore {
  propertyId: string;
  load: Load<BrandSettings>;
  save(draft: BrandState): Promise<ApiResult<BrandSettings>>;
  remove(): Promise<ApiResult<BrandSettings>>;
  restore(): Promise<ApiResult<BrandSettings>>;
  upload<K extends keyof BrandImages>(kind: K, file: Blob): Promise<ApiResult<NonNullable<BrandImages[K]>>>;
}

/** Loads the brand of a property and changes it. */
export function useBrand(propertyId: string): BrandStore {
  const api = useApi();
  const query = { property: propertyId };
  const load = useLoad('GET /api/staff/settings/brand', { query });

  const taken = (answer: ApiResult<BrandSettings>) => {
    if (answer.ok) load.set(answer.value);
    return answer;
  };
  const version = load.value?.version ?? 0;
  return {
    propertyId,
    load,
    async save({ mark, picture, accent, greeting }) {
      const body: BrandChange = {
        mark: mark?.hash ?? null,
        picture: picture?.hash ?? null,
        accent,
        greeting,
        version,
      };
      return taken(await api.call('PUT /api/staff/settings/brand', { query, body }));
    },
    async remove() {
      return taken(await api.call('DELETE /api/staff/settings/brand', { query }));
    },
    async restore() {
      return taken(await api.call('POST /api/staff/settings/brand/restore', { query, body: { version } }));
    },
    async upload(kind, file) {
      const input = { query, upload: file };
      const answer =
        kind === 'mark'
          ? await api.call('POST /api/staff/settings/brand/mark', input)
          : await api.call('POST /api/staff/settings/brand/picture', input);
      // Each operation answers the image of its kind.
      return answer as ApiResult<NonNullable<BrandImages[typeof kind]>>;
    },
  };
}
