export { ageChecks } from './screen.tsx';
