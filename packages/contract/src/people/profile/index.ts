export * from './profile.routes.ts';
export * from './profile.schema.ts';
