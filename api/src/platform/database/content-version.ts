/** The version of a property's content that a transaction reads, loaded at most once. */
export class ContentVersion {
  readonly #load: () => Promise<number | null>;
  #version: Promise<number | null> | null = null;

  constructor(load: () => Promise<number | null>) {
    this.#load = load;
  }

  get(): Promise<number | null> {
    if (!this.#version) {
      this.#version = this.#load();
      // The caller that needs the content gets the error; so does the transaction.
      this.#version.catch(() => undefined);
    }
    return this.#version;
  }

  /** Takes a version that is known, unless one was asked for. */
  assume(version: number | null): void {
    this.#version ??= Promise.resolve(version);
  }
}
