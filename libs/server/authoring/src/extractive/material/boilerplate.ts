import { contentStems } from '@coursewright/text/terms';
import { isAboutDocument } from './about-document.ts';

/** Headings under which a document speaks of itself instead of its subject. Whole headings only. */
const sections = new RegExp(
  `^(?:${[
    '(?:table of )?contents',
    'toc',
    'index',
    '(?:sub)?license(?:s| information| and copyright)?',
    'licence',
    'licen[cs]e notice',
    'copyright(?: notice)?',
    'legal(?: notice)?',
    'legalese',
    'status of th(?:is|e) memo',
    "authors?[’']s? addresses?",
    '(?:full copyright|intellectual property(?: rights)?) statement',
    'feedback',
    '(?:citing|obtaining|copying|getting|printing|downloading) (?:this|the) (?:document|manual|faq|guide|book)',
    'disclaimers?|haftungsausschluss|clause de non[- ]responsabilité|avis de non[- ]responsabilité|décharge(?: de responsabilité)?|(?:descargo|exención|renuncia|limitación) de responsabilidad|(?:esclusione|limitazione|declinazione) di responsabilità|(?:isenção|aviso|termo) de (?:isenção de )?responsabilidade|отказ от ответственности|免责(?:声明|条款)|免責事項|إخلاء (?:مسؤولية|المسؤولية)|अस्वीकरण',
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
    'riconoscimenti(?: e .{0,20})?',
    'reconocimientos(?: y .{0,20})?',
    'reconhecimentos(?: e .{0,20})?',
    '(?:weiterführende|weitere) (?:informationen|literatur|lektüre)',
    'lecturas (?:adicionales|recomendadas)',
    'leituras? (?:adicionais|recomendadas?)',
    'letture (?:consigliate|aggiuntive)',
    'lectures (?:complémentaires|recommandées)',
    '(?:информация для дальнейшего|дополнительное) чтения?',
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
    'índice (?:general|alfabético|remissivo|analítico)',
    'indice (?:generale|analitico)',
    'index (?:général|alphabétique)',
    '(?:stichwort|sach|abbildungs|tabellen)verzeichnis',
    'register',
    'содержание|оглавление|предметный указатель|указатель|лицензия|авторские права|благодарности|ссылки|см\\. также|литература',
    '(?:mention|mentions|avis|note|notes|notice|hinweise?|aviso|nota|información|informazioni|informações) (?:.{0,12} )?(?:licen[cs]es?|licencia|licença|licenza|lizenz|lizenzen|legales|légales)',
    '(?:(?:the )?(?:structure|organi[sz]ation) of this (?:document|manual|guide|book)|(?:typographical |document )?conventions(?: used)?|aufbau dieses (?:dokuments|handbuchs|buchs)|(?:structure|organisation) de ce (?:document|manuel|guide|livre)|(?:estructura|organización) de este (?:documento|manual|libro)|(?:struttura|organizzazione) di questo (?:documento|manuale|libro)|(?:estrutura|organização) deste (?:documento|manual|livro)|структура (?:этого |данного )?(?:документа|руководства|книги)|об авторских правах .{0,40}|about copyrights?.{0,40}|关于版权.{0,12}|(?:本)?(?:文档|手册|指南)的?(?:结构|组织)|この文書の構成|本書の構成)',
    '目录|目錄|索引|许可证?|授权|版权(?:声明)?|致谢|参考文献|参见|修订历史|关于本文档',
    '目次|索引|ライセンス|著作権(?:表示)?|謝辞|参考文献|参考資料|関連項目|著者|奥付|更新履歴|変更履歴|貢献者',
    'المحتويات|الفهرس|الترخيص|رخصة|شكر وتقدير|المراجع|انظر أيضًا|حقوق (?:النشر|الطبع)',
    'विषय.?सूची|अनुक्रमणिका|लाइसेंस|कॉपीराइट|आभार|संदर्भ|यह भी देखें',
    '(?:the )?gnu .{0,30}licen[cs]e.*',
    'gpl(?: .*)?',
    '(?:licen[cs]e|licencia|licença|licenza|lizenz|licence) (?:of|de|du|della|der|des|für|to) .{0,60}',
    '(?:about|informazioni su|über|acerca de|sobre|à propos de|о|об) (?:this|the|diese[sn]?|este|esta|ce|questo|этом) (?:book|document(?:ation)?|manual|guide|faq|dokument|handbuch|documento|guia|manuale|manuel|руководстве|документе)',
    'colophon|imprint|edition notice|revision history|document history|versionsgeschichte|historial de revisiones|historique (?:des versions|du document)|cronologia delle revisioni|histórico de revisões|история (?:изменений|версий)',
    '(?:author|authors|autores?|autoren|auteurs?|autori|авторы?|translators?|übersetzer|traducteurs?|traductores|traduttori|tradutores)(?: .{0,30})?',
    'copying|copyrights? .{0,60}|derechos de autor|droits? d.auteur|urheberrecht.{0,20}|diritti d.autore|direitos autorais',
    'see also|siehe auch|voir (?:aussi|également)|v[ée]ase (?:también|además)|ver (?:también|também)|ved[ie] (?:anche|pure)|vedere anche|veja também|zie ook|se (?:också|även|også)|katso myös|zobacz (?:też|także)|viz také|vezi și|смотрите также|см\\. также|дивіться також|関連項目|参见|參見|另见|另請參閱|انظر أيضا|यह भी देखें',
    'reporting bugs|bugs melden|fehlerberichte?|signaler des bogues|informar de (?:errores|fallos)|segnalare (?:bug|errori)|relatar bugs|сообщения? об ошибках',
    'part of the .{0,40} suite',
    // What the licences of manuals are divided into, wherever those stand.
    '(?:appendix .{0,3}:? ?)?gfdl(?: .*)?|applicability and definitions|verbatim copying|copying in quantity|combining documents|collections of documents|aggregation with independent works|future revisions of this licen[cs]e|(?:addendum: )?how to (?:use|apply) (?:this|these) (?:licen[cs]e|terms) .*',
    'traducción|übersetzung|traduction|traduzione|tradução|перевод(?: документации)?|翻訳|翻译',
  ].join('|')})$`,
  'iu',
);

/**
 * What teaches nothing to whoever asks for it, by its name: lists of what a reference or a book has,
 * of who made it, and of what has changed.
 */
const lists = new RegExp(
  `^(?:${[
    '(?:table of )?contents|(?:general|subject|keyword|command|function|api|full|alphabetical) index|index [-–—] .{1,3}',
    'inhaltsverzeichnis|(?:stichwort|sach)(?:verzeichnis|register)|table des matières|index (?:général|alphabétique)|tabla de contenidos?|índice (?:general|alfabético|analítico|remissivo)|indice (?:generale|analitico)|оглавление|(?:предметный|алфавитный) указатель|目录|目錄|目次|قائمة المحتويات|विषय.?सूची',
    'acknowledge?ments?|special thanks|danksagung(?:en)?|remerciements|agradecimientos|agradecimentos|ringraziamenti|благодарности|致谢|謝辞|شكر وتقدير|आभार',
    'change ?logs?|release (?:notes|history)|version history|revision history|history of changes|änderungsprotokoll|versionsgeschichte|historique des (?:versions|révisions)|historial de (?:cambios|versiones|revisiones)|registro de cambios|cronologia delle (?:revisioni|versioni)|histórico de (?:versões|revisões)|история (?:изменений|версий)|список изменений|更新日志|变更记录|修订历史|更新履歴|変更履歴',
    'copyright (?:notice|and licen[cs]e)|legal notices?|impressum|mentions légales|aviso legal|note legali|avisos? legais|правовая информация|版权声明|著作権表示',
    'bibliograph(?:y|ie)|works cited|literaturverzeichnis|bibliografía|bibliografia|список литературы|参考文献|قائمة المراجع',
    '(?:general |allgemeine |informations? générales? |información general |informazioni generali |informações gerais |общая )?(?:information |informationen |информация )?(?:on|about|über|zu|zur|sur|sobre|acerca de|su|sull[ao]|об?) ?(?:the|this|diese[rsnm]?|die|der|la|ce|cette|el|est[ea]|quest[oa]|il|o|a|этом|данном)? ?(?:faq|.{0,12}faq|document|dokument|documento|manual|manuel|manuale|handbuch)(?: de .{0,20})?|关于本 ?(?:faq|文档|手册|书|指南).{0,12}|この?(?:faq|文書|文書|マニュアル)について',
    'about (?:this|the) (?:document|manual|guide|book|faq)|über diese[sn]? (?:dokument|handbuch|buch)|à propos de ce (?:document|manuel|livre|guide)|acerca de este (?:documento|manual|libro)|informazioni su questo (?:documento|manuale|libro)|sobre este (?:documento|manual|livro)|об этом (?:документе|руководстве)|关于(?:本|此|这份)(?:文档|手册|书)|この文書について|本書について',
  ].join('|')})$`,
  'iu',
);

/** Whether a heading, or the title of a document, is that of such a list. */
export const isListOfParts = (heading: string): boolean => lists.test(heading.trim());

/** "版权 © 1996-2021 …", "Copyright (c) 2004 …": whose a document is, in any language. */
const copyrightOfYear = /(?:©|\(c\)|\bcopyright)\s*(?:©|\(c\))?\s*\d{4}/i;

/** Is a section left out of courses, unless the learner asked for just that? */
export function isBoilerplate(
  headings: readonly string[],
  topic: string,
  language: string,
): boolean {
  if (headings.some((heading) => copyrightOfYear.test(heading) || isListOfParts(heading)))
    return true;
  const found = headings.find((heading) => sections.test(heading.trim()));
  if (found === undefined) return false;
  const asked = new Set(contentStems(topic, language));
  // "GNU Linear Programming" does not ask for the "GNU General Public License".
  const named = contentStems(found, language);
  const both = named.filter((word) => asked.has(word)).length;
  return both === 0 || both * 2 < named.length;
}

/** Signs that a paragraph is the imprint of a document or the terms it is given under. */
const colophonSigns = [
  /(?:\(c\)|©|\bcopyright\b) ?(?:\(c\)|©)? ?\d{4}/i,
  /permission is (?:hereby )?granted|permission notice|verbatim cop(?:y|ies)|all rights reserved/i,
  /without (?:even the )?(?:implied )?warrant|merchantability|fitness for a particular purpose/i,
  /(?:redistribute|modify) it under the terms|under the terms of the (?:gnu|creative|mit|bsd|apache)/i,
  /(?:redistribuer|redistribuir|ridistribuir|weitergeben|распространять|再頒布|重新分发|重新分發).{0,80}(?:licen|lizenz|лиценз|許諾|许可|條款|条款)/iu,
  /licence publique générale|licencia pública general|licenza pubblica gener|licença pública g|общественн\w+ лицензи|通用公共许可|通用公共授權|一般公衆(?:利用)?(?:許諾|使用)/iu,
  /invariant sections?|cover texts?|free documentation licen[cs]e/i,
  /(?:published|distributed|licen[cs]ed|released) under (?:the )?(?:terms|conditions|gnu|creative|a creative)/i,
  /freie software; sie können|logiciel libre ; vous pouvez|software libre[;:,] (?:usted )?puede|software libero[;:,]|software livre[;:,]|свободн\w+ программ\w+[;:,]|自由软件|フリーソフトウェア/iu,
  /sans aucune garantie|sin (?:ninguna )?garantía|ohne (?:jede|irgendeine) gew[äa]hr|senza alcuna garanzia|sem (?:qualquer|nenhuma) garantia|без каких-либо гарантий/iu,
  /free software foundation/i,
];

/** One of these is enough. */
const surelyColophon =
  /common-licenses\/|dada permissão para copiar|(?:concede|otorga) permiso para (?:copiar|realizar)|permission est accordée|permesso di (?:copiare|fare copie)|разрешается (?:копировать|изготавливать|распространять)|permission is (?:hereby )?granted|in no event shall the (?:authors?|copyright)|all (?:trademarks|copyrights) .{0,60}\bowned\b|validity of any trademark|all rights reserved|you should have received a copy of (?:the|this) |write to the free software foundation|(?:vous devr?iez avoir reçu|debería haber recibido|dovre(?:ste|sti) aver ricevuto|deverá ter recebido|você deve ter recebido|sie sollten) (?:une copie|un exemplaire|una copia|uma cópia|eine kopie|ein exemplar) (?:de|della|da|der|dell?) /i;

/** Does a paragraph say who made the document and who may copy it, instead of what it is about? */
export function isColophon({
  sentences,
}: {
  readonly sentences: readonly { readonly plain: string }[];
}): boolean {
  const signs = sentences.filter(({ plain }) => colophonSigns.some((sign) => sign.test(plain)));
  const text = sentences.map(({ plain }) => plain).join(' ');
  const kinds = colophonSigns.filter((sign) => sign.test(text)).length;
  return (
    surelyColophon.test(text) ||
    (signs.length > 0 && (kinds >= 2 || /^(?:\(c\)|©|copyright\b)/i.test(text)))
  );
}

/** "This License" is one that is read; an article on licences speaks of "this license". */
const ofLicence = /\bthis License\b/;
const ofLicenceShare = 0.08;
const fewestOfLicence = 3;

/** Whether a section is the text of a licence, whatever it is called: "Modifications". */
export function isLicence(sentences: readonly { readonly plain: string }[]): boolean {
  const speaking = sentences.filter(({ plain }) => ofLicence.test(plain)).length;
  return speaking >= fewestOfLicence && speaking >= sentences.length * ofLicenceShare;
}

const pointing: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:please |also |or )*(?:see|click|check|visit|follow|subscribe|star|join|download|browse|refer|head over|take a look|have a look|read more|learn more|contact|sign up|sponsor|donate|open an issue|feel free|thanks?\b(?! to (?:its|the|an?|this|these|their)\b)|thank you|stay tuned|copyright|all rights reserved|released under|licensed under|mit\b)|(?:for|to) (?:more|further|full|additional|a (?:full|complete)|details|see|learn more|read more)\b|more (?:information|details|examples?)\b|you can (?:find|see|read|also find|check)\b|if you (?:have (?:any )?(?:questions|issues|problems)|find (?:a )?bugs?|like (?:this|it)|would like to (?:contribute|help|support))|this (?:page|document|readme|website|site|chapter|section|guide|article|post|book|text|project) |(?:figure|fig\.|table|listing|image|photo|source|credit) ?\d*[:.]? |(?:the )?(?:figure|table|image|diagram|picture|photo)s? (?:\d|above|below))/i,
  es: /^(?:(?:por favor,? )?(?:véase|vea|consulte|consulta|haga clic|visite|siga|descargue|suscríb)|para (?:más|mayor) (?:información|detalles)|más información|est[ae] (?:página|documento|sitio|capítulo|sección|guía|artículo|texto|proyecto) |(?:figura|tabla|imagen|foto|fuente) ?\d*[:.]? )/i,
  fr: /^(?:(?:veuillez )?(?:voir|cliquez|consultez|visitez|suivez|téléchargez|abonnez)|pour (?:plus|en savoir)|plus d(?:'|’)informations|cet(?:te)? (?:page|document|site|chapitre|section|guide|article|texte|projet) |(?:figure|tableau|image|photo|source) ?\d*[:.]? )/i,
  de: /^(?:(?:bitte )?(?:siehe|klicken|besuchen|folgen|abonnieren|laden sie)|weitere (?:informationen|details)|mehr (?:informationen|dazu)|diese[rs]? (?:seite|dokument|kapitel|abschnitt|anleitung|artikel|text|projekt) |(?:abbildung|tabelle|bild|foto|quelle) ?\d*[:.]? )/i,
  it: /^(?:(?:si )?(?:veda|vedi|clicca|consulta|visita|segui|scarica|iscriviti)|per (?:maggiori|ulteriori) |maggiori informazioni|quest[oa] (?:pagina|documento|sito|capitolo|sezione|guida|articolo|testo|progetto) |(?:figura|tabella|immagine|foto|fonte) ?\d*[:.]? )/i,
  pt: /^(?:(?:por favor,? )?(?:ver|veja|clique|consulte|visite|siga|baixe|descarregue|inscreva)|para (?:mais|obter) |mais informações|est[ea] (?:página|documento|site|capítulo|seção|secção|guia|artigo|texto|projeto) |(?:figura|tabela|imagem|foto|fonte) ?\d*[:.]? )/i,
  ru: /^(?:(?:пожалуйста, )?(?:смотрите|см\.|читайте|обратитесь|ознакомьтесь)|(?:более )?подробн(?:ее|ости|ую|ая|о)(?![\p{L}]).{0,60}(?:см\.|смотрите|раздел|глав|найти|описан|найдёте|найдете)|дополнительн\w+ (?:информаци|сведени)|эт(?:о|а|от) (?:страница|документ|глава|раздел|руководство) |(?:рисунок|таблица) ?\d)/iu,
  zh: /^(?:请?(?:参见|参阅|参考|参照|查看|访问|阅读|參見|參閱|參考)|(?:更多|有关|关于|欲知|如需|要了解|想了解).{0,60}(?:请|参见|参阅|参考|查看|访问)|[本这](?:教程|教學)?(?:文档|教程|章|节|页|指南|手册|书)(?:将|会|介绍|描述|提供|只|不|已)|(?:图|表) ?\d)/u,
  ja: /^(?:.{0,60}(?:を(?:参照|ご覧|見て|お読み)(?:して)?(?:ください|下さい|のこと)?[。]|については.{0,40}(?:参照|ご覧))|(?:この|本)(?:ページ|文書|章|節|ガイド|マニュアル|書)(?:は|では)|(?:図|表) ?\d)/u,
  ar: /^(?:انظر|راجع|للمزيد|لمزيد من|يمكن(?:ك)? (?:العثور|إيجاد|الاطلاع)|(?:هذه|هذا) (?:الصفحة|الوثيقة|الفصل|القسم|الدليل|الكتاب) |(?:شكل|جدول) ?\d)/u,
  hi: /^(?:(?:कृपया )?देखें|अधिक जानकारी|यह (?:पृष्ठ|दस्तावेज़|अध्याय|खंड) |(?:चित्र|तालिका) ?\d)/u,
  ca: /^(?:(?:si us plau,? )?(?:vegeu|feu clic|consulteu|visiteu|seguiu|descarregueu)|per a? ?més |més informació|aquest[a]? (?:pàgina|document|lloc|capítol|secció|guia|article|text|projecte) |(?:figura|taula|imatge|foto|font) ?\d*[:.]? )/i,
};

/** "The next section deals with …", "In this chapter, we will …": what the text is about to say, and where. */
const onItsParts =
  /^(?:(?:the|all) (?:first|second|third|fourth|next|last|final|remaining|following|previous|other|rest of (?:the|this)) (?:sub)?(?:sections?|chapters?|parts? of this \p{L}+) (?:deals?|describes?|explains?|focus(?:es)?|covers?|discuss(?:es)?|shows?|introduces?|presents?|provides?|gives?|lists?|contains?|is|are|will)|the (?:section|chapter) is (?:split|divided|organi[sz]ed)|in this (?:sub)?(?:section|chapter|tutorial|article|guide|part|lesson),? (?:we|you|i)|(?:der|das|die) (?:nächste|folgende|letzte|erste|zweite)n? (?:abschnitte?|kapitel) (?:beschreib|erklär|behandel|erläuter|zeig)\p{L}*|in diesem (?:abschnitt|kapitel) (?:werden|wird|lernen|zeigen|beschreiben)|(?:la|el) (?:siguiente|próxima|próximo|última|último|primera|segunda) (?:sección|capítulo) (?:describe|explica|trata|muestra)|en est[ae] (?:sección|capítulo),? (?:se|vamos|veremos)|(?:la|le) (?:prochaine?|première?|dernière?|deuxième) (?:section|chapitre) (?:décrit|explique|traite|présente)|(?:la section|le chapitre) suivante? (?:décrit|explique|traite|présente)|dans (?:cette section|ce chapitre),? (?:nous|vous|on)|(?:la|il) (?:prossima|prossimo|seguente) (?:sezione|capitolo) (?:descrive|spiega|tratta)|in quest[ao] (?:sezione|capitolo),? (?:vedremo|si|verr)|(?:a|o) (?:próxima|próximo) (?:sec?ção|capítulo) (?:descreve|explica|trata)|(?:следующ|последн)\p{L}+ (?:раздел|глава) (?:описыва|рассматрива|посвящ)\p{L}+)(?!\p{L})/iu;

/** "The output is shown in the figure.": says nothing where there is no picture. */
const onAPicture =
  /(?<!\p{L})(?:(?:is|are) (?:also )?(?:shown|displayed|depicted|illustrated|plotted|given|drawn) in (?:the )?(?:fig(?:ure|\.)?|diagram|image|picture|photo|photograph|screen ?shot)s?(?: (?:below|above|\d[\d.-]*))?|(?:ist|sind|wird|werden) (?:in|im|auf) (?:der |dem |folgende[nrm] )?(?:abbildung|bild|foto|grafik|diagramm)(?: \d[\d.-]*)? (?:dargestellt|gezeigt|zu sehen|abgebildet)|(?:se (?:muestra|ve|presenta)n?|aparecen?) en (?:la|el) (?:figura|imagen|foto|gráfico|diagrama)(?: (?:siguiente|anterior|\d[\d.-]*))?|(?:est|sont) (?:montrée?s?|représentée?s?|illustrée?s?|présentée?s?) (?:dans|sur|par) (?:la|le) (?:figure|image|photo|schéma)(?: (?:suivante?|précédente?|\d[\d.-]*))?|(?:è|sono|viene|vengono) (?:mostrat|illustrat|raffigurat)[oaie] (?:in|nella|nell['’]) ?(?:figura|immagine|foto)(?: \d[\d.-]*)?|(?:é|são) (?:mostrad|ilustrad|apresentad)[oa]s? na (?:figura|imagem|foto)(?: \d[\d.-]*)?|(?:показан|изображ[её]н|представлен)[аоы]? на (?:рис(?:унке|\.)|схеме|фото(?:графии)?)(?: \d[\d.-]*)?)[.!]$|(?:如[上下]?图|如圖)\s?[\d.-]*\s?所示[。]?$|図\s?[\d.-]*に示(?:す|します)。?$/iu;

/** "For the options of mounting please refer to mount(8).": nothing but where else to look. */
const onlyElsewhere =
  /^(?:for|on|about|regarding) .{1,90}?,? (?:please )?(?:refer to|see|consult|read|have a look at) .{1,80}\.$|^für .{1,90} (?:siehe|lesen sie|schauen sie|konsultieren sie) .{1,120}\.$|^para .{1,90},? (?:véase|consulte|consulta|vea|veja|visita|visite|lee) .{1,80}\.$|^pour .{1,90},? (?:voir|consultez|référez-vous à|reportez-vous à|lisez) .{1,80}\.$|^per .{1,90},? (?:si veda|vedere|consultare|si consulti) .{1,80}\.$/iu;

/** "The four buttons,,, and above the list": pictures stood between the commas. */
const lostSign = /,\s?,|(?<!\S)[“"«]\s*[”"»](?!\S)/u;

/** A longer sentence says something besides. */
const longestOnAPicture = 90;

/** The page that a quotation is from: "[Mutual Aid, p. 12]". */
const proof = /\s?[[(][^[\]()]{1,160}[\])]$/u;
/** "Peter Hall (2008), “Rivers and their sands”, 2nd edition.": a line of a bibliography. */
const bookEntry =
  /^\p{Lu}[\p{L}.'’-]*,?(?: (?:(?:and|und|y|et|e|van|von|de|&) )?\p{Lu}[\p{L}.'’-]*,?){0,13} ?\((?:1[89]|20)\d\d\p{Ll}?\)[,.:]? ["“«„‘*_]/u;

/**
 * A sentence that points elsewhere, speaks of the document or is not a sentence of prose at all.
 */
export function isNoise(
  plain: string,
  markdown: string,
  language: string,
  stops: ReadonlySet<string>,
): boolean {
  if (!/[.!?:…。！？؟।]["'”»)*`\]]*$/u.test(plain.replace(proof, ''))) return true;
  if (bookEntry.test(plain)) return true;
  if (pointing[language]?.test(plain)) return true;
  if (onItsParts.test(plain) || onlyElsewhere.test(plain) || isAboutDocument(plain)) return true;
  if (lostSign.test(plain)) return true;
  if (onAPicture.test(plain) && plain.length < longestOnAPicture) return true;
  if (
    /\b(?:see|click|found) (?:it )?(?:here|below|above|also)\b|\bsee the (?:docs|documentation|wiki|section|readme|following)\b|\bhere\.$|\b(?:via|see|at|from|under|by|visit)\.$|\bcan be found (?:on|in|at|under)\b.{0,40}\.$/i.test(
      plain,
    ) &&
    language === 'en'
  )
    return true;
  return !isProse(plain, markdown, stops);
}

/** What a command may be called with: "tar {A|c|d} [OPTION...] [FILE]...". */
const usage = /[[{<][^\s\]}>]*[|.][^\s\]}>]*[\]}>]|\[[A-Z-][^\]]*\](?:\.\.\.|\s+\[)/;

/** "It is defined by http://… and is a platform-independent interface": the sentence says more than where to look. */
export const addressInside = /(?=https?:\/\/|www\.)(?<=(?:\S+\s+){4})\S+(?=(?:\s+\S+){4})/u;

/** Is a text made of words, without addresses, code cut open or a command's usage? */
export function isProse(plain: string, markdown: string, stops: ReadonlySet<string>): boolean {
  const withoutCode = markdown.replace(/`[^`]*`/g, '');
  const words = plain.toLowerCase().match(/[\p{L}\p{Script=Devanagari}'’]+/gu) ?? [];
  const spoken = withoutCode.replace(addressInside, ' ');
  if (/https?:\/\/|www\.|@[\w-]+\.\w/.test(spoken) || usage.test(withoutCode)) return false;
  if ((markdown.match(/`/g)?.length ?? 0) % 2 === 1) return false;
  const letters = plain.match(/[\p{L}\p{Script=Devanagari}]/gu)?.length ?? 0;
  if (letters < plain.replace(/\s/g, '').length * 0.55) return false;
  return !(stops.size > 0 && words.length >= 6 && !words.some((word) => stops.has(word)));
}
