export * from './column-names.ts';
export * from './parse-csv.ts';
export * from './text-of-file.ts';
