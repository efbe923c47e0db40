export { unreadFilters } from './address.ts';
export { genreLabels } from './ja.ts';
export { FilterPage } from './filter-screen.tsx';
export { PreviewPage } from './profile/preview-page.tsx';
export { ViewedProfilePage as ProfilePage } from './viewed-profile-page.tsx';
export { SavedSearchesPage } from './saved/saved-searches-page.tsx';
export { SearchPage } from './search-page.tsx';
