import type { Block } from './block.ts';

/**
 * Blocks without what belongs to no text: navigation, tables of contents, lists of figures, and the
 * index. The same for every format: what such a block says is told by the document's own headings,
 * and what navigation is by its words.
 */
export function withoutFurniture(blocks: readonly Block[]): Block[] {
  const headings = new Map<string, number>();
  for (const block of blocks)
    if (block.kind === 'heading') {
      const key = keyOf(block.text);
      headings.set(key, (headings.get(key) ?? 0) + 1);
    }
  const repeated = repeatedLines(blocks);
  const kept: Block[] = [];
  // Depth of the contents or index that is being left out.
  let skipping: number | undefined;
  // Headings left out right before, each below the one before: text may begin under them.
  let above: Heading[] = [];
  // Depth of contents in which the text itself stands: its chapters lie where they are called so.
  let textIn: number | undefined;
  for (const [at, block] of blocks.entries()) {
    // "Notes" above a whole part of the document is a heading like others.
    const isLabel = block.kind === 'prose' || (block.kind === 'heading' && block.level > 1);
    if (block.kind === 'prose' && furnitureHeading.test(plain(block.text))) continue;
    if (isLabel && (noteLabel.test(block.text) || wayLabel.test(block.text))) continue;
    if (block.kind === 'heading') {
      if (isCaptionHeading(block.text)) continue;
      if (skipping !== undefined && block.level > skipping) {
        above = [
          ...above.slice(block.level > (above.at(-1)?.level ?? 0) ? 0 : above.length),
          block,
        ];
        continue;
      }
      above = [];
      skipping = isContentsHeading(block.text) ? block.level : undefined;
      if (block.level <= (textIn ?? 0)) textIn = undefined;
      if (skipping === undefined) kept.push(raised(block, textIn));
      continue;
    }
    if (skipping !== undefined && isEndOfContents(block, above)) {
      textIn = skipping;
      kept.push(...above.map((heading) => raised(heading, textIn)));
      skipping = undefined;
    }
    above = [];
    if (skipping !== undefined) continue;
    const text = textOf(block);
    if (isNavigation(text) || repeated.has(keyOf(text)) || isCaption(block, blocks[at + 1]))
      continue;
    if (isContents(block, headings)) continue;
    kept.push(block);
  }
  return kept;
}

type Heading = Extract<Block, { kind: 'heading' }>;

/** What stands over a remark, alone: the remark itself follows and is text. */
const noteLabel =
  /^(?:note|notes?|tip|warning|caution|important|hint|danger|attention|hinweis|tipp|warnung|achtung|vorsicht|wichtig|anmerkung|nota|aviso|advertencia|atención|precaución|importante|consejo|sugerencia|remarque|astuce|avertissement|mise en garde|attention|important|suggerimento|avvertimento|avvertenza|attenzione|cautela|dica|atenção|cuidado|примечание|подсказка|внимание|предупреждение|осторожно|важно|注意|警告|提示|备注|小心|重要|注記|ヒント|ティップ|ملاحظة|تحذير|تلميح|هام|टिप्पणी|चेतावनी|सुझाव)[:：.]?$/iu;

/** What stands over the ways to the parts of a section, which are left out. */
const wayLabel =
  /^(?:subsections|sub-?topics|child pages|unterabschnitte|sous-sections|subsecciones|subapartados|sottosezioni|subseções|подразделы|小节|小節)[:：.]?$/iu;

const furnitureHeading =
  /^(?:(?:table of |list of )?contents|(?:list|table) of (?:figures|tables|examples|illustrations|listings)|toc|(?:general |subject |concept |keyword |command |function )?index|inhalt(?:sverzeichnis)?|(?:stichwort|sach|abbildungs|tabellen)verzeichnis|table des matières|sommaire|liste des (?:tableaux|illustrations|figures|exemples)|index (?:général|alphabétique)|(?:tabla|índice) de (?:contenidos?|figuras|tablas|cuadros|ejemplos|ilustraciones)|lista de (?:figuras|tablas|tabelas|cuadros|exemplos|ejemplos)|índice(?: (?:general|alfabético|analítico|remissivo|geral))?|contenidos?|conteúdo|sumário|indice(?: (?:generale|analitico|delle (?:tabelle|figure)))?|elenco delle (?:tabelle|figure|illustrazioni)|sommario|taula de continguts|содержание|оглавление|(?:предметный |алфавитный )?указатель|список (?:таблиц|иллюстраций|рисунков)|目录|目錄|目次|索引|表格清单|插图清单|图目录|表目录|表目次|図目次|図の一覧|表の一覧|المحتويات|قائمة المحتويات|جدول المحتويات|الفهرس|विषय.?सूची|अनुक्रमणिका)$/iu;

/** "Contents", in any language, and what else stands above lists of places in a document. */
export const isContentsHeading = (text: string): boolean =>
  furnitureHeading.test(plain(text)) || appendedIndex.test(plain(text));

/** "Appendix D Function and variable index", "Anhang E Stichwortverzeichnis". */
const appendedIndex =
  /^(?:appendix|anhang|annexe|ap[eé]ndice|apêndice|anexo|appendice|приложение|附录|附錄|付録|الملحق)\s+[\p{Lu}\d]{1,3}[.:]?\s+(?:.{0,60}(?:index|verzeichnis|índice|indice)(?:\s+(?:of|de|del|di|des|der|du|da|do)\s.{1,40})?|указатель|索引)$/iu;

const raised = (heading: Heading, above: number | undefined): Heading =>
  above === undefined ? heading : { ...heading, level: heading.level - 1 };

/** Letters of a paragraph that is text and no entry: right below a heading, and anywhere. */
const shortestText = { headed: 80, bare: 200 } as const;

/**
 * Below "Contents" everything is contents until running text begins; the first chapter may stand
 * there without a heading of its own.
 */
function isEndOfContents(block: Block, above: readonly Heading[]): boolean {
  const least = above.length > 0 ? shortestText.headed : shortestText.bare;
  return block.kind === 'prose' && /[.!?。！？।]$/u.test(block.text) && block.text.length > least;
}

const navigationWord =
  /^(?:prev(?:ious)?|next|up|home|top|contents|index|back|forward|zurück|weiter|nach oben|zum anfang|hoch|inhalt|précédent|suivant|sommaire|niveau supérieur|début de page|haut de page|début|anterior|siguiente|próximo|subir|arriba|inicio|seguinte|acima|início|topo|principal|indietro|precedente|successivo|avanti|risali|partenza|pagina (?:precedente|successiva)|пред\.?|след\.?|назад|вперед|вперёд|наверх|уровень выше|начало|домой|上一页|下一页|上一级|起始页|上一頁|下一頁|前のページ|次のページ|上に戻る|ホーム|戻る|前へ|次へ|السابق|التالي|أعلى|البداية|الصفحة الرئيسية|पिछला|अगला|ऊपर|मुख्य पृष्ठ)$/iu;

const ledTo =
  /^[\s\-*•]*(?:prev(?:ious)?|next|up|zurück|weiter|précédent|suivant|anterior|siguiente|próximo|seguinte|indietro|precedente|successivo|avanti|пред\.?|след\.?|назад|далее|вперед|вперёд|上一页|下一页|前のページ|次のページ|戻る|前へ|次へ|السابق|التالي|पिछला|अगला)\s?(?:\d{1,3}(?:\.\d{1,3})*\.|(?:chapter|section|appendix|kapitel|anhang|chapitre|annexe|cap[ií]tulo|capitolo|ap[eê]ndice|appendice|глава|приложение|第|فصل|الفصل)\s?[\d\p{Lu}])/iu;

/** "Prev | Up | Next", "modules |", "« 3.1 Basics | Contents | 3.3 More »". */
function isNavigation(text: string): boolean {
  if (text.length > 240 || text === '') return false;
  const parts = text
    .split(/[|›»«‹←→↑↓·•\n\t]+|\s{2,}|(?<=^\S+)\s(?=\S+$)/u)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  // "Next2.5. Valves": the word for a way, and right behind it where it leads.
  if (parts.length === 1 && ledTo.test(text)) return true;
  const found = parts.filter((part) => navigationWord.test(part)).length;
  if (found >= 1 && parts.length === found) return true;
  const words = text.split(/[\s|›»«‹←→·]+/u).filter((word) => navigationWord.test(word)).length;
  return (
    (found >= 2 && found >= parts.length / 3) ||
    (words >= 2 && /[|›»«‹←→]/u.test(text) && !/[.!?]$/.test(text) && text.length < 160)
  );
}

const caption =
  /^(?:(?:table|tableau|tabelle|tabla|cuadro|tabella|tabela|taula|таблица|figure|fig\.|abbildung|abb\.|figura|illustration|рисунок|рис\.|listing|example|exemple|beispiel|ejemplo|esempio|exemplo|пример)\s*\d+(?:[.–-]\d+)*[.:)]?|(?:表|図|图|圖|例)\s*\d+(?:[.–-]\d+)*[.:：]?)(?:\s|$)/iu;

/** Letters of what is told below a picture, which is no more than a paragraph. */
const longestCaption = 700;

/** "Table 3. Ports of services" above or below what it names, or alone because that could not be read. */
function isCaption(block: Block, next: Block | undefined): boolean {
  if (block.kind !== 'prose' || !caption.test(block.text)) return false;
  if (isNamedCaption(block.text) && block.text.length <= longestCaption) return true;
  if (block.text.length > 200) return false;
  // "Table 3 shows …" is a sentence.
  return (
    next?.kind === 'table' ||
    next?.kind === 'code' ||
    !/[.。]$/.test(block.text) ||
    block.text.split(/\s+/).length < 14
  );
}

const numberedCaption =
  /^(?:table|tableau|tabelle|tabla|cuadro|tabella|tabela|taula|таблица|figure|fig\.|abbildung|abb\.|figura|illustration|рисунок|рис\.|[表図图圖])\s*\d+(?:[.–-]\d+)*(?![\d.–-]?\d)/iu;

/** "Figure 8.7. The customer": what follows is its name, and not what is said of it. */
const isNamedCaption = (text: string): boolean =>
  /^(?:[.:)]\s+\S|：)/u.test(behindNumber(text) ?? '');

/** Set in bold below a picture, it is no section of the text: "Fig. 8.7 The customer". */
const isCaptionHeading = (text: string): boolean =>
  /^(?:[.:)]\s+\S|：|\s+\p{Lu}|$)/u.test(behindNumber(plain(text)) ?? 'no caption');

function behindNumber(text: string): string | undefined {
  const [found] = numberedCaption.exec(text) ?? [];
  return found === undefined ? undefined : text.slice(found.length);
}

/** A list or run of lines that repeats the document's own headings, or that leads to page numbers. */
function isContents(block: Block, headings: ReadonlyMap<string, number>): boolean {
  const lines = linesOf(block);
  if (lines.length < 3) return false;
  const leaders = lines.filter((line) => /(?:\.\s?){4,}\s*(?:\d+|[ivxlc]+)\s*$/i.test(line)).length;
  if (leaders >= lines.length * 0.5) return true;
  const named = lines.filter((line) => headings.has(keyOf(line))).length;
  if (named >= lines.length * 0.6) return true;
  const references = lines.filter((line) => sectionReference.test(line)).length;
  if (references >= lines.length * 0.6) return true;
  const numbered = lines.filter((line) =>
    /^[\s\-*•]*(?:\d{1,2}|[A-Z])(?:\.\d{1,3})+\.?\s+\S/.test(line),
  ).length;
  const isProse = lines.filter((line) => /[.!?。]$/.test(line)).length > lines.length * 0.5;
  return lines.length >= 5 && numbered >= lines.length * 0.6 && !isProse;
}

/** "Section 1.2, “Valves” (basics)": an item that only names another section. */
const sectionReference =
  /^[\s\-*•\d.]*(?:(?:section|chapter|abschnitt|kapitel|sección|capítulo|chapitre|sezione|capitolo|seção|secção|раздел|глава)\s*\d+(?:\.\d+)*|第\s?\d+(?:\.\d+)*\s?[章节節]|\d+(?:\.\d+)+\s?[章节節])[,.:]?\s*[“"«„「‘][^”"»“」’]{2,90}[”"»“」’]\s*(?:[(（][^()（）]{0,40}[)）])?[.。]?$/iu;

/** Short lines that stand on many pages of a document are headers or footers. */
function repeatedLines(blocks: readonly Block[]): Set<string> {
  const counts = new Map<string, number>();
  for (const block of blocks)
    if (block.kind === 'prose' && block.text.length <= 120) {
      const key = keyOf(block.text);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  const most = Math.max(4, blocks.length / 200);
  return new Set(
    [...counts]
      .filter(([key, count]) => count >= most && !/[.!?。]$/.test(key) && key.length > 2)
      .map(([key]) => key),
  );
}

function linesOf(block: Block): readonly string[] {
  if (block.kind === 'list') return block.items;
  if (block.kind === 'table') return block.rows.map((row) => row.join(' '));
  return block.kind === 'prose' ? block.text.split('\n') : [];
}

function textOf(block: Block): string {
  if (block.kind === 'list') return block.items.join('\n');
  if (block.kind === 'table') return block.rows.map((row) => row.join(' | ')).join('\n');
  return block.kind === 'heading' || block.kind === 'prose' ? block.text : '';
}

const plain = (text: string): string =>
  text.replace(/^[\s\d.]+|[`*_:.\s]+$/g, '').replace(/\s+/g, ' ');

/** A line as a heading would be written: without bullet, number, leader and page. */
const keyOf = (line: string): string =>
  line
    .replace(/^[\s\-*•–]+/u, '')
    .replace(/^(?:(?:\d{1,3}|[A-Z])(?:\.\d{1,3})*[.)]?)\s+/u, '')
    .replace(/(?:\.\s?){2,}\s*\d*\s*$|\s+\d{1,4}\s*$/u, '')
    .replace(/[`*_]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
