import { mudancaGuia } from '@portal/contract/mudancaGuia.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import { createLive } from '../api/createLive.ts'
import { listenTo } from '../api/stream.ts'
import { guiaQuery } from './guia.queries.ts'

/** Keeps the open guide as the server has it. */
export const useLiveGuia = createLive({
  watch: (numeroFicha, onEvent, signal) =>
    listenTo(pesquisa.watchGuia, { query: { numeroFicha } }, onEvent, signal),
  toKey: (numeroFicha) => guiaQuery(numeroFicha).queryKey,
  stale: mudancaGuia,
})
