export * from './profile.routes.ts';
export * from './profile.schema.ts';
export * from './account-info.routes.ts';
