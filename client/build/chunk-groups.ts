import { isStreaming } from './streaming-apart.ts'

/**
 * Modules of the first page that other pages share; the bundler would give most of them a chunk each. One chunk for all
 * makes 7 requests of 25 and saves 2.9 kB, without which the first load exceeds its budget.
 */
const FIRST_PAGE = [
  'client/src/lib/choices.',
  'client/src/lib/identity.',
  'client/src/lib/image-src.',
  'client/src/lib/import-chunk.',
  'client/src/lib/lazy-component.',
  'client/src/lib/paging.',
  'client/src/lib/price-bands.',
  'client/src/lib/search-params.',
  'client/src/lib/storage.',
  'client/src/lib/theme.',
  'client/src/lib/travellers-search.',
  'client/src/lib/use-title.',
  'client/src/messages/en/lib/choices.',
  'client/src/messages/en/lib/common.',
  'client/src/messages/en/auth/session.',
  'client/src/messages/en/shell/shell.',
  'client/src/ui/app-link.',
  'client/src/ui/button.',
  'client/src/ui/close-button.',
  'client/src/ui/deferred.',
  'client/src/ui/empty-state.',
  'client/src/ui/load-failed.',
  'client/src/ui/load-more.',
  'client/src/ui/lucide-icon.',
  'client/src/ui/picture.',
  'client/src/ui/section-head.',
  'client/src/ui/select.',
  'client/src/ui/use-incremental-render.',
  'client/src/ui/use-media.',
  'client/src/features/matching/components/matching-head.',
  'client/src/features/matching/components/matching-skeleton.',
  'client/src/features/packages/package-card.',
  'client/src/features/tours/tour-grid.',
  'client/src/features/tours/components/tour-list-skeleton.',
  'client/src/features/tours/tour-search.',
  'client/src/features/tours/components/tours-head.',
  'client/src/features/tours/components/tours-page-skeleton.',
  'shared/src/recommend/form-choices.',
  'shared/src/lib/messages/en/choices.',
  'shared/src/lib/days.',
  'shared/src/lib/money.',
  'shared/src/tours/rules.',
  'lucide-react/dist/esm/icons/compass.',
  'lucide-react/dist/esm/icons/house.',
  'lucide-react/dist/esm/icons/indian-rupee.',
  'lucide-react/dist/esm/icons/users.',
]

/**
 * What at least two later chunks share, in a few files instead of a hundred, whose names and the lists of which chunk needs
 * which the first script would hold: 1.3 kB of it.
 */
const LATER = {
  icons: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/,
  form: /client[\\/]src[\\/]ui[\\/](checkbox|controls|drawer-form|field|form-error|form-footer|toggle-chips|use-form)\.tsx?$/,
  dialog: /client[\\/]src[\\/]ui[\\/](dialog|dialog-head|drawer|use-modal)\.tsx?$/,
  rules:
    /shared[\\/]src[\\/]\w+[\\/]((?:consent-|gender-)?rules|fact-kinds|group-events|trip-events|people-choices|retention)\.ts$|client[\\/]src[\\/]lib[\\/](amount-words|controls|day|save-file|use-act-from-address|use-consent|use-optimistic-value|use-request-key)\.tsx?$/,
  schedule:
    /shared[\\/]src[\\/]trips[\\/](day|fixes|legs|schedule|stops)\.ts$|client[\\/]src[\\/]messages[\\/]en[\\/]trips[\\/]stops\.ts$/,
  bits: new RegExp(
    [
      /client[\\/]src[\\/]ui[\\/](cover-picture|destination-link|filters-button|page-head|page-not-loaded|plan-trip-link)\.tsx$/,
      /client[\\/]src[\\/]ui[\\/](print-button|search-field|share-button|use-(auto-load|dropdown|intersection))\.tsx?$/,
      /client[\\/]src[\\/]lib[\\/](plan-request|route-search|use-document-visible)\.ts$/,
      /client[\\/]src[\\/]messages[\\/]en[\\/]lib[\\/]filters\.ts$/,
    ]
      .map(({ source }) => source)
      .join('|'),
  ),
}

/** The chunks that every page loads, and those that later ones share. Libraries stay in the browser's cache when only our own code changes. */
export const CHUNK_GROUPS = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|client[\\/]src[\\/]lib[\\/]dom\.ts$/,
  },
  {
    name: 'data',
    test: (id: string) =>
      /node_modules[\\/](@tanstack|@trpc|use-sync-external-store)[\\/]|[\\/]lib[\\/]used-hooks\.ts$/.test(id) &&
      !isStreaming(id),
    // Otherwise the chunk includes the streaming code as a dependency.
    includeDependenciesRecursively: false,
  },
  { name: 'parts', test: (id: string) => FIRST_PAGE.some((path) => id.replaceAll('\\', '/').includes(path)) },
  ...Object.entries(LATER).map(([name, test]) => ({
    name,
    test,
    minShareCount: name === 'icons' ? 3 : 2,
    includeDependenciesRecursively: false,
  })),
]

/** The files that every page has loaded before its first `import()`. */
export const ON_EVERY_PAGE = /\/(index|react|data|parts|rolldown-runtime)-[\w-]{8}\.(js|css)$/
