import type { Block, ReadDocument } from './block.ts';

const start = /\*{2,3} ?START OF TH(?:E|IS) [^\n]{3,200}/i;
const end = /\*{2,3} ?END OF TH(?:E|IS) |^\s*end of (?:the )?project gutenberg/im;
const declared = /^[\s-]*Title: *(\S[^\n]*)/im;
const producedBy =
  /^(?:(?:produced|transcribed|scanned|digiti[sz]ed|e-?text prepared)\b.{0,80}\b(?:by|from)|transcriber.{0,3}s? notes?)\b/i;
/** Blocks behind the frame that may tell who prepared the book, and how far in it may begin. */
const behind = 12;
const latestStart = 0.3;

/**
 * A book without the frame that a library sets around it: who may copy it above, its licence below,
 * between lines that say where the book itself starts and ends. Its title is the one declared there.
 */
export function withoutFrame(read: ReadDocument): ReadDocument {
  const { blocks } = read;
  const first = blocks.findIndex(({ kind }, at) => {
    const isEarly = at <= Math.max(behind, blocks.length * latestStart);
    return isEarly && kind !== 'table' && start.test(textOf(blocks[at]!));
  });
  if (first === -1) return read;
  const last = blocks.findIndex((block, at) => at > first && end.test(textOf(block)));
  const own = blocks.slice(first + 1, last === -1 ? undefined : last);
  const title = declared
    .exec(
      blocks
        .slice(0, first + 1)
        .map(textOf)
        .join('\n'),
    )?.[1]
    ?.trim();
  return {
    ...read,
    ...(title ? { title } : {}),
    blocks: own.filter((block, at) => at >= behind || !producedBy.test(textOf(block))),
  };
}

const textOf = (block: Block): string => {
  if (block.kind === 'list') return block.items.join('\n');
  return block.kind === 'table' ? '' : block.text;
};

/** "[Illustration: The pump]", "[Footnote 3: Not so.]", "[Pg 12]", alone. */
const remark =
  /^\s*\[(?:(?:foot|side|end)-?notes?|illustrations?|figures?|images?|music|decoration|pg|pages?|transcriber.{0,3}s? notes?|blank page|note (?:du|de la) transcript\p{L}*|anmerkung\p{L}*|fußnoten?|abbildung\p{L}*|seite|nota\p{L}*|ilustra\p{L}+|illustraz\p{L}+|figura\p{L}*|página|pagina)(?=[\s:\]])[^\]]*\]\s*$/iu;

/** Blocks without remarks of whoever prepared a text, which stand in brackets of their own. */
export const withoutRemarks = (blocks: readonly Block[]): Block[] =>
  blocks.filter(
    (block) => (block.kind !== 'prose' && block.kind !== 'code') || !remark.test(block.text),
  );

const bareNumber =
  /^(?:(?:chapter|part|book|section|kapitel|teil|buch|abschnitt|cap[ií]tulo|parte|libro|chapitre|partie|livre|capitolo|глава|часть|книга|الفصل|अध्याय)\s+)?(?:\d{1,3}|[IVXLC]{1,8}|(?:the )?\p{L}{3,12}(?<=one|two|three|four|five|six|seven|eight|nine|ten|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth))\.?$|^第\s*[\d一二三四五六七八九十百]+\s*[章部編篇回]$/iu;

/** "Chapter II" above "The Weirs" is one heading: the number, and what it is the number of. */
export function withNamedChapters(blocks: readonly Block[]): Block[] {
  const named: Block[] = [];
  for (const block of blocks) {
    const above = named.at(-1);
    const isNumbered = above?.kind === 'heading' && bareNumber.test(above.text.trim());
    if (isNumbered && isNameBelow(block)) {
      const level = block.kind === 'heading' ? Math.min(block.level, above.level) : above.level;
      named[named.length - 1] = { kind: 'heading', level, text: block.text };
    } else named.push(block);
  }
  return named;
}

const longestName = 90;

/** A heading, which may be set larger than its number, or a line that ends as no sentence does. */
function isNameBelow(block: Block): block is Extract<Block, { kind: 'heading' | 'prose' }> {
  if (block.kind !== 'heading' && block.kind !== 'prose') return false;
  const text = block.text.trim();
  if (bareNumber.test(text) || text.length > longestName) return false;
  if (block.kind === 'heading') return true;
  return /^["'“«¿¡]?[\p{Lu}\p{Lo}]/u.test(text) && !/[.,;:!?…。！？—-]["'”»]?$/u.test(text);
}
