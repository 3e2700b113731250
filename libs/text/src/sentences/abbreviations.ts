/**
 * What a full stop after an abbreviation may mean; before a small letter it never ends a sentence.
 * - `title`: something always follows ("Dr. Smith", "e.g. rice").
 * - `numbered`: a number follows ("fig. 3", "s. III"); otherwise it is an ordinary word ("The
 * answer is no.").
 * - `closing`: before a capital letter the sentence is over ("… etc. The").
 * - `either`: it is over before a word that opens sentences ("in the U.S. The …"), and goes on
 * before a name ("the U.S. Army").
 */
export type AbbreviationKind = 'title' | 'numbered' | 'closing' | 'either';

type Lists = Readonly<Partial<Record<AbbreviationKind, string>>>;

// Without the last full stop and without spaces. Lower case stands for either case, a capital only
// for itself.
const everywhere: Lists = {
  title: 'e.g i.e eg ie cf vs viz approx dr prof Mr Mrs Ms op.cit loc.cit ca',
  numbered: 'fig figs p pp vol vols no nos nr art cap v ver',
  closing: 'etc',
  either: 'al et.al inc ltd co corp jr sr st',
};

const byLanguage: Readonly<Record<string, Lists>> = {
  en: {
    title: 'Messrs Gen Col sgt capt lt cmdr adm maj rev hon gov sen rep pres msgr resp',
    numbered: 'ch chap chaps sec sect eq eqs ref refs tab pt para cl app',
    closing: 'p.m a.m b.c a.d b.c.e c.e',
    either:
      'bros dept est univ ave blvd rd mt ft ed eds jan feb mar apr jun jul aug sep sept oct nov dec',
  },
  es: {
    title:
      'sr sra srta sres sras dra d dña ud uds vd vds profa lic ing arq gral sto sta p.ej p.e ej v.gr aprox avda av ee ff cc rr',
    numbered: 'pág págs núm nro caps arts tít párr t s lám',
    closing: 'a.c d.c a.n.e',
    either: 'ee.uu ff.aa cc.aa rr.hh cía ltda ed feb abr jun jul ago sept oct nov dic',
  },
  fr: {
    title: 'M MM Mme Mmes Mlle Mlles Me mgr ste sts pr p.ex ex env',
    numbered: 'chap n num t tome',
    closing: 'av.j.-c apr.j.-c',
    either: 'av apr éd janv févr avr juil sept oct nov déc',
  },
  de: {
    title:
      'Hr Fr Frl Fa ing dipl Mag hl z.b zb d.h s.o s.u i.d.r i.a u.u vgl bzw ggf evtl inkl exkl sog bspw insb max mind zzgl abzgl einschl geb gest gegr resp',
    numbered: 's abs abb kap bd ziff tab anm aufl bl rn rz jg lit',
    closing: 'usw u.s.w v.chr n.chr jh jhd jhdt',
    either:
      'u.a z.t str tel min std sek mio mrd tsd jan feb mär apr jun jul aug sep sept okt nov dez',
  },
  it: {
    title: 'sig sigg sig.ra sig.na dott dott.ssa prof.ssa ing avv on geom rag arch gen p.es es cfr',
    numbered: 'pag pagg artt figg n nn t sec lett',
    closing: 'ecc a.c d.c',
    either: 'ed gen feb mar apr mag giu lug ago sett ott nov dic',
  },
  pt: {
    title: 'sra srs sras dra drs profa eng d dom exmo exma v.exa p.ex ex aprox av sto sta',
    numbered: 'pág págs caps arts n núm t séc s',
    closing: 'a.c d.c',
    either: 'ed cia ltda fev abr jun jul ago out nov dez',
  },
  ca: {
    title: 'sra srs dra profa d p.ex ex aprox av sta',
    numbered: 'pàg pàgs núm caps arts t s',
    closing: 'a.c d.c',
    either: 'ee.uu ed cia ltda',
  },
  ru: {
    title: 'т.е напр см ср им ул пл просп проф акад доц и.о',
    numbered: 'рис стр гл п пп ст т кн вып табл с ч д кв корп',
    closing: 'т.д т.п пр',
    either: 'г гг в вв н.э до.н.э руб коп тыс млн млрд др экз чел',
  },
  ar: { title: 'أ.د ق.م ص م د هـ' },
  hi: { title: 'डॉ श्री सु श्रीमती प्रो' },
};

const kinds: readonly AbbreviationKind[] = ['title', 'numbered', 'closing', 'either'];
const compiled = new Map<string, ReadonlyMap<string, AbbreviationKind>>();

function abbreviationsOf(base: string): ReadonlyMap<string, AbbreviationKind> {
  let table = compiled.get(base);
  if (!table) {
    // A language's own meaning of an abbreviation comes last and so wins.
    table = new Map(
      [everywhere, byLanguage[base] ?? {}].flatMap((lists) =>
        kinds.flatMap((kind) =>
          (lists[kind] ?? '').split(' ').flatMap((word) => (word ? [[word, kind] as const] : [])),
        ),
      ),
    );
    compiled.set(base, table);
  }
  return table;
}

/**
 * What the abbreviation (without its last full stop) means in a language; undefined for any other
 * word.
 */
export function abbreviationKind(written: string, base: string): AbbreviationKind | undefined {
  const table = abbreviationsOf(base);
  const joined = written.replace(/\s/gu, '');
  const kind = table.get(joined) ?? table.get(joined.toLowerCase());
  if (kind || base !== 'de') return kind;
  // "Goethestr. 5", "Hauptstr. 7"
  return joined.endsWith('str') ? 'either' : undefined;
}
