export { GroupMessageScreen } from './message-screen.tsx';
