interface LockFile {
  packages: Record<string, { version?: string; optional?: boolean; devOptional?: boolean }>;
}
export function missingPackages(wanted: LockFile, found: LockFile): string[];
