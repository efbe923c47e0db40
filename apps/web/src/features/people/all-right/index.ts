export { AllRight } from './all-right.tsx';
export { AllRightSetting } from './setting.tsx';
