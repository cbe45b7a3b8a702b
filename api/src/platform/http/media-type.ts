/** Whether a header declares a body of this media type, with or without parameters such as a character set. */
export function isMediaType(contentType: string | undefined, mediaType: string): boolean {
  return contentType?.split(';', 1)[0]?.trim().toLowerCase() === mediaType;
}
