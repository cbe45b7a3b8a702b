export * from './composition.ts';
export * from './match.ts';
export * from './pages.ts';
export * from './pages-at.ts';
