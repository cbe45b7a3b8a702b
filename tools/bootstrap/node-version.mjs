/** The oldest Node that the product runs on, as `major.minor`. Also in package.json's `engines`. */
export const OLDEST_NODE = '20.19';

/** The message for a Node that is too old, or null when it is not. */
export function nodeVersionProblem(version) {
  const wanted = OLDEST_NODE.split('.').map(Number);
  const found = version.split('.').map(Number);
  const enough = found[0] > wanted[0] || (found[0] === wanted[0] && found[1] >= wanted[1]);
  if (enough) return null;
  return (
    'Bellkey needs Node ' +
    OLDEST_NODE +
    ' or newer; this is Node ' +
    version +
    '. Install a newer one (https://nodejs.org, or `nvm install` in this folder) and run the command again.'
  );
}
