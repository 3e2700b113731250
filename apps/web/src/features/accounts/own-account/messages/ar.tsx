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

const ar: Messages = {
  title: 'الحساب',
  sections: {
    profile: 'الملف الشخصي',
    password: 'كلمة المرور',
    sessions: 'الجلسات',
    api_tokens: 'رموز API',
    keys: 'مفاتيحك الخاصة',
    credits: 'الأرصدة',
    export: 'بياناتك',
    delete: 'حذف الحساب',
  },
  loading: 'جارٍ التحميل…',
  try_again: 'إعادة المحاولة',

  full_name: 'الاسم الكامل',
  enter_name: 'أدخل اسمك.',
  mail_language: 'لغة الرسائل',
  same_as_browser: 'مثل المتصفح',
  theme: 'المظهر',
  themes: { system: 'مثل النظام', light: 'فاتح', dark: 'داكن' },
  theme_hint: 'وحيث تسجّل الدخول من الآن فصاعدًا، ما لم يُختر هناك مظهر آخر.',
  save_profile: 'حفظ الملف الشخصي',
  profile_saved: 'حُفظ ملفك الشخصي.',

  password_effect: 'كلمة المرور الجديدة تسجّل الخروج من كل جهاز آخر وتلغي كل رموز API.',
  current_password: 'كلمة المرور الحالية',
  new_password: 'كلمة المرور الجديدة',
  enter_password: 'أدخل كلمة المرور.',
  change_password: 'تغيير كلمة المرور',

  device: ({ browser, system }) =>
    browser && system ? `${browser} على ${system}` : (browser ?? system ?? 'جهاز غير معروف'),
  this_device: 'هذا الجهاز',
  session_facts: ({ ip, used, begun }) => `${ip} · آخر استخدام ${used} · تسجيل الدخول ${begun}`,
  log_out: 'تسجيل الخروج',
  log_out_session: ({ device, used }) => `تسجيل الخروج من ${device}، آخر استخدام ${used}`,
  log_out_question: ({ device }) => `تسجيل الخروج من ${device}؟`,
  log_out_effect: 'على من يستخدمه أن يسجّل الدخول من جديد.',
  log_it_out: 'سجّل الخروج منه',
  logged_out: ({ device }) => `سُجِّل الخروج من ${device}.`,
  no_other_sessions: 'لا جلسات أخرى.',
  log_out_others: 'تسجيل الخروج من كل الأجهزة الأخرى',
  log_out_others_question: 'تسجيل الخروج من كل جهاز آخر؟',
  log_out_others_effect: 'يبقى هذا الجهاز وحده مسجّل الدخول.',
  log_them_out: 'سجّل الخروج منها',
  others_logged_out: ({ count }) =>
    plural(count, {
      one: 'سُجِّل الخروج من جهاز آخر واحد.',
      two: 'سُجِّل الخروج من جهازين آخرين.',
      few: `سُجِّل الخروج من ${number(count)} أجهزة أخرى.`,
      many: `سُجِّل الخروج من ${number(count)} جهازًا آخر.`,
      other: `سُجِّل الخروج من ${number(count)} جهاز آخر.`,
    }),

  tokens_lead: ({ link }) => <>تتيح لبرامجك أن تستخدم {link('واجهة REST البرمجية')} باسمك.</>,
  no_tokens: 'لا رموز API بعد.',
  tokens_full: ({ max }) => `أقصى عدد للرموز ${number(max)}. ألغِ واحدًا لتنشئ آخر.`,
  token_revoked: ({ name }) => `أُلغي ${name}.`,
  revoke: 'إلغاء',
  revoke_token: ({ name }) => `إلغاء ${name}`,
  revoke_question: ({ name }) => `إلغاء ${name}؟`,
  revoke_effect: 'تُرفض البرامج التي تستخدمه من ذلك الحين. لا يمكن التراجع عن هذا.',
  revoke_it: 'إلغاء الرمز',
  scopes: { read: 'قراءة', generate: 'إنشاء' },
  scope_meanings: {
    read: 'رؤية الدورات والمستندات والتقدّم والأرصدة',
    generate: 'بدء الدورات وإيقافها ورفع المستندات وحذفها؛ ينفق أرصدة',
  },
  created: ({ day }) => `أُنشئ في ${day}`,
  expired: ({ day }) => `انتهى في ${day}`,
  expires: ({ day }) => `ينتهي في ${day}`,
  never_expires: 'لا ينتهي',
  last_used: ({ day }) => `آخر استخدام ${day}`,
  not_used: 'لم يُستخدم بعد',

  new_token: 'رمز جديد',
  new_api_token: 'رمز API جديد',
  name: 'الاسم',
  name_placeholder: 'برنامج قائمة القراءة',
  enter_token_name: 'أدخل اسمًا للرمز.',
  permissions: 'الصلاحيات',
  choose_permission: 'اختر واحدة على الأقل.',
  expires_after: 'ينتهي بعد',
  days: ({ count }) =>
    plural(count, {
      one: 'يوم واحد',
      two: 'يومين',
      few: `${number(count)} أيام`,
      many: `${number(count)} يومًا`,
      other: `${number(count)} يوم`,
    }),
  one_year: 'سنة واحدة',
  until_revoked: 'حتى يُلغى',
  create_token: 'إنشاء رمز',

  copy_token: ({ name }) => `انسخ الرمز «\u2068${name}\u2069» الآن`,
  shown_once: 'لا يظهر إلا هذه المرة. أرسله في ترويسة:',
  copy: 'نسخ',
  i_have_it: 'نسخته',
  token_copied: 'نُسخ الرمز.',
  copy_by_hand: 'لا يسمح لنا متصفحك بالنسخ. الرمز محدَّد: انسخه بلوحة المفاتيح.',

  keys_lead: ({ link }) => (
    <>
      لتُكتب الدورات بـ Gemini أو يُبحث لها بـ Perplexity بمفتاح من عندك. يُجرَّب لدى مزوّده ويُحفظ مشفّرًا
      ولا يظهر ثانية. وحين تبدأ دورة عبر {link('واجهة REST البرمجية')} ينوب عنه رمزه.
    </>
  ),
  no_keys: 'لا مفاتيح بعد.',
  key_saved_on: ({ day }) => `حُفظ في ${day}`,
  key_forgotten_on: ({ day }) => `يُنسى في ${day} ما لم يُستخدم`,
  delete_key: ({ provider }) => `حذف مفتاح ${provider}`,
  delete_key_question: ({ provider }) => `حذف مفتاحك لدى ${provider}؟`,
  delete_key_effect: 'لا يُستخدم من ذلك الحين. ويبقى صالحًا لدى المزوّد حتى تلغيه هناك.',
  delete_it: 'احذفه',
  delete: 'حذف',
  key_deleted: ({ provider }) => `حُذف مفتاحك لدى ${provider}.`,
  key_accepted: ({ provider }) => `قبِل ${provider} المفتاح، وقد حُفظ.`,
  new_key: 'مفتاح جديد',
  provider: 'المزوّد',
  key: 'المفتاح',
  enter_key: 'أدخل المفتاح.',
  replaces_key: ({ provider }) => `يحل محل المفتاح المحفوظ لـ ${provider}.`,
  asking_provider: 'جارٍ سؤال المزوّد…',
  test_and_save: 'تجربة وحفظ',

  balance: ({ count, strong }) => <>لديك {strong(credits(count))}. رصيد واحد ينشئ دورة واحدة.</>,
  buy_credits: 'شراء أرصدة',
  no_movements: 'لا حركات للأرصدة بعد.',
  movements: 'حركات الأرصدة، الأحدث أولًا',
  movement_pages: 'صفحات حركات الأرصدة',
  when: 'متى',
  what: 'ماذا',
  change: 'التغيير',
  balance_after: 'الرصيد',
  actions: {
    signup_grant: 'أرصدة الترحيب',
    purchase: 'شراء',
    admin_add: 'أضافها مدير',
    generation_use: 'دورة',
    audio_use: 'صوت',
    visualization_use: 'رسم توضيحي',
    chat_allowance_purchase: 'رسائل إلى المدرّس',
    refund: 'استرداد',
  },
  newer: 'الأحدث',
  older: 'الأقدم',
  page: ({ page, last }) => `الصفحة ${number(page)} من ${number(last)}`,

  export_lead:
    'كل ما يُحفظ عنك في ملف JSON واحد: الملف الشخصي والجلسات والمستندات والدورات والأرصدة.',
  download: 'تنزيل بياناتك',

  delete_lead:
    'تُحذف دوراتك ومستنداتك ورموزك وجلساتك فورًا ونهائيًا، وتضيع الأرصدة الباقية. وتبقى حركات الأرصدة دون اسمك كي تظل المجاميع صحيحة.',
  delete_account: 'حذف الحساب…',
  delete_question: 'حذف حسابك؟',
  delete_confirm: 'لا يمكن التراجع عن هذا. اكتب بريدك الإلكتروني وكلمة مرورك للتأكيد.',
  your_email: 'بريدك الإلكتروني',
  enter_email: 'أدخل بريدك الإلكتروني.',
  your_password: 'كلمة مرورك',
  delete_for_good: 'احذف حسابي نهائيًا',
  keep_it: 'أبقِه',
  account_deleted: 'حُذف حسابك.',
};
export default ar;
