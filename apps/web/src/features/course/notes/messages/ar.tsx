import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural, minute } = wordsOf('ar');
const characters = (count: number) =>
  plural(count, {
    one: 'حرفًا واحدًا',
    two: 'حرفين',
    few: `${number(count)} أحرف`,
    many: `${number(count)} حرفًا`,
    other: `${number(count)} حرف`,
  });

const ar: Messages = {
  notes: 'الملاحظات',
  notes_counted: ({ count }) => (count === 0 ? 'الملاحظات' : `الملاحظات (${number(count)})`),
  note: 'ملاحظة',

  selection: 'النص المحدَّد',
  reach_toolbar: 'اضغط Tab لتظليل النص المحدَّد أو لكتابة ملاحظة عليه.',
  colors: { yellow: 'أصفر', green: 'أخضر', blue: 'أزرق', pink: 'وردي' },
  sample: 'أب',
  highlight_in: ({ color }) => `تظليل: ${color}`,
  highlighted: 'ظُلِّل.',
  write_note: 'ملاحظة',
  copy: 'نسخ',
  copied: 'نُسخ.',
  copy_failed: 'لا يسمح متصفحك بالنسخ هنا. استخدم قائمته.',
  too_long: ({ max }) => `حدّد ${characters(max)} على الأكثر لتظليلها.`,
  too_many: ({ max }) =>
    `أقصى عدد للملاحظات والتظليلات في الدورة ${number(max)}. أزل بعضها لتضيف غيرها.`,

  color: 'اللون',
  text: 'ملاحظتك',
  saved_by_itself: 'تُحفظ من تلقاء نفسها حين تغادر الحقل.',
  full: ({ max }) => `تتسع الملاحظة لـ ${characters(max)} على الأكثر. اكتب الباقي على مقطع آخر.`,
  done: 'تم',
  remove: 'إزالة',
  removed: 'أُزيلت.',
  undo: 'تراجع',
  passage_gone: 'لم يعد المقطع في النص.',

  conflict: 'تغيّرت على جهازين',
  conflict_why: 'تغيّرت هذه الملاحظة على جهازين لا يعلم أحدهما بالآخر. يُحفظ النصان إلى أن تختار.',
  written_at: ({ time }) => `كُتبت في ${minute(time)}`,
  keep_this: ({ number: which }) => `إبقاء النص ${number(which)} فقط`,
  keep_all: 'إبقاؤهما في ملاحظة واحدة',
  settle: 'اختيار',

  empty: 'لا ملاحظات بعد.',
  empty_how: 'حدّد مقطعًا في درس لتظليله أو لكتابة ملاحظة عليه. تجدها كلها هنا.',
  download: 'تنزيل بصيغة Markdown',
  export_title: ({ topic }) => `ملاحظات: ${topic}`,
  lesson_gone: 'دروس لم تعد في الدورة',
  show_passage: 'عرض في الدرس',
  show_lesson: 'فتح الدرس',
  edit: 'تعديل',
};
export default ar;
