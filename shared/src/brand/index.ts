export * from './profile.ts';
export * from './resolve.ts';
export * from './subdomain.ts';
