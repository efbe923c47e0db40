export { GuestWizardPage } from './guest-wizard-page.tsx';
export { alikeStores, StoreChoice, useStoreForm } from './store-choice.tsx';
export { StoreCard } from './store-finder.tsx';
export { isStep, type RegistrationStep } from './step.ts';
export { WaitingPage } from './waiting-screen.tsx';
export { WelcomePage } from './welcome-screen.tsx';
export { WizardPage } from './wizard-page.tsx';
