import { profileRoutes } from '@yoimachi/contract/profile';
import { learnDistricts } from '#lib/districts.ts';
import { call } from './api.ts';

/** Asks what operators made of the districts. Without an answer they stay as they are known. */
export const askDistricts = async (): Promise<void> =>
  learnDistricts((await call(profileRoutes.readDistricts)).items);
