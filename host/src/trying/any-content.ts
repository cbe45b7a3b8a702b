/** Hashes of files that change while they are worked on: any name is listed, and any content is right. */
export class AnyContent extends Map<string, string> {
  override get(): string {
    return '';
  }
}
