/** "火炎" and "燃え盛る炎": in a script of signs a single one is a word. */
export const sharesSign = (name: string, said: string): boolean =>
  (name.match(/\p{Script=Han}/gu) ?? []).some((sign) => said.includes(sign));
