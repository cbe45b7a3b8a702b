/** The layer and the module of a file of the API, as `platform/http`; null for any other file. */
export function moduleOf(file: string): string | null;

/** What the line "May import" of a README and the imports of a module of the API say differently. */
export function compareMayImport(
  module: string,
  readme: string,
  imports: ReadonlyArray<{ readonly from: string; readonly to: string }>,
): string[];
