export * from './parse-csv.ts';
