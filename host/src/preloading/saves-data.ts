/** Whether the person has asked the browser to spare their data (Save-Data). */
export function savesData(navigator: Navigator): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}
