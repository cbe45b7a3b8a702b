const DELIMITERS = [';', '\t', ','] as const;

/** What separates the cells: the character that most lines have; of equals the one that names have least. */
function delimiterOf(text: string): string {
  const lines = text.split('\n');
  const linesWith = DELIMITERS.map((mark) => lines.filter((line) => line.includes(mark)).length);
  return DELIMITERS[linesWith.indexOf(Math.max(...linesWith))] ?? ',';
}

/**
 * The lines of a CSV text, each as its trimmed cells. Semicolons, tabs or commas separate them, whichever most lines
 * have; empty lines are left out. Loads the parser on demand, because only a visitor who imports a file needs it.
 */
export async function parseCsv(text: string): Promise<string[][]> {
  const { default: Papa } = await import('papaparse');
  // Spreadsheets that people edit by hand have spaces before quotes, which RFC 4180 and the parser do not allow.
  const strict = text.replace(/(^|[,;\t])[ \t]+"(?!")/gm, '$1"');
  const { data } = Papa.parse<string[]>(strict, { delimiter: delimiterOf(text), skipEmptyLines: 'greedy' });
  return data.map((cells) => cells.map((cell) => cell.trim()));
}
