import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from '../../command/command.ts';
import { buildPart } from '../../parts/build-part.ts';
import { kitPart } from '../../parts/parts.ts';
import { runTool } from '../../processes/run-tool.ts';
import { ROOT } from '../../root.ts';

/**
 * Packs what a remote's own repository needs of this one, as npm would publish it: the contract and the kit.
 *
 * @param folder for the two files.
 * @returns their names.
 * @throws CommandError when npm cannot pack them.
 */
export async function packKit(folder: string): Promise<{ shared: string; kit: string }> {
  await buildPart(kitPart);
  await copyFile(path.join(ROOT, 'types/assets.d.ts'), path.join(kitPart.folder, 'dist/types.d.ts'));
  await mkdir(folder, { recursive: true });
  const pack = async (workspace: string): Promise<string> => {
    const { code, output } = await runTool('npm', [
      'pack',
      `--workspace=${workspace}`,
      `--pack-destination=${folder}`,
      '--silent',
    ]);
    const file = output.trim().split('\n').at(-1);
    if (code !== 0 || !file?.endsWith('.tgz')) {
      throw new CommandError(`${workspace} could not be packed:\n\n${output.trim()}`);
    }
    return file;
  };
  return { shared: await pack('shared'), kit: await pack('kit') };
}
