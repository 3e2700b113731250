import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('ar');

/** "٣ أسئلة": what is counted, in the six forms of Arabic. */
const questions = (count: number): string =>
  plural(count, {
    zero: 'لا أسئلة',
    one: 'سؤال واحد',
    two: 'سؤالان',
    few: `${number(count)} أسئلة`,
    many: `${number(count)} سؤالًا`,
    other: `${number(count)} سؤال`,
  });

export default {
  bring: 'إضافة أسئلة من ملف…',
  title: 'إضافة أسئلة من ملف',
  lead: ({ formats }) =>
    `تدخل أسئلة البرامج الأخرى في اختبارات هذه الدورة. الملفات التي يمكن قراءتها: ${formats}. لا يتغيّر شيء قبل أن تراجعها.`,
  choose_file: 'اختر ملفًا',
  choose_another: 'اختر ملفًا آخر',
  or_drop: 'أو أفلته هنا.',
  too_large: ({ max }) => `هذا الملف كبير جدًا: يُقرأ ${max} على الأكثر.`,
  reading: ({ name }) => `تجري قراءة ${name}…`,
  offline: 'أنت غير متصل. يمكن إضافة الأسئلة حين يعود الاتصال.',
  found: ({ count, name }) => `في ${name}: ${questions(count)}`,
  none_usable: ({ name }) => `في ${name} أسئلة، لكن لا يصلح أيّ منها لدرس هنا.`,
  unchecked: 'لم يُتحقَّق من هذه الأسئلة بمصادر الدورة، ويُقال ذلك لمن يقرؤها.',
  all: 'الكل',
  none: 'لا شيء',
  take: ({ question }) => `إضافة: ${question}`,
  lesson: 'الدرس',
  lesson_of: ({ question }) => `درس السؤال: ${question}`,
  in_file: ({ where }) => `في الملف تحت ${where}`,
  found_by: {
    title: 'للدرس هذا الاسم',
    words: 'يتحدّث الدرس عن الأمر نفسه',
    none: 'لا درس مناسب: اختر درسًا',
  },
  known: 'موجود في هذه الدورة',
  lost: {
    picture: 'حُذفت صورة',
    options: 'حُذفت بعض الإجابات الخاطئة',
    sound: 'حُذف تسجيل صوتي',
    borrowed: 'الإجابات الخاطئة من بطاقات أخرى',
    typed: 'من يقرأ السؤال يقارن إجابته بنفسه',
  },
  show_more: ({ count }) => `عرض المزيد: ${questions(count)}`,
  not_understood: ({ count }) =>
    plural(count, {
      zero: 'فُهمت كل مدخلات الملف',
      one: 'مدخل واحد من الملف لم يُفهم',
      two: 'مدخلان من الملف لم يُفهما',
      few: `${number(count)} مدخلات من الملف لم تُفهم`,
      many: `${number(count)} مدخلًا من الملف لم تُفهم`,
      other: `${number(count)} مدخل من الملف لم تُفهم`,
    }),
  entry: ({ place, said }) =>
    said ? `رقم ${number(place)}، «\u2068${said}\u2069»` : `رقم ${number(place)}`,
  left_off: ({ count }) => `وفوق ما يمكن أن يجلبه ملف واحد: ${number(count)}.`,
  problems: {
    typed_answer: 'تُكتب إجابته، ولا يذكرها الملف',
    number_answer: 'إجابته رقم يُكتب، ولا يُتحقق منه هنا',
    several_right: 'له إجابات صحيحة عدّة، وهنا إجابة واحدة بالضبط',
    none_right: 'لا إجابة معلَّمة بأنها صحيحة',
    options_few: 'لا توجد إجابتان مختلفتان للاختيار بينهما',
    options_alike: 'إجابة خاطئة تقول ما تقوله الصحيحة',
    pairs_count: 'المطابقة تحتاج من ثلاثة إلى خمسة أزواج مختلفة، والترتيب من ثلاثة إلى ستة أشياء',
    too_long: 'أحد نصوصه طويل جدًا',
    no_text: 'لا نصّ له، ربما صورة فقط',
    kind_unknown: 'هذا النوع من الأسئلة غير معروف هنا',
    damaged: 'ناقص أو تالف',
  },
  add: ({ count }) => `أضف ${questions(count)}`,
  adding: 'تجري إضافة الأسئلة…',
  read_again: 'اقرأ الملف مجددًا',
  added: ({ count }) => `أُضيف: ${questions(count)}.`,
  were_known: ({ count }) => `كان موجودًا من قبل: ${questions(count)}.`,
  were_full: ({ count, max }) =>
    `تُرك: ${questions(count)}، فأقصى عدد لأسئلة الدرس هو ${number(max)}.`,
  take_back: 'لكل درس من هذه الدروس نسخة جديدة. للتراجع استعد النسخة السابقة:',
  versions_of: ({ lesson, count }) => `${lesson}: ${questions(count)}`,
  cancel: 'إلغاء',
  done: 'تم',
} satisfies Messages;
