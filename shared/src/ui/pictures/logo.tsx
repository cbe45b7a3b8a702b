/** The bell: Bellkey's mark, in the text's colour. */
export function BellMark({ size = 26 }: { size?: number }) {
  return (
    <svg
      viewBox="0 0 26 26"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M4 17.5a9 9 0 0 1 18 0Z" />
      <path d="M2.5 21h21" />
      <circle cx="13" cy="5" r="2.2" />
      <path d="M13 7.2v1.3" />
    </svg>
  );
}
