import { officeOrigin, type Config } from '#platform/config';

/** Where the back office is reached: an address of its own, or below the product's. */
export const adminUrl = (config: Config): string => `${officeOrigin(config)}/admin`;
