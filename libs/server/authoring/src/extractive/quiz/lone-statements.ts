import { baseLanguage, isUnspaced } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import { opensWithVerb, withoutArticle } from '../material/definition-sources.ts';

/** "The last option is …": of which, stands before it. */
export const counts =
  /^(?:the|an?|la|el|l[oa]s|le|les|une?|una?|uno|il|lo|gli|i|o|a|os|as|uma?|der|die|das|den|eine?[nmrs]?|l[’']) ?(?:troisièmes?|deuxièmes?|weitere[nrs]?|further|first|second|third|last|next|other|prim[aoie]|ultim[aoie]|second[aoe]|terz[aoi]|prossim[ao]|altr[aoie]|primer[ao]?s?|segund[ao]s?|tercer[ao]?|últim[ao]s?|siguientes?|otr[ao]s?|nuev[ao]s?|primeir[ao]s?|terceir[ao]s?|próxim[ao]s?|seguintes?|outr[ao]s?|premi(?:er|ère)s?|dernière?s?|seconde?s?|autres?|erste[nrs]?|zweite[nrs]?|dritte[nrs]?|letzte[nrs]?|nächste[nrs]?|andere[nrs]?)(?!\p{L})/iu;

/** A verb somewhere behind the first word; German sets it last behind "wenn". */
export function hasVerb(clause: string, language: string): boolean {
  const base = baseLanguage(language);
  const spoken = clause.split(/\s+/);
  if (base === 'de' && /^\p{Ll}+(?:t|n|st|te)$/u.test(spoken.at(-1) ?? '')) return true;
  if (base === 'en' && /^(?:you|we|users|people|there) /iu.test(clause)) return true;
  return spoken.some((_, at) => opensWithVerb(spoken.slice(at).join(' '), language));
}

/** "The parameters are …", "some techniques are …": which ones, only the text around tells. */
export function isOfUnnamedThing(
  whole: string,
  subject: ReadonlySet<string>,
  language: string,
): boolean {
  if (isUnspaced(language)) return false;
  const statement = whole.replace(inCases, '');
  if (some.test(statement)) return true;
  const [thing = ''] = baseLanguage(language) === 'en' ? (ofThing.exec(statement) ?? []) : [];
  if (thing !== '' && !contentStems(thing, language).some((stem) => subject.has(stem))) return true;
  const [deed = ''] = baseLanguage(language) === 'en' ? (ofDeed.exec(statement) ?? []) : [];
  if (deed !== '' && !contentStems(deed, language).some((stem) => subject.has(stem))) return true;
  const rest = withoutArticle(statement);
  const [name = '', ...said] = rest.split(/\s+/);
  return (
    rest !== statement &&
    !/^(?:an?|eine?|une?|una?|uno|uma?)(?!\p{L})/iu.test(statement) &&
    opensWithVerb(said.join(' '), language) &&
    !contentStems(name, language).some((stem) => subject.has(stem))
  );
}
/** What stands in front and names nothing. */
const inCases =
  /^(?:In (?:some|many|most|all|other|few) \p{L}+|By default|Normally|Usually|Sometimes|Generally|Internally|In general),? (?=\p{L})/u;
/** "The control flow is …", "the initial colon means …": nothing tells which. */
const ofThing =
  /^[Tt]he (?!term |word )(?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+(?= (?:is|are|was|were|has|have|had|can|cannot|must|will|should|may|does|do|means|shows|makes|needs|uses|contains)(?!\p{L}))/u;
/** "Evaluation is done …", "error is …": of what? */
const ofDeed =
  /^(?!(?:It|You|He|She|We|They|There|Everything|Nothing|Everyone|Nobody|Anyone|Whoever)(?!\p{L}))\p{L}\p{Ll}+(?<!(?:[^su]s|men|people|children))(?= (?:is|was|can|may|must|has|will|does|makes|should)(?!\p{L}))/u;
const some =
  /^(?:some|many|most|several|einige|viele|manche|quelques|plusieurs|beaucoup|certaine?s|algun[oa]s|much[oa]s|vari[oa]s|alcun[ei]|molt[ei]|algun?s|algumas|muit[oa]s|vári[oa]s|некоторые|многие)(?!\p{L})/iu;
