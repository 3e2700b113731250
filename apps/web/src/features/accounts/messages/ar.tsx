import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('ar');
const minutes = (count: number) =>
  plural(count, {
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: `${number(count)} دقائق`,
    many: `${number(count)} دقيقة`,
    other: `${number(count)} دقيقة`,
  });

const ar: Messages = {
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  new_password: 'كلمة المرور الجديدة',
  full_name: 'الاسم الكامل',
  enter_email: 'أدخل عنوان بريد مثل name@example.org.',
  enter_password: 'أدخل كلمة المرور.',
  enter_name: 'أدخل اسمك.',
  check_mail: 'تفقّد بريدك',
  sent_to: ({ email }) => <>أرسلناها إلى {email}.</>,
  log_in: 'تسجيل الدخول',
  back_to_login: 'العودة إلى تسجيل الدخول',

  welcome_back: 'يسرّنا أن نراك من جديد.',
  session_expired: 'انتهت جلستك. سجّل الدخول من جديد من فضلك.',
  no_storage: 'تعذّر بدء الجلسة.',
  no_storage_why:
    'لا يسمح متصفحك لهذا الموقع بتخزين شيء، فلا يمكن لأحد أن يبقى مسجّل الدخول. اسمح بذلك وأعد تحميل الصفحة.',
  login_failed: 'تعذّر تسجيل الدخول',
  wrong_credentials: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  unconfirmed: 'أكّد بريدك الإلكتروني أولًا. افتح الرابط الذي أرسلناه إليك.',
  remember_me: 'تذكّرني',
  forgot_password: 'هل نسيت كلمة المرور؟',
  new_here: ({ link }) => <>جديد هنا؟ {link('أنشئ حسابًا')}</>,

  register: 'إنشاء حساب',
  create_account: 'أنشئ حسابك',
  free_credits: 'أرصدة مجانية بانتظارك. لا حاجة إلى بطاقة.',
  registration_failed: 'تعذّر إنشاء الحساب',
  accept: ({ terms, privacy }) => (
    <>
      بإنشاء حساب تقبل {terms('الشروط')}؛ وتبيّن {privacy('صفحة الخصوصية')} ما يُحفظ.
    </>
  ),
  have_account: ({ link }) => <>لديك حساب؟ {link('سجّل الدخول')}</>,
  no_mail_yet: 'لم يصل شيء بعد دقائق؟ تفقّد مجلد الرسائل غير المرغوبة أو اطلب رابطًا آخر.',
  confirmed_already: ({ link }) => <>أكّدته بالفعل؟ {link('سجّل الدخول')}</>,

  password_length: ({ min, max }) => `من ${number(min)} إلى ${number(max)} حرفًا، أي أحرف تشاء`,
  password_not_name: 'ليست اسمك ولا بريدك الإلكتروني',
  rule_met: '(مستوفى)',
  rule_not_met: '(غير مستوفى بعد)',

  no_real_mail: 'لا تُسلَّم الرسائل هنا',
  mailbox: ({ link }) => <>هي تنتظر في {link('صندوق بريد التطوير')}.</>,

  confirm_address: 'أكّد بريدك الإلكتروني',
  confirm_how: 'نرسل إليك رابطًا. بفتحه يتأكد العنوان.',
  verifying: 'جارٍ تأكيد بريدك الإلكتروني…',
  verification_failed: 'تعذّر تأكيد البريد الإلكتروني',
  confirmed: 'تأكّد البريد الإلكتروني',
  confirmed_now: 'تأكّد بريدك الإلكتروني. يمكنك تسجيل الدخول الآن.',
  confirmation_sent: 'أرسلنا إليك رسالة. افتح الرابط الذي فيها لتأكيد عنوانك.',
  resent: 'إن كان حساب بهذا العنوان ينتظر التأكيد فقد أرسلنا رابطًا جديدًا.',
  resend: 'إرسال الرابط من جديد',
  resend_failed: 'تعذّر إرسال رسالة التأكيد من جديد. حاول لاحقًا من فضلك.',

  reset_how: ({ count }) =>
    `نرسل إليك رابطًا لتعيين كلمة جديدة. يصلح مرة واحدة، لمدة ${minutes(count)}.`,
  mail_link: 'أرسل إليّ الرابط',
  remembered_early: ({ link }) => <>تذكّرتها؟ {link('سجّل الدخول')}</>,
  no_reset_mail:
    'لم يصل شيء بعد دقائق؟ تفقّد مجلد الرسائل غير المرغوبة، أو تأكّد أنك سجّلت بهذا العنوان.',
  reset_link_sent: 'إن كان هناك حساب بهذا العنوان فقد أرسلنا رابطًا لتعيين كلمة مرور جديدة.',
  ask_again: 'اطلب من جديد',
  set_password_title: 'تعيين كلمة مرور جديدة',
  set_password_lead: 'سيُسجَّل خروجك من كل مكان سجّلت الدخول فيه.',
  set_password: 'تعيين كلمة المرور',
  password_changed: 'تغيّرت كلمة مرورك',
  log_in_with_it: 'يمكنك تسجيل الدخول بها الآن.',
  logged_out_everywhere: 'سُجِّل الخروج من كل جهاز كان مسجّل الدخول.',
  link_dead: 'هذا الرابط لا يعمل',
  link_incomplete: 'هذا الرابط غير كامل.',
  link_rules: ({ count }) =>
    `يصلح الرابط مرة واحدة، لمدة ${minutes(count)}، وآخر رابط طلبته فقط. كلمة مرورك لم تتغيّر.`,
  new_link: 'اطلب رابطًا جديدًا',
};
export default ar;
