export { GuestAvatarPage } from './avatar-page.tsx';
export { CastPhotosPage } from './photos-page.tsx';
