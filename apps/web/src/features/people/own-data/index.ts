export { ExportPage } from './export-screen.tsx';
