import type { AppContext, Module } from '#platform/module';
import { serveLandingPages } from './landing.pages.ts';

/** What strangers and search engines see: what this is, without an account and without a script. It shows no cast. */
export const landingModule = (context: AppContext): Module => ({
  pages: (app) => serveLandingPages(app, context),
});
