/** Id of the JSON block with every brand, in the workbench's HTML. */
export const BRANDS_ID = 'workbench-brands';
