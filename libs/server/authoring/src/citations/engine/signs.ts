import type { Token } from './tokens.ts';

/** "分为" and "分成": words that begin with one sign are mostly two ways to say it. */
export const shareSign = (one: Token, other: Token): boolean => {
  if (!/^\p{Script=Han}{1,2}$/u.test(one.norm)) return false;
  // "建" and "修建".
  const isWithin = one.norm.length + other.norm.length === 3;
  return isWithin
    ? one.norm.includes(other.norm) || other.norm.includes(one.norm)
    : one.norm.length === 2 && one.norm[0] === other.norm[0];
};
