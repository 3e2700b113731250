// Runs before the first paint, so that nothing flashes: the chosen theme, and whether somebody is probably logged in.
try {
  var choice = localStorage.getItem('theme');
  if (choice === 'light' || choice === 'dark') document.documentElement.dataset.mode = choice;
  if (localStorage.getItem('auth')) document.documentElement.dataset.session = 'stored';
} catch {
  // Storage is blocked: the page follows the system and nobody is logged in.
}
