import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('ar');

const ar: Messages = {
  download: 'تنزيل',
  download_course: 'تنزيل هذه الدورة',
  format: 'الصيغة',
  formats: {
    pdf: { name: 'PDF', explanation: 'كتاب للطباعة والمشاركة والقراءة في أي مكان.' },
    markdown: {
      name: 'Markdown',
      explanation: 'لتطبيقات الملاحظات والمحررات ومواصلة العمل على النص.',
    },
    epub: { name: 'EPUB', explanation: 'كتاب للقارئات الإلكترونية والأجهزة اللوحية والهواتف.' },
    anki: {
      name: 'Anki',
      explanation: 'بطاقات تعليمية بالأسئلة والمصطلحات الأساسية. الحزمة الأحدث تحدّث بطاقاتك.',
    },
    scorm: {
      name: 'SCORM 1.2',
      explanation: 'لمنصات التعلّم مثل Moodle: تُتابَع الدورة فيها، وتُبلَّغ المنصة بالتقدّم والنتيجة.',
    },
    cmi5: {
      name: 'cmi5',
      explanation:
        'لمنصات التعلم التي تدعم xAPI: تعمل الدورة فيها وتُبلغ عن التقدم والنتيجة وكل إجابة.',
    },
    qti: {
      name: 'QTI 3',
      explanation: 'الأسئلة لبرامج الاختبارات ومنصات التعلم الأخرى، مع الإجابات الصحيحة وأسبابها.',
    },
    course: {
      name: 'Coursewright',
      explanation:
        'كل شيء في ملف موقّع، مع النسخ السابقة من الدروس. يمكن استيراده هنا أو في تثبيت آخر.',
    },
  },

  extent: 'النطاق',
  whole: 'الدورة كاملة',
  chosen: 'وحدات ودروس مختارة',
  parts: 'الوحدات والدروس',
  lessons_chosen: ({ chosen, count }) => `الدروس المختارة: ${number(chosen)} من ${number(count)}`,
  none_chosen: 'يجب اختيار درس واحد على الأقل.',
  loading: 'جارٍ تحميل الوحدات والدروس…',
  not_loaded: 'تعذّر تحميل الوحدات والدروس.',
  try_again: 'إعادة المحاولة',

  options: 'الخيارات',
  quizzes: 'الاختبارات، مع إجاباتها',
  sources: 'المقاطع المستشهد بها كاملةً',
  folder: 'ملف لكل درس، في أرشيف \u2068zip\u2069',
  learning: 'ما أكملتُه وإجاباتي وملاحظاتي (استبعدها إذا أردت إعطاء الملف لغيرك)',
  media: ({ size }) => `الصوت والرسوم (نحو \u2068${size}\u2069)`,
  media_too_large: ({ max }) => `لا يتسع لها الملف، وحدّه \u2068${max}\u2069، لذلك لا تُضمَّن.`,

  paper: 'الورق',
  papers: { a4: 'A4', letter: 'رسالة (أمريكي)' },
  headings: 'لغة العناوين',
  headings_of_course: 'لغة الدورة',

  preparing: 'جارٍ تحضير الملف…',
  setting_pages: 'جارٍ تنسيق الصفحات…',
  progress: 'تقدّم تحضير الملف',
  percent: ({ share }) => `${number(Math.floor(share * 100))}%`,
  waits: ({ ahead }) =>
    plural(ahead, {
      one: 'الملف في الانتظار: يُعَدّ ملف واحد قبله.',
      two: 'الملف في الانتظار: يُعَدّ ملفان قبله.',
      few: `الملف في الانتظار: تُعَدّ ${number(ahead)} ملفات قبله.`,
      many: `الملف في الانتظار: يُعَدّ ${number(ahead)} ملفًا قبله.`,
      other: `الملف في الانتظار: يُعَدّ ${number(ahead)} ملف قبله.`,
    }),
  may_close: 'يمكنك إغلاق هذه النافذة، وسنخبرك حين يصبح الملف جاهزًا.',
  cancel: 'إلغاء إعداد الملف',
  kept: ({ size }) =>
    `\u2068${size}\u2069. يُحفظ الملف يومًا واحدًا: ما دام لم يتغير شيء، فتنزيله من جديد فوري.`,
  ready: ({ format, topic }) => `جاهز للتنزيل بصيغة \u2068${format}\u2069: \u2068${topic}\u2069`,
  failed_for: ({ format, topic, reason }) =>
    `تعذّر التنزيل بصيغة \u2068${format}\u2069: \u2068${topic}\u2069. \u2068${reason}\u2069`,
  not_made: ({ reason }) => `تعذّر تنزيل الملف. \u2068${reason}\u2069`,
  downloaded: ({ name }) => `تم التنزيل: \u2068${name}\u2069`,
  failed: ({ format }) => `تعذّر التنزيل بصيغة \u2068${format}\u2069`,
  offline: 'لا يوجد اتصال. يمكن تنزيل الدورة عند عودته.',
  close: 'إغلاق',
};
export default ar;
