/** The lines of a CSV text, each as its cells: quotes are understood, and a semicolon is as good as a comma. */
export function readCsv(text: string): string[][] {
  const separator = (text.split('\n')[0] ?? '').includes(';') ? ';' : ',';
  const lines: string[][] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    cells.push(cell.trim());
    cell = '';
  };
  const endLine = () => {
    endCell();
    if (cells.some(Boolean)) lines.push(cells);
    cells = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (quoted) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (character === '"' && cell.trim() === '') {
      quoted = true;
      cell = '';
    } else if (character === separator) endCell();
    else if (character === '\n') endLine();
    else if (character !== '\r' && character !== '\uFEFF') cell += character;
  }
  endLine();
  return lines;
}
