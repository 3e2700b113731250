import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('ar');

const ar: Messages = {
  loading: 'جارٍ التحميل…',
  not_loaded: 'تعذّر تحميل هذا. تحقّق من اتصالك وأعد تحميل الصفحة.',

  text_settings: 'إعدادات النص',
  settings: { size: 'حجم النص', spacing: 'تباعد الأسطر', width: 'عرض العمود' },
  sizes: { small: 'صغير', normal: 'عادي', large: 'كبير', larger: 'أكبر', largest: 'الأكبر' },
  spacings: { tight: 'ضيّق', normal: 'عادي', loose: 'واسع' },
  widths: { narrow: 'ضيّق', normal: 'عادي', wide: 'عريض' },
  reset: 'إعادة الضبط',

  tools: {
    search: 'البحث في هذه الدورة',
    glossary: 'مسرد المصطلحات',
    shortcuts: 'اختصارات لوحة المفاتيح',
  },
  tools_short: { search: 'بحث', glossary: 'المسرد' },

  shortcuts_on: 'اختصارات بمفتاح واحد',
  shortcuts_hint: 'لا تعمل أبدًا وأنت تكتب في حقل.',
  shortcuts: {
    next: 'الدرس التالي',
    previous: 'الدرس السابق',
    outline: 'المخطّط',
    questions: 'اختبار هذا الدرس، والعودة',
    sources: 'المصادر والتفاصيل',
    search: 'البحث في هذه الدورة',
    glossary: 'مسرد المصطلحات',
    finish: 'إنهاء هذا الدرس',
    help: 'هذه القائمة',
    close: 'إغلاق المفتوح',
  },
  escape_key: 'Esc',
  left_arrow: 'السهم الأيسر',
  right_arrow: 'السهم الأيمن',

  search_words: 'كلمات يُبحث عنها في كل الدروس',
  searching: 'جارٍ البحث…',
  found: ({ count }) =>
    plural(count, {
      one: 'وُجد في درس واحد',
      two: 'وُجد في درسين',
      few: `وُجد في ${number(count)} دروس`,
      many: `وُجد في ${number(count)} درسًا`,
      other: `وُجد في ${number(count)} درس`,
    }),
  found_nothing: ({ words }) =>
    `لا درس فيه «\u2068${words}\u2069». جرّب كلمات أقل، أو بداية الكلمة فقط.`,
  more_places: ({ count }) =>
    plural(count, {
      one: 'وموضع آخر',
      two: 'وموضعان آخران',
      few: `و${number(count)} مواضع أخرى`,
      many: `و${number(count)} موضعًا آخر`,
      other: `و${number(count)} موضع آخر`,
    }),

  filter_terms: 'تصفية المصطلحات',
  terms: ({ count }) =>
    plural(count, {
      one: 'مصطلح واحد',
      two: 'مصطلحان',
      few: `${number(count)} مصطلحات`,
      many: `${number(count)} مصطلحًا`,
      other: `${number(count)} مصطلح`,
    }),
  found_no_term: ({ words }) =>
    `لا مصطلح فيه «\u2068${words}\u2069». أما البحث فينظر في نص كل الدروس.`,
  no_terms: 'لا تذكر دروس هذه الدورة مصطلحات أساسية.',
  terms_to_come: 'تظهر المصطلحات الأساسية هنا كلما اكتملت دروس.',
  in_lesson: ({ lesson }) => `الدرس ${lesson}:`,
  source: ({ title }) => `المصدر: ${title}`,
};
export default ar;
