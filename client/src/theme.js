// Before the first paint, so that no page flashes in the other theme: a file of its own that the page waits for, as
// modules run too late and inline scripts are forbidden. `lib/theme.ts` keeps what is read here.
{
  let kept = null
  try {
    kept = localStorage.getItem('theme')
  } catch {}
  if (kept === 'light' || kept === 'dark') document.documentElement.dataset.theme = kept
}
