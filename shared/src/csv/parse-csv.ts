/**
 * The lines of a CSV text, each as its trimmed cells. Commas or semicolons separate them, whichever the first line has;
 * lines without content are left out. Loads the parser, which only a visitor who imports a file needs.
 */
export async function parseCsv(text: string): Promise<string[][]> {
  const { default: Papa } = await import('papaparse');
  // Spreadsheets that people edit by hand have blanks before quotes, which RFC 4180 and the parser do not allow.
  const strict = text.replace(/(^|[,;])[ \t]+"(?!")/gm, '$1"');
  const { data } = Papa.parse<string[]>(strict, {
    delimiter: text.split('\n', 1)[0]?.includes(';') ? ';' : ',',
    skipEmptyLines: 'greedy',
  });
  return data.map((cells) => cells.map((cell) => cell.trim()));
}
