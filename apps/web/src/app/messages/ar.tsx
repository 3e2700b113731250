import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('ar');

const ar: Messages = {
  skip_to_content: 'الانتقال إلى المحتوى',
  loading: 'جارٍ التحميل…',
  verifying: 'جارٍ التحقق من تسجيل الدخول…',
  offline: 'لا يوجد اتصال. يبقى المعروض على الشاشة كما هو، وينتظر كل جديد عودة الاتصال.',
  scroll_to_top: 'العودة إلى الأعلى',

  render_failed: 'حدث خطأ ما. تُرجى إعادة تحميل الصفحة.',
  start_failed: 'تعذّر بدء التطبيق.',
  reload: 'إعادة التحميل',
  new_version: 'تتوفر نسخة جديدة.',
  later: 'لاحقًا',
  chunk_failed: ({ chunk }) => `تعذّر تحميل الجزء \u2068${chunk}\u2069.`,

  main_navigation: 'التنقل الرئيسي',
  menu: 'القائمة',
  home: 'الرئيسية',
  generator: 'المُنشئ',
  history: 'السجلّ',
  offline_courses: 'دون اتصال',
  login: 'تسجيل الدخول',
  register: 'إنشاء حساب',
  logout: 'تسجيل الخروج',
  account: 'الحساب',
  administration: 'الإدارة',
  buy: 'شراء',
  credits: ({ count }) =>
    plural(count, {
      zero: `${number(count)} رصيد`,
      one: 'رصيد واحد',
      two: 'رصيدان',
      few: `${number(count)} أرصدة`,
      many: `${number(count)} رصيدًا`,
      other: `${number(count)} رصيد`,
    }),
  credits_hint: 'كل رصيد يكفي لإنشاء دورة واحدة. شراء أرصدة.',
  nameless_user: 'مستخدم',

  appearance: 'المظهر واللغة',
  theme: 'المظهر',
  themes: { light: 'فاتح', dark: 'داكن', system: 'حسب النظام' },
  language: 'اللغة',
  same_as_browser: 'حسب المتصفح',

  about: 'دورات مصممة لك بقوة الذكاء الاصطناعي. مسارك الأمثل في التعلّم يبدأ هنا، بأحدث التقنيات.',
  quick_links: 'روابط سريعة',
  connect: 'تواصل معنا',
  email: 'البريد الإلكتروني',
  copyright: ({ year }) => `© ${year}Coursewright`,
  terms: 'الشروط',
  privacy: 'الخصوصية',
  install_app: 'تثبيت التطبيق',
  made_with: 'صُنع بكل ❤️ من أجل تعلّم فعّال',
};
export default ar;
