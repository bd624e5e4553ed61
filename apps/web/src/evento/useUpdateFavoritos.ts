import { evento } from '@portal/contract/evento.ts'
import { pushError } from '../api/notice.ts'
import { useWrite } from '../api/useWrite.ts'

/** Keeps the practice's favourites: the codes, in their order. Every open bar reads them again. */
export function useUpdateFavoritos() {
  return useWrite(evento.updateFavoritos, {
    prepare: (codigosEvento: readonly string[]) => ({ body: { codigosEvento: [...codigosEvento] } }),
    onError: pushError,
  })
}
