import { lazy } from 'react'

/** Fetches the dialog ahead of the question. */
export const loadCancelamento = () => import('./CancelamentoDialog.tsx')

/** The question before guides are cancelled, apart from the list that few cancel from. */
export const CancelamentoDialog = lazy(async () => ({
  default: (await loadCancelamento()).CancelamentoDialog,
}))
