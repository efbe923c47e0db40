export { SavedAnswersPage } from './saved-answers-page.tsx';
export { savedAnswersSearch } from './search.ts';
