import { contentStems } from '@coursewright/text/terms';

/** Headings under which a document speaks of itself instead of its subject. Whole headings only. */
const sections = new RegExp(
  `^(?:${[
    '(?:table of )?contents',
    'toc',
    'index',
    '(?:sub)?license(?:s| information| and copyright)?',
    'licence',
    'copyright(?: notice)?',
    'legal(?: notice)?',
    'disclaimer',
    'trademarks?',
    '(?:our |all |project |core |platinum |gold |silver |bronze |diamond )?(?:contributors|sponsors?|backers|supporters|maintainers|authors?|team|members|credits|partners)(?: .{0,20})?',
    '(?:how to )?contribut(?:e|ing)(?: .{0,20})?',
    'acknowledge?ments?',
    'thanks(?: to)?',
    'special thanks',
    'change ?log',
    'changes',
    'release (?:notes|history)',
    'releases',
    'version history',
    'history of changes',
    'what.?s new',
    'roadmap',
    'todo',
    'migration guide',
    'sponsor(?:ing|ship)?',
    'support (?:us|this project|the project)',
    'supporting? .{0,20}',
    'donat(?:e|ions?)',
    'funding',
    'star history',
    'badges?',
    'code of conduct',
    'security(?: policy| contact.*| issues)?',
    'reporting .{0,30}',
    'enterprise',
    '.*for enterprise',
    'references',
    'bibliography',
    'citations?',
    'works cited',
    'see also',
    'external links',
    'links',
    'further reading',
    'related (?:projects|posts|articles|links|work)?',
    'who.?s using .*',
    'used by',
    'users',
    'testimonials',
    'community',
    'contact(?: us)?',
    'get in touch',
    'stay in touch',
    'getting help',
    'help',
    'support',
    'resources',
    'ecosystem',
    'people',
    'navigation',
    'menu',
    '.{0,20}logo',
    'badges',
    'share(?: this.*)?',
    'comments',
    'newsletter',
    'subscribe',
    'cookies?',
    'privacy(?: policy)?',
    'terms(?: of (?:use|service))?',
    'on this page',
    'in this (?:article|page)',
    'foreword',
    'dedication',
    'about the authors?',
    'list of (?:figures|tables)',
    'benchmarks? results?',
    'running (?:the )?tests',
    'tests?',
    'development',
    'building from source',
    // es, fr, de, it, pt, ca
    '(?:tabla de )?contenidos?',
    'índice',
    'índex',
    'indice',
    'licencia',
    'licença',
    'llicència',
    'licenza',
    'lizenz',
    'licence',
    'agradecimientos',
    'agradecimentos',
    'agraïments',
    'ringraziamenti',
    'remerciements',
    'danksagung(?:en)?',
    'referencias',
    'referências',
    'referències',
    'riferimenti',
    'références',
    'einzelnachweise',
    'quellen',
    'literatur(?:verzeichnis)?',
    'bibliografía',
    'bibliografia',
    'bibliographie',
    'véase también',
    'vegeu també',
    'ver também',
    'voci correlate',
    'voir aussi',
    'siehe auch',
    'enlaces externos',
    'enllaços externs',
    'ligações externas',
    'collegamenti esterni',
    'liens externes',
    'weblinks',
    'inhalt(?:sverzeichnis)?',
    'table des matières',
    'sommaire',
    'sommario',
    'sumário',
    'taula de continguts',
    'notas',
    'notes',
    'note',
    'einleitung zum autor',
    'colaboradores',
    'contributeurs',
    'mitwirkende',
    'impressum',
    'datenschutz',
    'registro de cambios',
  ].join('|')})$`,
  'iu',
);

/** Is a section left out of courses, unless the learner asked for just that? */
export function isBoilerplate(
  headings: readonly string[],
  topic: string,
  language: string,
): boolean {
  const found = headings.find((heading) => sections.test(heading));
  if (found === undefined) return false;
  const asked = new Set(contentStems(topic, language));
  return !contentStems(found, language).some((word) => asked.has(word));
}

const pointing: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:please |also |or )*(?:see|click|check|visit|follow|subscribe|star|join|download|browse|refer|head over|take a look|have a look|read more|learn more|contact|sign up|sponsor|donate|open an issue|feel free|thanks?\b|thank you|stay tuned|copyright|all rights reserved|released under|licensed under|mit\b)|(?:for|to) (?:more|further|full|additional|a (?:full|complete)|details|see|learn more|read more)\b|more (?:information|details|examples?)\b|you can (?:find|see|read|also find|check)\b|if you (?:have (?:any )?(?:questions|issues|problems)|find (?:a )?bugs?|like (?:this|it)|would like to (?:contribute|help|support))|this (?:page|document|readme|website|site|chapter|section|guide|article|post|book|text|project) |(?:figure|fig\.|table|listing|image|photo|source|credit) ?\d*[:.]? |(?:the )?(?:figure|table|image|diagram|picture|photo)s? (?:\d|above|below))/i,
  es: /^(?:(?:por favor,? )?(?:véase|vea|consulte|consulta|haga clic|visite|siga|descargue|suscríb)|para (?:más|mayor) (?:información|detalles)|más información|est[ae] (?:página|documento|sitio|capítulo|sección|guía|artículo|texto|proyecto) |(?:figura|tabla|imagen|foto|fuente) ?\d*[:.]? )/i,
  fr: /^(?:(?:veuillez )?(?:voir|cliquez|consultez|visitez|suivez|téléchargez|abonnez)|pour (?:plus|en savoir)|plus d(?:'|’)informations|cet(?:te)? (?:page|document|site|chapitre|section|guide|article|texte|projet) |(?:figure|tableau|image|photo|source) ?\d*[:.]? )/i,
  de: /^(?:(?:bitte )?(?:siehe|klicken|besuchen|folgen|abonnieren|laden sie)|weitere (?:informationen|details)|mehr (?:informationen|dazu)|diese[rs]? (?:seite|dokument|kapitel|abschnitt|anleitung|artikel|text|projekt) |(?:abbildung|tabelle|bild|foto|quelle) ?\d*[:.]? )/i,
  it: /^(?:(?:si )?(?:veda|vedi|clicca|consulta|visita|segui|scarica|iscriviti)|per (?:maggiori|ulteriori) |maggiori informazioni|quest[oa] (?:pagina|documento|sito|capitolo|sezione|guida|articolo|testo|progetto) |(?:figura|tabella|immagine|foto|fonte) ?\d*[:.]? )/i,
  pt: /^(?:(?:por favor,? )?(?:ver|veja|clique|consulte|visite|siga|baixe|descarregue|inscreva)|para (?:mais|obter) |mais informações|est[ea] (?:página|documento|site|capítulo|seção|secção|guia|artigo|texto|projeto) |(?:figura|tabela|imagem|foto|fonte) ?\d*[:.]? )/i,
  ca: /^(?:(?:si us plau,? )?(?:vegeu|feu clic|consulteu|visiteu|seguiu|descarregueu)|per a? ?més |més informació|aquest[a]? (?:pàgina|document|lloc|capítol|secció|guia|article|text|projecte) |(?:figura|taula|imatge|foto|font) ?\d*[:.]? )/i,
};

/**
 * A sentence that points elsewhere, speaks of the document or is not a sentence of prose at all.
 */
export function isNoise(
  plain: string,
  markdown: string,
  language: string,
  stops: ReadonlySet<string>,
): boolean {
  if (!/[.!?:…。！？؟।]["'”»)*`\]]*$/u.test(plain)) return true;
  if (pointing[language]?.test(plain)) return true;
  if (
    /\b(?:see|click|found) (?:it )?(?:here|below|above|also)\b|\bsee the (?:docs|documentation|wiki|section|readme|following)\b|\bhere\.$/i.test(
      plain,
    ) &&
    language === 'en'
  )
    return true;
  const withoutCode = markdown.replace(/`[^`]*`/g, '');
  if (/https?:\/\/|www\.|@\w+\.\w/.test(withoutCode)) return true;
  if ((markdown.match(/`/g)?.length ?? 0) % 2 === 1) return true;
  const letters = plain.match(/\p{L}/gu)?.length ?? 0;
  if (letters < plain.replace(/\s/g, '').length * 0.55) return true;
  const words = plain.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];
  return stops.size > 0 && words.length >= 6 && !words.some((word) => stops.has(word));
}
