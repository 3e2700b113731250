// Runs before the first paint, so that nothing flashes or jumps: the chosen theme, how
// the text of lessons is set (features/course/reading/model/text-settings.ts), whether somebody is
// probably logged in, and whether the English page that the build wrote is about to be replaced by
// another language (shared/language.ts decides the same way).
try {
  var choice = localStorage.getItem('theme');
  if (choice === 'light' || choice === 'dark') document.documentElement.dataset.mode = choice;
  var text = localStorage.getItem('reading_text');
  if (text) document.documentElement.dataset.text = text;
  if (localStorage.getItem('auth')) document.documentElement.dataset.session = 'stored';
  var language = localStorage.getItem('language');
  var asked = (language ? [language] : navigator.languages).join(',').toLowerCase();
  var known = /(?:^|,)(en|es|de|fr|pt|ar)(?:-[^,]*)?(?=,|$)/.exec(asked);
  if (known && known[1] !== 'en') document.documentElement.dataset.translating = known[1];
} catch {
  // Storage is blocked: the page follows the system and nobody is logged in.
}
