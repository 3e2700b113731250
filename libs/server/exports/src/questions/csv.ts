import { say } from '@coursewright/contract';
import { parse } from 'csv-parse/sync';
import { type Draft, type Read, Refused } from './draft.ts';
import { htmlLine, lostIn } from './rich-line.ts';
import { truthOf, truthOptions } from './truths.ts';

/** How columns are called, in the languages that people fill tables in. */
const names = {
  question: /^(?:question|prompt|frage|pregunta|questão|pergunta|السؤال|سؤال|front)/iu,
  right:
    /^(?:(?:right|correct)?\s*answer|correct|right|key|richtige?|antwort|lösung|respuesta|correcta|réponse|bonne|resposta|correta|الإجابة|الجواب|back)/iu,
  wrong: /^(?:wrong|incorrect|distractor|falsch|incorrecta|mauvaise|errada|خطأ)/iu,
  option: /^(?:option|choice|[a-f]$|auswahl|opción|opcion|choix|opção|opcao|alternativa|خيار)/iu,
  explanation:
    /^(?:explanation|feedback|rationale|erklärung|explicación|explication|explicação|الشرح)/iu,
  where:
    /^(?:category|lesson|chapter|module|topic|section|tags?|kategorie|lektion|kapitel|categoría|lección|leçon|chapitre|catégorie|lição|categoria|capítulo|الدرس)/iu,
} as const;
type Column = keyof typeof names;

/** A table with a question in each row, and a first row that names the columns or does not. */
export function readCsv(text: string): Read[] {
  const rows = rowsOf(text.replace(/^\uFEFF/, ''));
  const head = rows[0] ?? [];
  const columns = head.map(columnOf);
  const isNamed = columns.includes('question') && columns.some((one) => one === 'right');
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (!isNamed && width < 2) throw new Refused(say('table_one_column'));
  // Without names: the question, what is right, and what is wrong.
  const usual = (index: number): Column => (['question', 'right'] as const)[index] ?? 'wrong';
  return (isNamed ? rows.slice(1) : rows).map((row) =>
    questionOf(row, (index) => (isNamed ? columns[index] : usual(index))),
  );
}

const columnOf = (name: string): Column | undefined =>
  (['wrong', 'question', 'option', 'explanation', 'where', 'right'] as const).find((column) =>
    names[column].test(name.trim()),
  );

function rowsOf(text: string): string[][] {
  const [first = ''] = text.split(/\r?\n/, 1);
  const outside = first.replace(/"[^"]*"/g, '');
  const [delimiter] = [',', ';', '\t'].toSorted(
    (one, other) => outside.split(other).length - outside.split(one).length,
  );
  try {
    return parse(text, {
      delimiter: delimiter!,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      to: 20_000,
    }).filter((row) => row.some((cell) => cell !== ''));
  } catch (error) {
    throw new Refused(say('table_damaged'), { cause: error });
  }
}

function questionOf(row: string[], columnAt: (index: number) => Column | undefined): Read {
  const cells = (wanted: Column) =>
    row.flatMap((cell, index) =>
      cell !== '' && columnAt(index) === wanted ? [htmlLine(cell)] : [],
    );
  const [asked = { text: '', lost: [] }] = cells('question');
  const [right] = cells('right');
  const options = cells('option');
  const wrong = cells('wrong');
  const [explanation = { text: '', lost: [] }] = cells('explanation');
  if (!right) return { said: asked.text, reason: 'none_right' };
  const draft = {
    where: cells('where')
      .map(({ text }) => text)
      .join(' / '),
    kind: 'choice',
    question: asked.text,
    explanation: explanation.text,
    lost: lostIn(asked, right, explanation, ...options, ...wrong),
  } as const;
  if (options.length > 0) {
    const keys = rightOf(
      right.text,
      options.map(({ text }) => text),
    );
    const all = options.map(({ text }, index) => ({ text, isRight: keys.has(index) }));
    return { ...draft, options: all };
  }
  if (wrong.length > 0) return { ...draft, options: withWrong(right.text, wrong) };
  const isTrue = truthOf(right.text);
  if (isTrue === undefined) {
    // The name of an option that is not there is no answer.
    const isKey =
      row.some((_, index) => columnAt(index) === 'option') && nameOfOption.test(right.text);
    if (isKey) return { said: asked.text, reason: 'options_few' };
    return { ...draft, kind: 'recall', options: [{ text: right.text, isRight: true }] };
  }
  return { ...draft, kind: 'true_false', options: truthOptions(isTrue) };
}

const withWrong = (right: string, wrong: readonly { text: string }[]): Draft['options'] => [
  { text: right, isRight: true },
  ...wrong.map(({ text }) => ({ text, isRight: false })),
];

const nameOfOption = /^[a-f1-6]$/i;

/** Named by letter, by number or by what it says; what it says counts first. */
function rightOf(key: string, options: readonly string[]): ReadonlySet<number> {
  const same = options.flatMap((text, index) =>
    text.toLowerCase() === key.toLowerCase() ? [index] : [],
  );
  if (same.length > 0) return new Set(same);
  const named = key.split(/\s*[,;&+]\s*|\s+/).map((one) => {
    if (/^[a-f]$/i.test(one)) return one.toLowerCase().charCodeAt(0) - 97;
    return /^[1-6]$/.test(one) ? Number(one) - 1 : -1;
  });
  return new Set(named.every((one) => one >= 0 && one < options.length) ? named : []);
}
