export * from './adopt-property-style.ts';
export * from './property-style.ts';
