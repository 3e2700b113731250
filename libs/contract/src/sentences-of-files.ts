/** Why a file was not taken, or not made. */
export const sentencesOfFiles = {
  document_limit: ({ count }: { count: number }) =>
    `You have ${count} documents, which is the limit. Delete one to upload another.`,
  document_too_large: ({ name, mebibytes }: { name: string; mebibytes: number }) =>
    `${name} is larger than ${mebibytes} MiB.`,
  document_too_many_pages: ({ name, count }: { name: string; count: number }) =>
    `${name} is too long: it has more than ${count.toLocaleString('en')} pages.`,
  document_too_many_characters: ({ name, count }: { name: string; count: number }) =>
    `${name} is too long: it has more than ${count.toLocaleString('en')} characters.`,
  document_unpacks_to_too_much: ({ name }: { name: string }) =>
    `${name} unpacks to far more data than a document of its kind holds.`,
  document_too_slow: ({ name }: { name: string }) =>
    `${name} takes too long to read. Upload a smaller or simpler file.`,
  document_too_much_memory: ({ name }: { name: string }) =>
    `${name} needs too much memory to read. Upload a smaller or simpler file.`,
  document_unreadable: ({ name }: { name: string }) =>
    `${name} is damaged or uses features that cannot be read.`,
  document_damaged: ({ name }: { name: string }) =>
    `${name} is incomplete or damaged. Upload it again from the original.`,
  document_empty: ({ name }: { name: string }) => `${name} is empty.`,
  document_has_no_text: ({ name }: { name: string }) => `${name} contains no text.`,
  document_is_scan: ({ name }: { name: string }) =>
    `${name} contains pictures of pages, but no text. Run text recognition (OCR) on it and upload the result.`,
  document_is_garbled: ({ name }: { name: string }) =>
    `${name} does not tell which letters its text is made of: what can be read of it is gibberish. Run text recognition (OCR) on it and upload the result.`,
  document_has_password: ({ name }: { name: string }) => `${name} is protected by a password.`,
  document_is_protected: ({ name }: { name: string }) =>
    `${name} is copy-protected (DRM) and cannot be read.`,
  document_kind_unknown: ({ name }: { name: string }) =>
    `${name} cannot be read. PDF, Word (.docx), EPUB, HTML, Markdown and plain text can be read.`,
  document_wrongly_named: ({ name, ending }: { name: string; ending: string }) =>
    `${name} ends in .${ending} but holds plain text: it is damaged or wrongly named. Save it anew, or rename it to .txt.`,
  document_encoding: ({ name }: { name: string }) =>
    `${name} is in an unknown text encoding. Save it as UTF-8.`,
  page_unreadable: 'This page cannot be read.',
  upload_broken: 'The upload broke off. Send it again.',

  file_too_costly: 'This file takes too much time or memory to read.',
  file_unpacks_to_too_much: 'This file unpacks to too much.',
  file_nested: 'This file is nested too deeply.',
  file_damaged: 'This file is damaged. Export it again, and choose the new file.',
  file_not_utf8: 'This file is no text in UTF-8.',
  file_too_new: 'This file comes from a newer version, or is no course file.',
  file_altered: 'This file was altered after it was signed, and was not opened.',
  file_too_large: ({ mebibytes }: { mebibytes: number }) =>
    `With its versions and what was learned this course is larger than a file may be: ${mebibytes} MiB.`,
  recordings_too_large: ({ mebibytes }: { mebibytes: number }) =>
    `The recordings of this course are larger than a file takes: ${mebibytes} MiB. Take it along without its recordings.`,
  recordings_full: ({ gibibytes }: { gibibytes: number }) =>
    `The recordings that came with your files would be more than ${gibibytes} GiB together. Delete a course that came with recordings first, or take this one along without its recordings.`,
  not_a_course_file: 'This is not a course file. Choose one that was downloaded as “Coursewright”.',
  not_our_markdown:
    'This is not a course file, nor Markdown that Coursewright made. To learn from a text, bring it as a document when you create a course.',
  markdown_changed: ({ line }: { line: number }) =>
    `This Markdown was changed so that it cannot be read: line ${line}.`,
  lesson_twice: ({ title }: { title: string }) => `The lesson “${title}” is twice in this file.`,
  lesson_without_end: ({ title }: { title: string }) =>
    `The text of the lesson “${title}” has no end in this file.`,
  question_without_answer: ({ number, title }: { number: string; title: string }) =>
    `Question ${number} of the lesson “${title}” and its answer do not fit together in this file.`,
  courses_do_not_fit: 'The course of this file and yours do not fit together.',
  course_invalid: 'Invalid course data.',
  course_damaged: 'The course in this file is damaged.',
  course_too_big: 'This course is larger than a course may be.',
  not_a_course: 'This is not a course.',
  no_courses_in_file: 'There are no courses in this file. Choose one that was exported here.',
  part_damaged: 'This part is damaged.',
  no_questions_in_file: 'There are no questions in this file.',
  not_a_question_file:
    'This file is none of those that questions can be brought in from: GIFT, Moodle XML, CSV, QTI or Anki.',
  deck_damaged:
    'The deck in this file is damaged. Export it from Anki again as a package (.apkg), and choose the new file.',
  deck_unreadable:
    'The deck in this file is damaged or too large. Export it again without media, with “Support older Anki versions”.',
  table_one_column:
    'This table has one column only. It needs a column for the question and one for the right answer.',
  table_damaged:
    'This table is damaged: a quotation mark is opened and not closed, or stands within a cell.',
  qti_too_old: 'This is QTI 1.2, which is not read here. Export the questions as QTI 2.1 or newer.',
  xml_damaged: 'This XML is damaged. Export the questions again, and choose the new file.',

  parts_gone: 'The course has no such module or lesson any more.',
  nothing_to_export: 'There are no questions in what was chosen.',
  export_nested: 'A lesson of this course is nested too deeply for a file.',
  export_too_large:
    'This course makes too large a file. Choose some of its modules, and make a file of each part.',
  export_too_slow:
    'The file takes too long to make. Choose some of the modules, and make a file of each part.',
};
