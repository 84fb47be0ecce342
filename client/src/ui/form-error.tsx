/** The error of a whole form. The live region is always rendered, so that screen readers announce the error. */
export const FormError = ({ children }: { children: string | null | undefined | false }) => (
  <div role="alert">
    {children && <p className="rounded-xl border-2 border-terra bg-card px-4 py-3 font-[550] text-terra">{children}</p>}
  </div>
)
