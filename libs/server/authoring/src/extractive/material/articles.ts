import { baseLanguage } from '@coursewright/text';

/** Articles that name one thing, in languages that have them. */
export const definite: Readonly<Record<string, RegExp>> = {
  en: /^the /i,
  es: /^(?:el|la|los|las) /i,
  fr: /^(?:les? |la |l['’])/i,
  de: /^(?:der|die|das) /i,
  it: /^(?:il |lo |la |i |gli |le |l['’])/i,
  nl: /^(?:de|het) /i,
  pt: /^(?:os?|as?) /i,
};

const indefinite: Readonly<Record<string, RegExp>> = {
  en: /^an? /i,
  es: /^una? /i,
  fr: /^une? /i,
  de: /^eine? /i,
  it: /^(?:un |uno |una |un['’])/i,
  nl: /^een /i,
  pt: /^uma? /i,
};
/** "Ein großes Problem sind Briefe …": of one thing no verb is so. */
const ofSeveral = / (?:are|son|sont|sind|sono|zijn|são) /u;

/**
 * "An important difference is the way in which …": one of many differences, and which one. What a
 * thing is, a sentence on any such thing tells the other way: "A stoma is a pore …". A single noun may be
 * told so: "A sketch is the drawing that …".
 */
export function tellsWhichOne(
  { plain, term, rest }: { readonly plain: string; readonly term: string; readonly rest: string },
  language: string,
): boolean {
  const base = baseLanguage(language);
  if (!(indefinite[base]?.test(plain) ?? false)) return false;
  const before = plain.slice(0, Math.max(0, plain.length - rest.length));
  return (
    (term.includes(' ') && (definite[base]?.test(rest) ?? false)) ||
    ofSeveral.test(` ${before.slice(-8)}`)
  );
}
