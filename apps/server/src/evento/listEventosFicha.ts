import type { evento } from '@portal/contract/evento.ts'
import { listEventosGuia } from '../guia/fatos/evento.store.ts'
import { findGuia } from '../guia/fatos/guia.store.ts'
import { toEventoGuia } from '../guia/reply/eventoReply.ts'
import { loadJanelasDosEventos } from '../guia/reply/janela.ts'
import { loadPagos } from '../guia/reply/loadPagos.ts'
import { readCopart } from '../guia/reply/tetoCopart.ts'
import type { Handler } from '../http/handler.ts'

export const listEventosFicha: Handler<typeof evento.listEventosFicha> = async (context) => {
  const { query, db, sessao, services, hoje, fail, trilha } = context
  const tabela = await services.regras.get()
  const [guia, eventos, janelaDe, pagosDe] = await Promise.all([
    findGuia(db, sessao.codigoCredenciado, query.numeroFicha),
    listEventosGuia(db, sessao.codigoCredenciado, query.numeroFicha),
    loadJanelasDosEventos(db, tabela, hoje, sessao.codigoCredenciado, [query.numeroFicha]),
    loadPagos(db, sessao, [query.numeroFicha]),
  ])
  if (!guia) return fail('API-GTO-0001')
  trilha({ codigoAssociado: guia.codigoAssociado, objeto: `guia ${guia.numeroFicha}` })
  const pagos = pagosDe(guia.numeroFicha)
  const lidos = await readCopart(db, tabela, guia, eventos, hoje)
  return lidos.eventos.map((linha) =>
    toEventoGuia(linha, guia, tabela, pagos.get(linha.sequencialInclusao), janelaDe(guia.numeroFicha)),
  )
}
