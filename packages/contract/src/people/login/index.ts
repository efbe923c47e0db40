export * from './login.routes.ts';
export * from './login.schema.ts';
