import { baseLanguage } from '@coursewright/text';
import { capital } from '../phrases/capital.ts';
import { verbsToDo } from './deeds.ts';

/** Words of purpose before an infinitive, with which a heading leads up to its steps. */
const purposes: Readonly<Record<string, RegExp>> = {
  en: /^to (?=\p{Ll}+ )/iu,
  es: /^para (?=\p{L}+[aeií]r(?:se|l[oae]s?)? )/iu,
  pt: /^para (?=\p{L}+[aei]r(?:-se)? )/iu,
  fr: /^pour (?=(?:se |s[’'])?\p{L}+(?:er|ir|re) )/iu,
  it: /^per (?=\p{L}+[aei]r(?:e|si|l[oaei]) )/iu,
  ca: /^per (?:a )?(?=\p{L}+(?:[aei]r|re) )/iu,
  ru: /^чтобы (?=\p{L}+т[ьи](?:ся)? )/iu,
  uk: /^щоб (?=\p{L}+ти(?:ся)? )/iu,
  pl: /^aby (?=\p{L}+ć )/iu,
};

/** "So öffnen Sie das Tor", and "So geben Sie die Zahl ein": with what stands apart from its verb. */
const germanSteps = /^So (?<verb>\p{Ll}+n) Sie (?<what>.+?)(?: (?<apart>\p{Ll}{2,6}))?$/u;
const setApart =
  /^(?:ab|an|auf|aus|bei|durch|ein|fest|fort|her|hin|hinzu|los|mit|nach|um|vor|weg|zu|zurück|zusammen)$/u;

/** "Create a gate" of "To create a gate": the deed that a heading states as a purpose. */
export function withoutPurpose(heading: string, language: string): string {
  const base = baseLanguage(language);
  if (base === 'ko') return heading.replace(/으?려면$/u, '기');
  if (base === 'ja') return heading.replace(/(?<=[うくすつぬむるぐぶ])には$/u, '');
  if (base === 'de') return germanDeed(heading);
  const deed = heading.replace(purposes[base] ?? /^$/u, '');
  if (deed === heading || (base === 'en' && !verbsToDo.has(deed.split(' ')[0]!.toLowerCase())))
    return heading;
  return capital(deed);
}

function germanDeed(heading: string): string {
  const { verb, what = '', apart = '' } = germanSteps.exec(heading)?.groups ?? {};
  if (verb === undefined) return heading;
  return setApart.test(apart)
    ? capital(`${what} ${apart}${verb}`)
    : capital(`${[what, apart].filter(Boolean).join(' ')} ${verb}`);
}
