// What the screens before the login say of passwords, without the schemas: an entry of its own
// (`@coursewright/contract/passwords`), because those come after the first script of the web.

/** Characters of a new password. */
export const passwordLength = { min: 10, max: 256 } as const;

/** Seconds for which a link to set a new password can be used. */
export const resetLinkLifetime = 30 * 60;
