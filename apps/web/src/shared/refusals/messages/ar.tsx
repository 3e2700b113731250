import { ar as failures } from '@coursewright/contract/failures/ar';
import { wordsOf } from '@coursewright/contract/words';
import fields from '../../ui/messages/ar.tsx';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('ar');

/** A name in any script keeps its own direction. */
const apart = (name: string) => `\u2068${name}\u2069`;

const times = (count: number) =>
  plural(count, {
    one: 'مرة واحدة',
    two: 'مرتين',
    few: `${number(count)} مرات`,
    many: `${number(count)} مرة`,
    other: `${number(count)} مرة`,
  });
const lessons = (count: number) =>
  plural(count, {
    one: 'درسًا واحدًا',
    two: 'درسين تقريبًا',
    few: `${number(count)} دروس تقريبًا`,
    many: `${number(count)} درسًا تقريبًا`,
    other: `${number(count)} درس تقريبًا`,
  });

const ar: Messages = {
  ...fields,
  ...failures,

  not_your_password: 'كلمة المرور هذه ليست كلمة مرورك.',
  not_your_address: 'هذا ليس عنوان حسابك.',
  password_not_text: 'في كلمة المرور أحرف تالفة. تجب كتابتها من جديد.',
  password_repeats: 'اختر كلمة مرور ليست مجرد تكرار.',
  password_is_run: 'اختر كلمة مرور ليست تسلسلًا من لوحة المفاتيح.',
  password_well_known: 'كلمة المرور هذه من أول ما يجرّبه أي شخص. اختر غيرها.',
  password_is_name: 'اختر كلمة مرور ليست اسمك ولا بريدك الإلكتروني.',
  password_is_product: 'اختر كلمة مرور ليست اسم هذا التطبيق.',
  wrong_login: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  account_disabled: 'عُطّل هذا الحساب.',
  email_not_confirmed:
    'لم يُؤكَّد بريدك الإلكتروني بعد. افتح الرابط الذي أرسلناه إليك أو اطلب رابطًا جديدًا.',
  link_expired: 'هذا الرابط غير صالح أو انتهت مدته. اطلب رابطًا جديدًا.',
  login_required: 'سجّل الدخول للمتابعة.',
  session_ended: 'انتهت جلستك. سجّل الدخول من جديد.',
  other_site: 'جاء هذا الطلب من موقع آخر فرُفض.',
  not_allowed: 'لا يُسمح لك بهذا.',
  administrators_only: 'هذا متاح للمديرين فقط.',
  last_administrator: 'هذا هو المدير النشط الوحيد. عيّن شخصًا آخر أولًا.',
  api_token_limit: ({ count }) =>
    `عدد رموز API لديك ${number(count)}، وهو الحد الأقصى. ألغِ أحدها لإنشاء رمز جديد.`,
  api_token_scope: ({ scope }) => `لا يتيح رمز API هذا ذلك: تنقصه صلاحية «${apart(scope)}».`,
  api_token_refused: 'لا تُقبل رموز API هنا. سجّل الدخول بدلًا من ذلك.',
  key_refused: ({ provider }) => `لا تقبل ${apart(provider)} هذا المفتاح.`,
  key_unknown: 'هذا المفتاح غير معروف. احفظه من جديد في حسابك أو اتركه.',
  key_of_other_provider: 'هذا المفتاح لمزوّد آخر. اختر المفتاح الصحيح أو اتركه.',

  credits_missing: 'رصيدك لا يكفي.',
  credits_needed: ({ count }) => `يتطلب هذا من الأرصدة: ${number(count)}، ورصيدك لا يكفي.`,
  balance_full: ({ count }) => `أقصى ما يتسع له الحساب من الأرصدة: ${number(count)}.`,
  checkout_refused: 'لا يمكن متابعة عملية الشراء هذه. ابدأ عملية جديدة.',
  payment_closed: 'أُغلقت هذه الدفعة من قبل.',
  payment_without_order:
    'لا يوجد طلب لهذه الدفعة، فلا يمكن إضافتها إلى الرصيد. أعدها لدى المزوّد ثم أغلقها.',
  payment_not_creditable: 'ما زالت إضافتها إلى الرصيد غير ممكنة.',
  charge_not_returnable: 'لا يُعاد هنا إلا ما خُصم للصوت والرسوم.',
  charge_without_account: 'حُذف الحساب الذي خُصم منه هذا المبلغ.',
  charge_returned: 'أُعيد هذا المبلغ من قبل.',
  report_closed: 'أُغلق هذا البلاغ من قبل.',
  sharing_allowed: 'يستطيع صاحب هذه الدورة مشاركتها بالفعل.',

  malformed_request: 'الطلب غير سليم. أعد تحميل الصفحة وحاول من جديد.',
  content_unsupported: 'لا يُقبل هذا النوع من المحتوى هنا.',
  request_too_large: 'هذا كبير جدًا.',
  fields_invalid: 'بعض البيانات غير صالحة.',
  changed_at_once: 'حدث تغيير آخر في الوقت نفسه. حاول من جديد.',
  not_answered_yet: 'ما زال الطلب الأول قيد التنفيذ. حاول من جديد بعد لحظة.',
  key_of_another_request: 'أُرسل هذا الطلب من قبل بمحتوى آخر. أعد تحميل الصفحة وحاول من جديد.',
  wrong_form: 'الصيغة غير صحيحة.',
  unknown_field: 'هذا غير معروف هنا.',
  no_right_answer: 'يجب أن تكون إحدى الإجابات صحيحة.',
  two_options: 'لسؤال الصواب والخطأ خياران.',

  course_being_written: 'تُكتب هذه الدورة الآن. انتظر حتى تنتهي أو أوقف كتابتها.',
  course_written_already: 'تُكتب هذه الدورة بالفعل.',
  course_incomplete:
    'توقفت هذه الدورة قبل اكتمال مخطّطها ودرسها الأول. أعد المحاولة كاملة، ثم يمكن تغييرها.',
  course_not_delivered: 'لم تُسلَّم هذه الدورة. أعد المحاولة كاملة.',
  course_complete: 'هذه الدورة مكتملة، فلا شيء تُعاد محاولته.',
  course_changed: 'تغيّرت الدورة في هذه الأثناء. أعد تحميلها قبل تغييرها.',
  course_deleted: 'حُذفت الدورة للتو.',
  course_too_large: ({ mebibytes }) =>
    `ستتجاوز الدورة ${number(mebibytes)} ميبيبايت. اختصر الدرس أو احذف درسًا آخر أولًا.`,
  course_needs_lesson: 'تحتاج الدورة إلى درس واحد على الأقل.',
  course_not_written_here:
    'لم تُكتب هذه الدورة هنا، فلا تمكن إعادة كتابة دروسها. يمكنك تغييرها بنفسك.',
  does_not_fit: 'لم يعد هذا جزءًا من الدورة. أعد تحميلها.',
  lesson_not_written: 'لا نص في هذا الدرس بعد.',
  lessons_moved: 'تغيّر ترتيب دروس هذه الدورة في هذه الأثناء. أعد تحميل الدورة.',
  message_gone: 'لم تعد هذه الرسالة موجودة. أعد تحميل المحادثة.',
  markers_without_citation: ({ markers, count }) =>
    plural(count, {
      one: `لا استشهاد لـ ${apart(markers)}. لا يبقى إلا ما في الدرس من استشهادات.`,
      two: `لا استشهاد لكل من ${apart(markers)}. لا يبقى إلا ما في الدرس من استشهادات.`,
      few: `لا استشهاد لكل من ${apart(markers)}. لا يبقى إلا ما في الدرس من استشهادات.`,
      many: `لا استشهاد لكل من ${apart(markers)}. لا يبقى إلا ما في الدرس من استشهادات.`,
      other: `لا استشهاد لكل من ${apart(markers)}. لا يبقى إلا ما في الدرس من استشهادات.`,
    }),
  sentences_unclear: 'يتعذّر فصل جمل هذا النص. اكتب فقرات أقصر أو احذف الأحرف غير المألوفة.',
  notes_full: ({ count }) =>
    `أقصى عدد للملاحظات والتظليلات في الدورة: ${number(count)}. احذف بعضها أولًا.`,
  events_full: ({ count }) => `أقصى عدد لخطوات التعلّم المحفوظة في الدورة: ${number(count)}.`,
  history_full: ({ count, gibibytes }) =>
    `سجلك ممتلئ. أقصى عدد للدورات ${number(count)}، وأقصى حجم لها معًا ${number(gibibytes)} جيبيبايت. احذف بعضها أولًا.`,
  sharing_taken_away: 'جعل أحد المديرين هذه الدورة خاصة بعد بلاغ عنها، فلا تمكن مشاركتها.',
  nothing_to_share: 'لا شيء يُقرأ في هذه الدورة بعد. تمكن مشاركتها حين تُكتب.',
  nothing_to_read_aloud: 'لا شيء في هذا الدرس يمكن أن يُقرأ بصوت عالٍ.',
  lesson_too_long_aloud: 'هذا الدرس أطول من أن يُقرأ بصوت عالٍ.',
  language_not_spoken: 'لا صوت يتحدث لغة هذه الدورة.',
  voice_unknown: 'لا يوجد هذا الصوت لهذا الدرس. اختر غيره.',
  kanji_not_spoken: 'لا يستطيع الصوت المدمج قراءة الكانجي، فلا يستطيع قراءة هذا الدرس.',
  drawing_language: 'يقتبس المؤلّف المدمج من الدرس، فلا يرسمه إلا بلغة الدورة.',

  generation_ended: 'لم تعد هذه الدورة تُكتب، فلا شيء يُبلَّغ عنه.',
  nothing_missing: 'لا ينقص هذه الدورة أي درس.',
  finishing_used_up: ({ count }) =>
    `جرت محاولة كتابة الدروس الناقصة ${times(count)}. اطلب دورة جديدة، ربما من مصادر أخرى.`,
  rewrites_used_up: ({ count }) =>
    `أُعيدت كتابة دروس هذه الدورة ${times(count)}، وهذا هو الحد المجاني. ما زال بإمكانك تغييرها بنفسك.`,
  calls_used_up: ({ count }) =>
    `استنفدت هذه الدورة استدعاءات النموذج التي يدفع ثمنها رصيد واحد (${number(count)})، فلا تمكن إعادة المحاولة. ابدأ دورة جديدة، ربما أصغر.`,
  nothing_else_to_ask: 'لا شيء آخر يُسأل عنه في هذا الدرس.',
  outline_changed:
    'تغيّر المخطّط في هذه الأثناء، ربما في علامة تبويب أخرى. أعد تحميله قبل تغييره أو تأكيده.',
  outline_closed: 'لا يمكن تغيير المخطّط إلا ما دامت الدورة تنتظره.',
  other_decision: 'تنتظر الدورة قرارًا آخر: هل تُكتب دون مصادر؟',
  not_waiting: 'لا تنتظر الدورة هذا الآن. أعد تحميل الصفحة.',
  author_language: 'لا يكتب المؤلّف المدمج دورات بهذه اللغة. اختر لغة أخرى.',
  document_missing: 'اختر مستندًا واحدًا على الأقل للكتابة منه، أو اسمح بالويب مصدرًا.',
  document_without_text: ({ title }) =>
    `لا نص في «${apart(title)}» يمكن الكتابة منه. اختر مستندًا آخر.`,
  nothing_to_write_from: ({ topic }) =>
    `لا يوجد ما تُكتب منه دورة عن «${apart(topic)}»: لم يُختر مستند، والبحث في الويب غير مهيّأ، وليس في مكتبة النماذج نص عن الموضوع. ارفع مستندًا أو اختر موضوعًا من النماذج أو اطلب من مشغّل الخادم تهيئة نموذج (MODEL) أو البحث في الويب (SEARCH).`,
  no_sources: ({ topic }) =>
    `لا مصدر لدورة عن «${apart(topic)}»: لم يُختر مستند، والبحث في الويب غير مهيّأ، وليس في مكتبة النماذج نص عن الموضوع. أضف مستندًا أو وافق على أن يكتب النموذج مما يعرفه دون استشهادات.`,
  too_little_text:
    'في المصادر نص مقروء أقل مما تحتاج إليه دورة. أضف مستندًا أطول أو مستندًا يمكن تحديد نصه.',
  too_many_lessons: ({ possible, asked }) =>
    `تكفي المصادر ${lessons(possible)}، وطُلب ${number(asked)}. اطلب وحدات أو دروسًا أقل أو أضف مستندات.`,

  document_limit: ({ count }) =>
    `عدد مستنداتك ${number(count)}، وهو الحد الأقصى. احذف أحدها لرفع غيره.`,
  document_too_large: ({ name, mebibytes }) =>
    `حجم ${apart(name)} أكبر من ${number(mebibytes)} ميبيبايت.`,
  document_too_many_pages: ({ name, count }) =>
    `${apart(name)} طويل جدًا. أقصى عدد للصفحات: ${number(count)}.`,
  document_too_many_characters: ({ name, count }) =>
    `${apart(name)} طويل جدًا. أقصى عدد للأحرف: ${number(count)}.`,
  document_unpacks_to_too_much: ({ name }) =>
    `في ${apart(name)} بعد فك ضغطه بيانات أكثر بكثير مما في مستند من نوعه.`,
  document_too_slow: ({ name }) => `تستغرق قراءة ${apart(name)} وقتًا طويلًا. ارفع ملفًا أصغر أو أبسط.`,
  document_too_much_memory: ({ name }) =>
    `تحتاج قراءة ${apart(name)} إلى ذاكرة كبيرة. ارفع ملفًا أصغر أو أبسط.`,
  document_unreadable: ({ name }) => `${apart(name)} تالف أو يستخدم ما لا يمكن قراءته.`,
  document_damaged: ({ name }) => `${apart(name)} ناقص أو تالف. ارفعه من جديد من الأصل.`,
  document_empty: ({ name }) => `${apart(name)} فارغ.`,
  document_has_no_text: ({ name }) => `لا نص في ${apart(name)}.`,
  document_is_scan: ({ name }) =>
    `في ${apart(name)} صور صفحات دون نص. شغّل عليه التعرّف على النص (OCR) وارفع الناتج.`,
  document_is_garbled: ({ name }) =>
    `لا يبيّن ${apart(name)} من أي حروف يتكوّن نصه، وما يُقرأ منه بلا معنى. شغّل عليه التعرّف على النص (OCR) وارفع الناتج.`,
  document_has_password: ({ name }) => `${apart(name)} محمي بكلمة مرور.`,
  document_is_protected: ({ name }) => `${apart(name)} محمي من النسخ (DRM) ولا تمكن قراءته.`,
  document_kind_unknown: ({ name }) =>
    `لا تمكن قراءة ${apart(name)}. الأنواع المقبولة: PDF وWord (.docx) وEPUB وHTML وMarkdown والنص العادي.`,
  document_wrongly_named: ({ name, ending }) =>
    `ينتهي ${apart(name)} بـ ${apart(`.${ending}`)} لكن فيه نصًا عاديًا: هو تالف أو اسمه خاطئ. احفظه من جديد أو غيّر نهايته إلى ${apart('.txt')}.`,
  document_encoding: ({ name }) => `ترميز النص في ${apart(name)} غير معروف. احفظه بترميز UTF-8.`,
  page_unreadable: 'لا تمكن قراءة هذه الصفحة.',
  upload_broken: 'لم يصل الملف سليمًا. ارفعه من جديد.',

  file_too_costly: 'تحتاج قراءة هذا الملف إلى وقت أو ذاكرة أكثر من اللازم.',
  file_unpacks_to_too_much: 'محتوى هذا الملف كبير جدًا بعد فك ضغطه.',
  file_nested: 'مستويات هذا الملف متداخلة أكثر من اللازم.',
  file_damaged: 'هذا الملف تالف. صدّره من جديد واختر الملف الجديد.',
  file_not_utf8: 'هذا الملف ليس نصًا بترميز UTF-8.',
  file_too_new: 'هذا الملف من إصدار أحدث، أو ليس ملف دورة.',
  file_altered: 'تغيّر هذا الملف بعد توقيعه، فلم يُفتح.',
  file_too_large: ({ mebibytes }) =>
    `مع نُسخ هذه الدورة وما تعلّمته فيها تتجاوز حجم الملف المسموح: ${number(mebibytes)} ميبيبايت.`,
  recordings_too_large: ({ mebibytes }) =>
    `تسجيلات هذه الدورة أكبر مما يتسع له ملف: ${number(mebibytes)} ميبيبايت. خذها بلا تسجيلاتها.`,
  recordings_full: ({ gibibytes }) =>
    `ستتجاوز التسجيلات التي جاءت مع ملفاتك ${number(gibibytes)} جيبيبايت. احذف أولًا دورة جاءت بتسجيلات، أو أحضر هذه بلا تسجيلاتها.`,
  not_a_course_file: 'هذا ليس ملف دورة. اختر ملفًا نُزّل بصيغة «Coursewright».',
  not_our_markdown:
    'هذا ليس ملف دورة ولا Markdown من Coursewright. للتعلّم من نص، أضفه مستندًا عند إنشاء دورة.',
  markdown_changed: ({ line }) =>
    `تغيّر ملف Markdown هذا فلم تعد قراءته ممكنة: السطر ${number(line)}.`,
  lesson_twice: ({ title }) => `الدرس «${apart(title)}» مكرر في هذا الملف.`,
  lesson_without_end: ({ title }) => `لا نهاية لنص الدرس «${apart(title)}» في هذا الملف.`,
  question_without_answer: ({ number: position, title }) =>
    `السؤال ${apart(position)} في الدرس «${apart(title)}» وإجابته غير متوافقين في هذا الملف.`,
  courses_do_not_fit: 'الدورة في هذا الملف ودورتك غير متوافقتين.',
  course_invalid: 'بيانات الدورة غير صالحة.',
  course_damaged: 'الدورة في هذا الملف تالفة.',
  course_too_big: 'هذه الدورة أكبر مما يُسمح به.',
  not_a_course: 'هذه ليست دورة.',
  no_courses_in_file: 'لا دورات في هذا الملف. اختر ملفًا صُدّر من هنا.',
  part_damaged: 'هذا الجزء تالف.',
  no_questions_in_file: 'لا أسئلة في هذا الملف.',
  not_a_question_file:
    'لا يمكن جلب أسئلة من هذا الملف. الأنواع المقبولة: GIFT وMoodle XML وCSV وQTI وAnki.',
  deck_damaged:
    'المجموعة في هذا الملف تالفة. صدّرها من Anki من جديد حزمةً (.apkg) واختر الملف الجديد.',
  deck_unreadable:
    'المجموعة في هذا الملف تالفة أو كبيرة جدًا. صدّرها من جديد دون وسائط ومع دعم إصدارات Anki القديمة.',
  table_one_column: 'لهذا الجدول عمود واحد فقط. يلزم عمود للسؤال وآخر للإجابة الصحيحة.',
  table_damaged: 'هذا الجدول تالف: علامة اقتباس لم تُغلق أو تقع داخل خلية.',
  qti_too_old: 'هذا QTI 1.2 ولا يُقرأ هنا. صدّر الأسئلة بصيغة QTI 2.1 أو أحدث.',
  xml_damaged: 'ملف XML هذا تالف. صدّر الأسئلة من جديد واختر الملف الجديد.',

  parts_gone: 'لم تعد هذه الوحدة أو هذا الدرس في الدورة.',
  nothing_to_export: 'لا أسئلة فيما اختير.',
  export_nested: 'أحد دروس هذه الدورة متداخل أكثر مما يتسع له ملف.',
  export_too_large: 'تنتج هذه الدورة ملفًا كبيرًا جدًا. اختر بعض وحداتها واصنع ملفًا من كل جزء.',
  export_too_slow: 'يستغرق صنع الملف وقتًا طويلًا. اختر بعض الوحدات واصنع ملفًا من كل جزء.',

  document_left_out: 'حُذف مستند قبل كتابة الدورة، فتُرك جانبًا.',
  documents_alone: 'البحث في الويب غير مهيّأ، فتستند الدورة إلى المستندات وحدها.',
  rests_on_samples: 'تستند الدورة إلى مكتبة النماذج المرفقة.',
  cites_nothing: 'لم يُعثر على أي مصدر، فكتب النموذج الدورة مما يعرفه. لا استشهاد فيها على شيء.',
  search_in_vain: ({ query }) => `لم ينجح البحث عن «${apart(query)}».`,
  page_left_out: ({ page }) => `تُركت صفحة «${apart(page)}» جانبًا.`,
  module_search_in_vain: ({ title }) => `تعذّر البحث عن المزيد حول «${apart(title)}».`,
  course_not_read: 'لم تُقرأ الدورة كاملةً مرة أخرى.',
  no_second_reading: ({ title }) => `لم تحظَ «${apart(title)}» بقراءة ثانية.`,
  lesson_without_quiz: ({ title }) => `تعذّرت كتابة اختبار «${apart(title)}».`,
  resources_not_chosen: 'تعذّر اختيار موارد للاستزادة.',

  instruction_taken: ({ instruction }) =>
    `لا يفعل المؤلّف المدمج سوى الاقتباس من مصادره. وهذا ما فعله بشأن «${apart(instruction)}»:`,
  instruction_not_taken: ({ instruction }) =>
    `لا يفعل المؤلّف المدمج سوى الاقتباس من مصادره، ولا يستطيع اتباع «${apart(instruction)}»؛ فاختار مقاطع أخرى بدلًا من ذلك.`,
  quoted_less: 'اقتبس أقل.',
  quoted_more: 'اقتبس أكثر.',
  examples_first: 'قدّم المقاطع التي فيها أمثلة.',
  long_sentences_left_out: 'ترك الجمل الطويلة.',
  figures_first: 'قدّم المقاطع التي فيها أرقام وشيفرة وجداول.',
  explanations_first: 'قدّم المقاطع التي تعرّف وتشرح.',
  quiz_takes_no_instruction:
    'لا يتبع المؤلّف المدمج أي تعليمات في الاختبار؛ بل يطرح أسئلة أخرى بقدر ما يسمح به الدرس.',

  search_busy: ({ provider }) => `تلقّى بحث ${apart(provider)} طلبات كثيرة جدًا. حاول لاحقًا.`,
  search_key_refused: ({ provider }) => `يرفض بحث ${apart(provider)} مفتاح API.`,
  search_failed: ({ provider, status }) =>
    `فشل بحث ${apart(provider)} بالحالة ${apart(String(status))}.`,
  search_too_slow: ({ provider }) => `استغرق بحث ${apart(provider)} وقتًا طويلًا للرد.`,
  search_unreadable: ({ provider }) => `جاء من بحث ${apart(provider)} رد لا تمكن قراءته.`,
  search_away: ({ provider }) => `تعذّر الوصول إلى بحث ${apart(provider)}.`,
  page_too_slow: ({ page }) => `استغرقت صفحة ${apart(page)} وقتًا طويلًا للرد.`,
  page_away: ({ page }) => `تعذّر الوصول إلى صفحة ${apart(page)}.`,
};
export default ar;
