/** "A very handy tool", "un élément fort utile": words that make more of how good a thing is. */
const intensified =
  /^(?:[^\s,]+ ){0,4}(?:\p{L}+issim[oaie]|very|quite|rather|fairly|pretty|extremely|really|truly|highly|très|assez|fort|plutôt|vraiment|particulièrement|muy|bastante|realmente|sehr|ziemlich|recht|äußerst|besonders|überaus|molto|piuttosto|abbastanza|davvero|estremamente|muito|bem|realmente|extremamente|очень|довольно|весьма|достаточно|наиболее|крайне|mais que|bocado mais|poco più|poco más|peu plus) \p{Ll}/u;
/** "A good place", "una ragionevole alternativa": somebody's opinion, by its first words. */
const opinion =
  /^(?:(?:an?|one|une?|una|uno|uma?|eine?|el|la|le|les|il|lo|o|a|the) )?(?:good|bad|great|vraie?|véritable|wahre[rs]?|verdader[oa]|auténtic[oa]|ver[oa]|verdadeir[oa]|настоящ\p{L}{2,3}|nice|fine|reasonable|sensible|convenient|best|worst|better|worse|popular choice|bonne?s?|bons?|mauvaise?s?|meilleure?s?|raisonnable|buen[ao]?s?|mal[ao]s?|razonable|mejor(?:es)?|peor(?:es)?|gut[ers]{1,2}|schlecht[ers]{1,2}|sinnvoll[ers]{1,2}|vernünftig[ers]{1,2}|beste[rs]?|buon[aoie]?|cattiv[aoie]|ragionevole|miglior[ei]|bo[am]|bons|boas|m[áa]|razoável|melhor(?:es)?|хорош\p{L}{1,3}|плох\p{L}{1,3}|удобн\p{L}{1,3}|лучш\p{L}{1,3}) \p{L}/iu;
/** "Le fichier le plus complexe": of many, the one that is most so. */
const utmost =
  /^(?:\S+ ){1,4}(?:le|la|les|el|los|las|il|lo|i|gli|o|os|as?) (?:plus|moins|más|menos|più|meno|mais) \p{Ll}|^(?:сам(?:ый|ая|ое|ые)|один из|одна из|одно из) /iu;
/** "Un tema complejo que genera debate". */
const matter =
  /^(?:an?|une?|una?|uno|uma?|eine?) (?:\p{L}+ )?(?:topic|subject|matter|tema|thema|thème|sujet|argomento|assunto)(?!\p{L})/iu;
const unspaced =
  /^(?:一[个個种種款项項]|这是)?(?:很|非常|十分|比较|相当|最|更)|^(?:とても|非常に|かなり|最も)/u;

/** Does it say what somebody thinks of a thing, where it should say what the thing is? */
export const isOpinion = (said: string): boolean =>
  [intensified, opinion, utmost, matter, unspaced].some((one) => one.test(said));

/** "Best suited for large updates": how good it is, and not what it is. */
const praises =
  /^(?:le mieux|la mieux|lo mejor|el mejor|am besten|il meglio|o melhor|(?:the )?best|better|recommended|recommandé|recomendad|empfohlen|consigliat)/iu;
/** "The system that is recommended", "a good idea for …": what somebody thinks of it. */
const advised =
  /(?:conseillée?s?|recommandée?s?|recommended|recomendad[oa]s?|empfohlene?[nrs]?|consigliat[oaie]|raccomandat[oaie])$|^(?:an?|una?|une|uma?|eine?) (?:wonderful|great|excellent|excellente|fantastic|(?:forma|manera|maneira|façon|manière|modo|art) (?:estupend|excelent|ideal|perfect|buen|génial|excellent|eccellent|ottim|ótim)\p{L}*|good|bonne|buona|boa|buena|gute|vast|popular|fundamental|essential|crucial|vital|central|integral) |(?<!\p{L})(?:different|différente?s?|diferentes?|distint[oa]s?|divers[oa]) (?:from|des?|d[ae]i?|dalle|aos?) /iu;
/** Is it recommended, or praised, and not told? */
export const isPraise = (clause: string): boolean => praises.test(clause) || advised.test(clause);

/** "A body of its own, however we work together": what its writers do, and not what it is. */
export const isOfWriter = (clause: string, language: string): boolean =>
  ofWriter.test(clause) ||
  (/^(?:fr|es|ca)/u.test(language) && /(?<!\p{L})nos(?!\p{L})/iu.test(clause));
/** "Nos" is "our" or "us" in French and Spanish, and "in the" in Portuguese. */
const ofWriter =
  /(?<!\p{L})(?:we|our|us|nous|notre|wir|unser\p{L}*|nosotros|nuestr[ao]s?|noi|nostr[aoei]|nós|noss[ao]s?|мы|наш\p{L}*)(?!\p{L})|我们|私たち/iu;
