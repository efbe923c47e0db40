export { AppPage } from './app-page.tsx';
export { closeRead } from './close-read.ts';
export { InstallHint } from './install-hint.tsx';
export { keepPush } from './keep-push.ts';
export { PushSwitch } from './push-switch.tsx';
