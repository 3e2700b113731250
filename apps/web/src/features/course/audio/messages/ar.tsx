import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('ar');
const credits = (count: number) =>
  plural(count, {
    one: 'رصيد واحد',
    two: 'رصيدان',
    few: `${number(count)} أرصدة`,
    many: `${number(count)} رصيدًا`,
    other: `${number(count)} رصيد`,
  });
const seconds = (count: number) =>
  plural(count, {
    one: 'ثانية',
    two: 'ثانيتين',
    few: `${count} ثوانٍ`,
    many: `${count} ثانية`,
    other: `${count} ثانية`,
  });

const ar: Messages = {
  loading: 'جارٍ التحميل…',
  not_loaded: 'تعذّر تحميل صوت هذا الدرس',
  offline: 'أنت غير متصل. يأتي الصوت حالما تتوفر شبكة.',
  try_again: 'إعادة المحاولة',
  not_on_device:
    'صوت هذا الدرس غير محفوظ على هذا الجهاز. عند توفر اتصال، اختر «حفظ للاستخدام دون اتصال» في دورتك من جديد لأخذه معك.',
  own_only: 'تُقرأ دروس دوراتك أنت. انسخ هذه الدورة لتستمع إليها.',
  refused: 'لا يمكن قراءة هذا الدرس بصوت',
  synthetic: ({ narrator }) => `يقرؤه صوت اصطناعي (${narrator}).`,
  built_in: ({ narrator }) => `يقرؤه الصوت الاصطناعي المدمج (${narrator}).`,
  brought: 'جاء هذا التسجيل مع الدورة، ولا يذكر ملفها من المتحدث.',
  own_words: 'يُقرأ نص الدرس كما هو.',
  script: {
    written: ({ author }) => `يكتب ${author} ما يقال ليُسمع، وتُراجَع كل جملة على الدرس.`,
    partly: ({ author }) =>
      `كتب ${author} ما يقال؛ وتُقرأ بعض الفقرات كما هي في الدرس لأن ما كُتب لها لم يطابقه.`,
    refused: ({ author }) => `يُقرأ نص الدرس كما هو: لم يطابق ما كتبه ${author} للاستماع الدرسَ.`,
  },

  offer: 'استمع إلى هذا الدرس، مع نصه لتتابع القراءة.',
  credits: ({ count }) => credits(count),
  you_have: ({ count }) => `لديك ${credits(count)}`,
  buy_credits: 'شراء أرصدة',
  read_aloud: 'اقرأه لي',
  starting: 'جارٍ البدء…',
  not_started: 'لم يبدأ، ولم يُخصم شيء',
  failed: 'فشلت القراءة الصوتية',
  credit_returned: 'أُعيد رصيدك. يمكنك أن تحاول من جديد.',
  making: ({ percent }) => `يجري إعداد الصوت (${percent}%)`,
  you_can_leave: 'يمكنك المغادرة؛ يستمر العمل وتجده هنا.',

  voice: 'الصوت',
  voices: { male: 'منخفض', female: 'مرتفع' },
  style: 'الأسلوب',
  styles: {
    standard: 'عادي',
    calm: 'هادئ، بوقفات أطول',
    simple: 'بسيط',
    technical: 'تقني',
    example: 'الأمثلة أولًا',
    conceptual: 'الأفكار أولًا',
    grumpy_genius: 'عبقري متذمّر',
  },
  variety: 'اللهجة',

  player: 'مشغّل الصوت',
  playing: 'يعمل',
  play: 'تشغيل',
  pause: 'إيقاف مؤقت',
  back: ({ seconds: count }) => `رجوع ${seconds(count)}`,
  ahead: ({ seconds: count }) => `تقدّم ${seconds(count)}`,
  close: 'إنهاء الاستماع',
  position: 'الموضع',
  time_of: ({ time, whole }) => `${time} من ${whole}`,
  speed: 'السرعة',
  times: ({ value }) => `${number(value)} ×`,
  volume: 'مستوى الصوت',
  percent: ({ value }) => `${value}%`,
  sleep: 'التوقف تلقائيًا',
  sleeps: { never: 'أبدًا', lesson: 'بعد هذا الدرس' },
  in_minutes: ({ count }) =>
    plural(count, {
      one: 'بعد دقيقة',
      two: 'بعد دقيقتين',
      few: `بعد ${number(count)} دقائق`,
      many: `بعد ${number(count)} دقيقة`,
      other: `بعد ${number(count)} دقيقة`,
    }),
  download: 'تنزيل (MP3)',
  not_playing: 'تعذّر تشغيل الصوت',
  before_you_listen_on: 'قبل أن تواصل الاستماع',
  listen_on: 'واصل الاستماع',
  stop_to_ask: 'التوقف عند سؤال الدرس',
  stop_to_ask_hint: 'يتوقف الصوت حيث يطرح النص سؤالًا، إلى أن تجيب عنه أو تتخطاه.',
  waits_for_answer: 'الصوت ينتظر إجابتك.',
  transcript: 'النص المقروء',
  transcript_keys: 'كل جملة زر يبدأ التشغيل منها. تنقّل بينها بالسهمين الأعلى والأسفل.',
  course_ends: 'كان ذلك آخر درس.',
  next_not_made: ({ lesson }) => `ليس للدرس ${lesson} صوت بعد.`,
  next_not_saved: ({ lesson }) => `صوت الدرس ${lesson} غير محفوظ على هذا الجهاز.`,
  next_not_loaded: 'تعذّر تحميل الدرس التالي.',
};
export default ar;
