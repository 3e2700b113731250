import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.ts';

const { number, plural } = wordsOf('ar');
/** Both stand after "خلال". */
const minutes = (count: number) =>
  plural(count, {
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: `${number(count)} دقائق`,
    many: `${number(count)} دقيقة`,
    other: `${number(count)} دقيقة`,
  });
const hours = (count: number) =>
  plural(count, {
    one: 'ساعة واحدة',
    two: 'ساعتين',
    few: `${number(count)} ساعات`,
    many: `${number(count)} ساعة`,
    other: `${number(count)} ساعة`,
  });

export const ar: Messages = {
  greeting: 'مرحبًا،',
  greeting_by_name: ({ name }) => `مرحبًا \u2068${name}\u2069،`,
  signature: 'فريق Coursewright',

  verify_email: {
    subject: 'تأكيد بريدك الإلكتروني',
    why: 'أُنشئ حساب في Coursewright بهذا البريد، ونأمل أن يكون ذلك بطلب منك. بعد تأكيده يمكنك تسجيل الدخول والحصول على أرصدتك المجانية.',
    action: 'تأكيد بريدي الإلكتروني',
    valid: ({ count }) => `يعمل الرابط مرة واحدة، خلال ${hours(count)}.`,
    not_you:
      'إن لم يكن ذلك بطلب منك، فيمكنك تجاهل هذه الرسالة: لا يمكن لأحد استخدام الحساب دون هذا الرابط.',
  },
  someone_registered: {
    subject: 'لديك حساب بالفعل',
    why: 'حاول شخص ما إنشاء حساب في Coursewright ببريدك الإلكتروني. يوجد حساب بهذا البريد بالفعل، ولم يتغير فيه أي شيء.',
    you_unconfirmed:
      'إن كانت المحاولة منك: لم يُؤكَّد البريد بعد. يكفي طلب رابط جديد وفتحه، ثم تسجيل الدخول.',
    you: 'إن كانت المحاولة منك، فيكفي تسجيل الدخول.',
    ask_for_link: 'طلب رابط جديد',
    log_in: 'تسجيل الدخول',
    not_you: 'إن لم تكن المحاولة منك، فلا يلزم أي إجراء.',
  },
  reset_password: {
    subject: 'تعيين كلمة مرور جديدة',
    why: 'طُلبت كلمة مرور جديدة لحسابك في Coursewright، ونأمل أن يكون ذلك بطلب منك.',
    action: 'تعيين كلمة مرور جديدة',
    valid: ({ count }) =>
      `يعمل الرابط مرة واحدة، خلال ${minutes(count)}، ويحل محله أي رابط أحدث. تعيين كلمة مرور جديدة يسجّل خروجك من كل الأجهزة.`,
    not_you: 'إن لم يكن ذلك بطلب منك، فيمكنك تجاهل هذه الرسالة: لم تتغير كلمة المرور.',
  },
  password_changed: {
    subject: 'تغيّرت كلمة المرور',
    what: 'تغيّرت كلمة مرور حسابك في Coursewright. سُجّل الخروج من الأجهزة الأخرى، وأُلغيت رموز API.',
    not_you:
      'إن كان التغيير منك، فلا يلزم أي إجراء. وإن لم يكن منك، فمن الضروري تعيين كلمة مرور جديدة على الفور:',
    action: 'تعيين كلمة مرور جديدة',
  },
  course_ready: {
    subject: 'دورتك جاهزة',
    what: ({ topic }) => `اكتملت كتابة دورتك حول «\u2068${topic}\u2069».`,
    action: 'قراءة الدورة',
  },
  course_failed: {
    subject: 'تعذّرت كتابة دورتك',
    what: ({ topic }) => `تعذّرت كتابة دورتك حول «\u2068${topic}\u2069».`,
    returned: 'أُعيد رصيدك.',
    action: 'معرفة السبب وإعادة المحاولة',
  },
  asked_for: 'وصلتك هذه الرسالة لأنك طلبتها عند بدء الدورة.',
};
