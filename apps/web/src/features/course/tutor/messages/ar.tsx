import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('ar');

const ar: Messages = {
  conversation: 'محادثة مع المدرّس',
  about: {
    builtin: 'يجيب المدرّس بجمل من مصادر هذه الدورة. لا يكتبها ذكاء اصطناعي.',
    model: 'يكتب الأجوبة ذكاء اصطناعي. تُراجَع كل جملة على مصادر هذه الدورة وتقود إليها.',
  },
  empty: 'اسأل عن هذا الدرس بكلماتك.',
  suggestions: 'أسئلة مقترحة',
  suggest_term: ({ term }) => `ما معنى «\u2068${term}\u2069»؟`,
  suggest_quiz: ({ question }) => `ساعدني في السؤال ${number(question)} من الاختبار`,
  your_question: 'سؤالك',
  placeholder: 'اسأل عن هذا الدرس…',
  send: 'اسأل',
  you: 'أنت',
  tutor: 'المدرّس',
  says: {
    answered: 'من مصادر هذه الدورة:',
    quoted: 'تقول مصادر هذه الدورة:',
    nothing_found: 'لا تقول مصادر هذه الدورة شيئًا عن ذلك. جرّب كلمات أخرى أو أحد المصطلحات الأساسية.',
    hint: 'حاول بنفسك أولًا. انظر هنا:',
    example: 'حاول بنفسك أولًا. هذا مثال مشابه محلول:',
    solved: 'لقد حاولت. الجواب:',
  },
  source: ({ marker }) => `المصدر ${number(marker)}`,
  thinking: 'جارٍ البحث عن الجواب…',
  checking: 'جارٍ التحقق من الجواب في المصادر…',
  stop: 'إيقاف',
  stopped: 'أوقفت هذا الجواب. وهو لا يكلّف شيئًا.',
  uncertain: 'غير أكيد: لا تؤيد مصادر هذه الدورة ذلك.',
  edit: 'اسأل بكلمات أخرى',
  editing: 'تسأل هذا من جديد بكلمات أخرى. وما جاء بعده يُنسى.',
  about_question: 'مساعدة في السؤال',
  help_me: 'ساعدني في هذا السؤال.',
  another_hint: 'تلميح آخر من فضلك.',
  cancel: 'إلغاء',
  ask_again: 'اسأل من جديد',
  failed: 'لم يُجَب عن سؤالك، ولا يكلّف شيئًا.',
  try_again: 'إعادة المحاولة',
  copy: 'نسخ الجواب',
  copied: 'نُسخ.',
  not_copied: 'تعذّر نسخ الجواب.',
  earlier: 'إظهار رسائل أقدم',
  later: 'إظهار رسائل أحدث',
  latest: 'العودة إلى الأحدث',
  clear: 'مسح المحادثة',
  clear_question: 'مسح هذه المحادثة؟',
  clear_why: 'يُحذف نهائيًا ما قيل عن هذا الدرس.',
  keep: 'أبقِها',
  free_left: ({ left, all }) =>
    `بقي لك اليوم ${number(left)} من ${number(all)} من الرسائل المجانية`,
  bought_left: ({ count }) =>
    plural(count, {
      one: 'بقيت رسالة مشتراة واحدة',
      two: 'بقيت رسالتان مشتراتان',
      few: `بقيت ${number(count)} رسائل مشتراة`,
      many: `بقيت ${number(count)} رسالة مشتراة`,
      other: `بقيت ${number(count)} رسالة مشتراة`,
    }),
  buy: ({ messages, credits }) =>
    `اشترِ رسائل (${number(messages)}) مقابل ${plural(credits, {
      one: 'رصيد واحد',
      two: 'رصيدين',
      few: `${number(credits)} أرصدة`,
      many: `${number(credits)} رصيدًا`,
      other: `${number(credits)} رصيد`,
    })}`,
  buying: 'جارٍ الشراء…',
  none_left: 'استخدمت كل رسائل اليوم. تعود مجانية عند منتصف الليل بتوقيت UTC.',
  offline: 'أنت غير متصل. يجيب المدرّس حين يعود الاتصال.',
  own_only: 'يساعد المدرّس في دوراتك أنت. انسخ هذه إلى سجلك لتسأل عنها.',
  loading: 'جارٍ تحميل المحادثة…',
};
export default ar;
