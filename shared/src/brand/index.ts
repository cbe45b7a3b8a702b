export * from './profile.ts';
export * from './property-origin.ts';
export * from './resolve.ts';
export * from './subdomain.ts';
