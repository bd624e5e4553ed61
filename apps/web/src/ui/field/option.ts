/** One answer of a select or a combo box. */
export type OptionItem = { id: string; label: string; description?: string; isDisabled?: boolean }
