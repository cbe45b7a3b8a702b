/** Lets this process import TypeScript. Loaded only after the installation, which brings tsx. */
export async function register() {
  const tsx = await import('tsx/esm/api');
  tsx.register();
}
