export { debts } from './screen.tsx';
