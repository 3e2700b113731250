// Runs before the first paint: src/shared/before-paint.test.ts says what for.
var page = document.documentElement.dataset;
try {
  var choice = localStorage.getItem('theme');
  if (choice === 'light' || choice === 'dark') page.mode = choice;
  var text = localStorage.getItem('reading_text');
  if (text) page.text = text;
  if (localStorage.getItem('auth')) page.session = 'stored';
  var language = localStorage.getItem('language');
  var asked = (language ? [language] : navigator.languages).join(',').toLowerCase();
  var known = /(?:^|,)(en|es|de|fr|pt|ar)(?:-[^,]*)?(?=,|$)/.exec(asked);
  if (known && known[1] !== 'en') page.translating = known[1];
} catch {
  // Storage is blocked.
}
// src/shared/early-press.ts presses it again.
document.addEventListener(
  'click',
  function (event) {
    var button = event.target.closest('#root button');
    if (!button || page.answers === 'screen' || (page.answers && !button.closest('main'))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    button.dataset.held = '';
  },
  true,
);
