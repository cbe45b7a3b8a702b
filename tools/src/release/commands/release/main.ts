import type { CommandCall } from '../../../command/command.ts';
import { thisRepository } from '../../workplace/repository.ts';
import { releaseFrom } from './release-from.ts';

/** `npm run release -- guest`: builds one remote and makes it live. docs/releasing.md */
export async function main({ arguments: args }: CommandCall): Promise<void> {
  await releaseFrom(thisRepository(process.env), args);
}
