export { landingModule } from './landing.module.ts';
