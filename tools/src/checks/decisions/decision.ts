/** One file of `decisions/`. */
export interface Decision {
  /** Its file's name, as `0110-an-alarm.md`. */
  file: string;
  /** Four digits. */
  number: string;
  title: string;
  /** Day it was made, as `2026-11-21`. */
  date: string;
  /** `accepted`, or what a later decision changes, with a link to it. */
  status: string;
}

const NAME = /^(\d{4})-[a-z0-9-]+\.md$/;
const HEAD = /^# (\d{4})\. ([^\n]+)\n\n- Date: (\d{4}-\d\d-\d\d)\n- Status: ([^\n]+)\n\n/;
const STATUS = /^(?:accepted|(?:accepted, amended|superseded) by \[(\d{4})\]\(\1-[a-z0-9-]+\.md\))$/;
const SECTIONS = /^Context,Decision,(?:Alternatives,)?Consequences$/;

/**
 * A decision in the one format that `decisions/README.md` describes.
 *
 * @param file its name, without the folder
 * @throws Error that names the file and what is wrong with its format
 */
export function parseDecision(file: string, text: string): Decision {
  const refuse = (problem: string) => new Error(`decisions/${file}: ${problem}`);
  const [, numberOfFile] = NAME.exec(file) ?? [];
  if (!numberOfFile) throw refuse('the name is not NNNN-title.md');
  const [, number = '', title = '', date = '', status = ''] = HEAD.exec(text) ?? [];
  if (!number) throw refuse('it does not begin with “# NNNN. Title”, “- Date: YYYY-MM-DD” and “- Status: …”');
  if (number !== numberOfFile) throw refuse(`its title has the number ${number}`);
  if (Number.isNaN(Date.parse(date))) throw refuse(`${date} is no day`);
  if (!STATUS.test(status)) throw refuse(`“${status}” is no status`);
  const sections = [...text.matchAll(/^#+ (.+)$/gm)].slice(1).map(([, name]) => name);
  if (!SECTIONS.test(sections.join(',')))
    throw refuse('its headings are not Context, Decision, perhaps Alternatives, and Consequences');
  if (/^## [^\n]+\n\s*(?:^#|$(?![\s\S]))/m.test(text)) throw refuse('a section is empty');
  return { file, number, title, date, status };
}
