export function compiledCommand(root: string, command: string): string | null;
