/** Maximum number of named imports of a cycle. */
const SHOWN = 6;

const describe = ({ folder, members, imports }) => {
  const shown = imports.slice(0, SHOWN).map(({ from, to }) => `    ${from} → ${to}`);
  const more = imports.length > SHOWN ? [`    and ${imports.length - SHOWN} more`] : [];
  return [`  ${folder}: ${members.join(', ')}`, ...shown, ...more].join('\n');
};

/** The report on folder cycles, from {@link folderCycles}, and whether the check fails: it does for any. */
export function reportCycles(cycles) {
  return {
    text: [`Folder cycles: ${cycles.length}`, ...cycles.map(describe)].join('\n'),
    failed: cycles.length > 0,
  };
}
