/** The role of whoever is signed in does not open this screen. */
export class RoleError extends Error {}
