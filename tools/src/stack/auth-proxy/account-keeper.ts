import { type Account, isMarker, MARKER_ID } from './account.ts';
import { loadAccounts, writeAccounts } from './accounts-file.ts';
import type { Emulator } from './emulator.ts';
import { type Restored, type RestoredAccounts, trueValidSince } from './restored-tokens.ts';
import { TotpFactors } from './second-factor/totp-factors.ts';

/**
 * Keeps the emulator's accounts in a file: the emulator loses them when it ends. An emulator without our marker is a
 * new one: it receives the kept accounts, and never the other way round.
 */
export class AccountKeeper {
  private readonly emulator: Emulator;
  private readonly file: string;
  private known: Map<string, Restored> = new Map();
  private readFactors: TotpFactors | null = null;
  private running: Promise<void> | null = null;
  private again: Promise<void> | null = null;

  constructor(emulator: Emulator, file: string) {
    this.emulator = emulator;
    this.file = file;
  }

  /** The accounts from a previous emulator. */
  get restored(): RestoredAccounts {
    return this.known;
  }

  /** Second factors, which the emulator does not have. @throws CommandError when the file cannot be loaded. */
  get factors(): TotpFactors {
    this.readFactors ??= new TotpFactors(loadAccounts(this.file).secondFactors);
    return this.readFactors;
  }

  /**
   * Synchronises file and emulator. When it resolves, every change that the emulator had acknowledged before the call
   * is in the file. Calls made meanwhile share one further run.
   */
  synchronise(): Promise<void> {
    if (!this.running) {
      this.running = this.run().finally(() => {
        this.running = null;
      });
      return this.running;
    }
    this.again ??= this.running
      .catch(() => undefined)
      .then(() => {
        this.again = null;
        return this.synchronise();
      });
    return this.again;
  }

  /** After every account was deleted on purpose: the emulator is empty, but not new. */
  async mark(): Promise<void> {
    await this.emulator.upload([{ localId: MARKER_ID, disabled: true }]);
  }

  private async run(): Promise<void> {
    const found = await this.emulator.download();
    if (found.some(isMarker)) await this.save(found);
    else await this.restore(found);
  }

  private async save(found: Account[]): Promise<void> {
    const accounts = found
      .filter((account) => !isMarker(account))
      .map((account) =>
        account.validSince === undefined
          ? account
          : { ...account, validSince: trueValidSince(this.known, account.localId, account.validSince) },
      );
    const secondFactors = this.factors.keep(new Set(accounts.map(({ localId }) => localId)));
    await writeAccounts(this.file, { accounts, secondFactors });
  }

  private async restore(found: Account[]): Promise<void> {
    const { accounts: kept } = loadAccounts(this.file);
    // Another process may have reached the emulator first; its accounts then stay.
    const present = new Set(found.map((account) => account.localId));
    const missing = kept.filter((account) => !present.has(account.localId));
    const problems = await this.emulator.upload(missing);
    if (problems.length > 0) throw new Error(`Accounts could not be restored: ${problems.join('; ')}`);

    const original = new Map(missing.map((account) => [account.localId, account.validSince]));
    this.known = new Map();
    for (const { localId, validSince } of await this.emulator.download()) {
      const before = original.get(localId);
      if (before === undefined || validSince === undefined) continue;
      this.known.set(localId, {
        trueValidSince: Number(before),
        emulatorValidSince: Number(validSince),
      });
    }
    await this.mark();
  }
}
