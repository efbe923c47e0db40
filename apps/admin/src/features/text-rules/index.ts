export { TextRulesPage } from './text-rules-page.tsx';
