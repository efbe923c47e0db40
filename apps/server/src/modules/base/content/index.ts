export { checkPlan } from './commands/plan-page.ts';
export { contentAdmin } from './content.admin.ts';
export { contentModule } from './content.module.ts';
export { OPERATOR } from './operator.ja.ts';
export { bodyOf, publishedPages } from './page.store.ts';
export { enteredWords } from './page-words.ts';
export { PAGE_WORDS } from './page-words.ja.ts';
export { consentTexts } from './queries/consent-texts.ts';
export { pageValues, PAGE_VARIABLES } from './values.ts';
