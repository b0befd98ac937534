// Sets the chosen appearance before the first paint, so that a dark reader never sees a white flash. It is a file
// of its own because the content security policy allows no inline script. The keys are those of src/shell/settings.ts.
(function () {
  try {
    const settings = JSON.parse(localStorage.getItem('bahi.settings') || '{}');
    const root = document.documentElement;
    if (settings.theme === 'light' || settings.theme === 'dark') root.dataset.theme = settings.theme;
  } catch {
    // A broken or forbidden store leaves the system's appearance.
  }
})();
