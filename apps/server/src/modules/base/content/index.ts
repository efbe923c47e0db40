export { contentAdmin } from './content.admin.ts';
export { contentModule } from './content.module.ts';
export { OPERATOR } from './operator.ja.ts';
export { bodyOf } from './page.store.ts';
export { enteredWords } from './page-words.ts';
export { consentTexts } from './queries/consent-texts.ts';
export { pageValues } from './values.ts';
