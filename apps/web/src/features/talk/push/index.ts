export { AppPage } from './app-page.tsx';
export { InstallHint } from './install-hint.tsx';
export { keepPush } from './keep-push.ts';
export { PushSwitch } from './push-switch.tsx';
