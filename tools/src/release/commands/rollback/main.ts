import type { CommandCall } from '../../../command/command.ts';
import { thisRepository } from '../../workplace/repository.ts';
import { rollbackFrom } from './rollback-from.ts';

/** `npm run rollback -- guest`: makes the previous release live again. docs/releasing.md */
export async function main({ arguments: args }: CommandCall): Promise<void> {
  await rollbackFrom(thisRepository(process.env), args);
}
