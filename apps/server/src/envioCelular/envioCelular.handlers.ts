import type { envioCelular } from '@portal/contract/envioCelular.ts'
import type { Handlers } from '../http/handler.ts'
import { createEnvioCelular } from './createEnvioCelular.ts'
import { deleteEnvioCelular } from './deleteEnvioCelular.ts'
import { getRepetidaCelular } from './getRepetidaCelular.ts'
import { uploadImagemCelular } from './uploadImagemCelular.ts'
import { validateCodigo } from './validateCodigo.ts'
import { watchEnvioCelular } from './watchEnvioCelular.ts'

/** Images of an open guide from a telephone. */
export const envioCelularHandlers: Handlers<typeof envioCelular> = {
  createEnvioCelular,
  deleteEnvioCelular,
  watchEnvioCelular,
  validateCodigo,
  getGuiaCelular: async ({ sessao }) => {
    const { numeroFicha, expiraEm, imagens } = sessao.celular
    return { numeroFicha, expiraEm: expiraEm.toISOString(), imagens }
  },
  getRepetidaCelular,
  uploadImagemCelular,
}
