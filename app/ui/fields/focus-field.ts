/** Brings the focus to a field by its id; in a group to the part that is wrong, else to the chosen or the first one. */
export function focusField(id: string): void {
  const field = document.getElementById(id)
  const control =
    field?.querySelector<HTMLElement>('[aria-invalid=true]') ??
    field?.querySelector<HTMLElement>('input:checked') ??
    field?.querySelector<HTMLElement>('input,select') ??
    field
  control?.closest('details')?.setAttribute('open', '')
  control?.focus()
}
