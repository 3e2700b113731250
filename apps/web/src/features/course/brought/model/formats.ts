/** Names of formats are the same in every language. */
export const formatNames = 'GIFT, Moodle XML, CSV, QTI 2–3, Anki (.apkg)';
export const fileEndings = '.gift,.txt,.xml,.csv,.tsv,.zip,.apkg,.colpkg';
