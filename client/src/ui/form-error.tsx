/** What is wrong with a form as a whole, read out when it comes. The place is there from the start. */
export const FormError = ({ children }: { children: string | null | undefined }) => (
  <div role="alert">
    {children && <p className="rounded-xl border-2 border-terra bg-card px-4 py-3 font-[550] text-terra">{children}</p>}
  </div>
)
