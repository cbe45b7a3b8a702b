/**
 * The commands that a document does not name, in code style and as typed.
 *
 * @param scripts of `package.json`
 */
export function findUndocumented(text: string, scripts: Readonly<Record<string, string>>): string[] {
  return Object.keys(scripts).filter(
    (name) => !new RegExp(`\`npm (?:run (?:-s )?)?${name}(?=[ \`])`).test(text),
  );
}
