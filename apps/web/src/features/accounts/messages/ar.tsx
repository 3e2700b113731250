import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number } = wordsOf('ar');

const ar: Messages = {
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  full_name: 'الاسم الكامل',
  enter_email: 'أدخل عنوان بريد مثل name@example.org.',
  enter_password: 'أدخل كلمة المرور.',
  enter_name: 'أدخل اسمك.',
  check_mail: 'تفقّد بريدك',
  sent_to: ({ email }) => <>أرسلناها إلى {email}.</>,
  log_in: 'تسجيل الدخول',

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
  confirmation_sent: 'أرسلنا إليك رسالة. افتح الرابط الذي فيها لتأكيد عنوانك.',
  resent: 'إن كان حساب بهذا العنوان ينتظر التأكيد فقد أرسلنا رابطًا جديدًا.',
  resend: 'إرسال الرابط من جديد',
  resend_failed: 'تعذّر إرسال رسالة التأكيد من جديد. حاول لاحقًا من فضلك.',
};
export default ar;
