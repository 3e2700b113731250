// Runs before the first paint: src/shared/before-paint.test.ts says what for.
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
  // Storage is blocked.
}
