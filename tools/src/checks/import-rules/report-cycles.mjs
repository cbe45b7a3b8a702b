/** Parts whose folders are still being put in order: their cycles are counted and do not fail the check. */
const UNFINISHED = ['concierge', 'host', 'remote-guest', 'remote-staff', 'shared'];
/** So many imports of a cycle are named. */
const SHOWN = 6;

const describe = ({ folder, members, imports }) => {
  const shown = imports.slice(0, SHOWN).map(({ from, to }) => `    ${from} → ${to}`);
  const more = imports.length > SHOWN ? [`    and ${imports.length - SHOWN} more`] : [];
  return [`  ${folder}: ${members.join(', ')}`, ...shown, ...more].join('\n');
};

const isUnfinished = ({ folder }) => UNFINISHED.includes(folder.split('/')[0]);

/** What is printed of folder cycles, as {@link folderCycles} gives them, and whether they fail the check. */
export function reportCycles(cycles) {
  return {
    text: [`Folder cycles: ${cycles.length}`, ...cycles.map(describe)].join('\n'),
    failed: cycles.some((cycle) => !isUnfinished(cycle)),
  };
}
