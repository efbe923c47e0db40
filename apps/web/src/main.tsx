// First of all: what is imported below reads storage.
import '#lib/kept-storage.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import './styles/app.css';

const element = document.getElementById('app');
if (!element) throw new Error('index.html has no #app');
createRoot(element).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
