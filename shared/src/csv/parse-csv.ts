/**
 * The lines of a CSV text, each as its trimmed cells. The first line decides whether commas or semicolons separate
 * them; empty lines are left out. Loads the parser on demand, because only a visitor who imports a file needs it.
 */
export async function parseCsv(text: string): Promise<string[][]> {
  const { default: Papa } = await import('papaparse');
  // Spreadsheets that people edit by hand have spaces before quotes, which RFC 4180 and the parser do not allow.
  const strict = text.replace(/(^|[,;])[ \t]+"(?!")/gm, '$1"');
  const { data } = Papa.parse<string[]>(strict, {
    delimiter: text.split('\n', 1)[0]?.includes(';') ? ';' : ',',
    skipEmptyLines: 'greedy',
  });
  return data.map((cells) => cells.map((cell) => cell.trim()));
}
