import * as messages from '../../messages/compiled/shell/en.ts';

/** Shows the static block of every document, for when React can show nothing any more. */
export function showFatalPage(document: Document, reference: string): void {
  const block = document.getElementById('bellkey-fatal');
  if (!block) return;
  const line = document.createElement('p');
  line.textContent = messages.helpReference({ reference });
  block.append(line);
  block.hidden = false;
}
