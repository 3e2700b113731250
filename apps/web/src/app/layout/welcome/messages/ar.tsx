import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('ar');

const ar: Messages = {
  titles: { welcome: 'مرحبًا', how: 'كيف يعمل', start: 'البداية' },
  step: ({ step, of }) => `${number(step)} من ${number(of)}`,
  back: 'السابق',
  next: 'التالي',
  go: 'هيا بنا',

  greeting: 'يسعدنا وجودك هنا.',
  greeting_by_name: ({ name }) => `يسعدنا وجودك هنا، \u2068${name}\u2069.`,
  what_it_does: 'يكتب Coursewright دورة خصيصًا لك: حول موضوع من اختيارك أو انطلاقًا من مستنداتك.',
  check_it:
    'ولا داعي لتصديق أي شيء دون دليل: الرقم الموجود بعد كل جملة يفتح المقطع الذي استندت إليه.',

  name_topic: ({ strong }) => (
    <>{strong('موضوع أو مستندات.')} مع إمكانية تحديد مستوى العمق المطلوب.</>
  ),
  watch: ({ strong }) => (
    <>
      {strong('متابعة الكتابة لحظة بلحظة.')} تُقرأ المصادر، ثم يظهر المخطط، ويُفتح كل درس فور كتابته.
    </>
  ),
  practise: ({ strong }) => <>{strong('قراءة وتحقق وتدريب.')} مع كل درس مصادره واختباره.</>,

  you_have: ({ count, strong }) => (
    <>
      لديك{' '}
      {strong(
        plural(count, {
          one: 'رصيد واحد',
          two: 'رصيدان',
          few: `${number(count)} أرصدة`,
          many: `${number(count)} رصيدًا`,
          other: `${number(count)} رصيد`,
        }),
      )}
      . كل رصيد يكفي لإنشاء دورة واحدة.
    </>
  ),
  more: 'للصوت والرسوم التوضيحية في الدرس أرصدتها الخاصة. والدورات التي تحفظها تجدها في صفحة «دون اتصال»، مع الاتصال أو بدونه.',
  failure_is_free: 'إذا تعذّر إنشاء دورة، يعود رصيدها تلقائيًا.',
};
export default ar;
