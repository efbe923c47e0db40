export { keepPush } from './api/push.ts';
export { AppPage } from './app-page.tsx';
export { closeRead } from './close-read.ts';
export { InstallHint } from './install-hint.tsx';
export { PushSwitch } from './push-switch.tsx';
