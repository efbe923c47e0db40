export {
  HELP_PICTURES,
  PAGE_NAMES,
  PAGE_SIDES,
  PAGE_TEXT_IDS,
  PAGE_WORD_KEYS,
  PAGE_WORD_MAX,
  pageOfText,
  pageTextOf,
  type HelpPicture,
  type PageName,
  type PageSide,
  type PageTextId,
  type PageWordKey,
} from './catalogue.ts';
export { begunVersions, changesBetween, changesOfTexts, type PageChange } from './changes.ts';
export { checkPage, fillPage, PAGE_FAULTS, PAGE_MAX, PAGE_NEWS_MAX, type PageFault } from './check-page.ts';
export { blockOf, sectionsOf, type Block, type PageSection, type Run } from './markup.ts';
export { findQuestions } from './questions.ts';
export { PAGE_TITLES } from './titles.ja.ts';
