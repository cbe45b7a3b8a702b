import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type CommandCall, CommandError, explain } from '../../command/command.ts';
import { asksForHelp, parseArguments } from '../../command/command-arguments.ts';
import { asStep, Steps } from '../../command/steps.ts';
import { buildPart } from '../../parts/build-part.ts';
import { remotePart } from '../../parts/parts.ts';
import { runTool } from '../../processes/run-tool.ts';
import { ROOT } from '../../root.ts';
import { packKit } from './pack-kit.ts';
import { loadPageTables } from './page-tables.ts';
import { type NewRemote, newRemote } from './remote-name.ts';
import { repositoryFiles, type Versions } from './repository-template.ts';
import { workspaceFiles } from './template.ts';
import { writeNewFolder } from './write-files.ts';

/**
 * Runs a tool as on a developer's machine: with NODE_ENV=production npm would omit what tests and builds need.
 *
 * @throws CommandError with its output when it fails.
 */
async function requireTool(
  what: string,
  command: string,
  args: readonly string[],
  cwd = ROOT,
): Promise<void> {
  const { code, output } = await runTool(command, args, { cwd, env: { NODE_ENV: 'test' } });
  if (code !== 0) throw new CommandError(`${what} failed:\n\n${output.trim()}`);
}

const USAGE = `npm run new-remote -- events                        a remote here, with a page, its test and its build
  --path /whats-on/tonight                          where its page stands; else /<name>
  --title "What’s on"                               the page's title; else the name
  --repository ../events                            in a repository of its own, with the packed contract`;

const WORDS = {
  allowPositionals: true,
  options: { path: { type: 'string' }, title: { type: 'string' }, repository: { type: 'string' } },
} as const;

const JEST = path.join(ROOT, 'node_modules/jest/bin/jest.js');

const readPackage = (folder: string) =>
  JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'));
const reactRange = (): string => readPackage('host').dependencies.react;

/** Dependencies of a separate repository besides the kit, in the versions of this one. */
function toolVersions(): Versions {
  const { devDependencies } = readPackage('.');
  const names = [
    '@jest/globals',
    '@testing-library/dom',
    '@testing-library/jest-dom',
    '@testing-library/react',
    '@types/node',
    '@types/react',
    'jest',
    'typescript',
  ];
  return {
    react: reactRange(),
    tools: {
      ...Object.fromEntries(names.map((name) => [name, devDependencies[name]])),
      'react-dom': readPackage('host').dependencies['react-dom'],
    },
  };
}

/** A remote in this repository, tested and built. */
async function inThisRepository(steps: Steps, remote: NewRemote): Promise<void> {
  const folder = `remote-${remote.name}`;
  await asStep(steps, `Write ${folder}`, () =>
    writeNewFolder(path.join(ROOT, folder), workspaceFiles(remote, { react: reactRange() })),
  );
  await asStep(steps, 'Enter it in package-lock.json', () =>
    requireTool('npm install', 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund']),
  );
  await asStep(steps, 'Run its test', () =>
    requireTool('Its test', process.execPath, [JEST, '--selectProjects', folder]),
  );
  await asStep(steps, 'Build its release', () => buildPart(remotePart(remote.name)));
  steps.line(`
  ${folder} works. See it change as you type, then make it live:

    npm run dev -- ${remote.name}          http://localhost:3000${remote.path}
    npm run release -- ${remote.name}
`);
}

/** A remote in a separate repository, which needs this one only through the packed contract. */
async function inItsOwnRepository(steps: Steps, remote: NewRemote, folder: string): Promise<void> {
  await asStep(steps, `Write ${folder}`, () =>
    writeNewFolder(folder, async (staging) =>
      repositoryFiles(remote, toolVersions(), await packKit(path.join(staging, 'vendor'))),
    ),
  );
  steps.line(`
  ${folder} is a repository of its own. In it:

    npm install
    npm test
    npm run build
    npm run release          (docs/releasing.md says where to)
`);
}

/** `npm run new-remote -- events [--path /events] [--title Events] [--repository ../events]` */
export async function main({ arguments: args }: CommandCall): Promise<void> {
  if (asksForHelp(args)) return console.log(USAGE);
  const steps = new Steps(process.stdout);
  try {
    const { values, positionals } = parseArguments(args, WORDS, USAGE);
    if (positionals.length > 1)
      throw new CommandError(`Create one remote at a time: ${positionals.join(', ')}.\n\n${USAGE}`);
    const [name] = positionals;
    const remote = newRemote({ name, path: values.path, title: values.title }, await loadPageTables());
    if (values.repository) await inItsOwnRepository(steps, remote, path.resolve(values.repository));
    else await inThisRepository(steps, remote);
  } catch (error) {
    console.error(`\n${explain(error)}`);
    process.exitCode = 1;
  }
}
