import type { guia } from '@portal/contract/guia.ts'
import { requireAssociado } from '../associado/consulta.ts'
import type { Handler } from '../http/handler.ts'
import { listProntuario } from '../prontuario/prontuario.store.ts'
import { toEventoHistorico } from '../regraEvento/eventoHistorico.ts'
import { listEventosGuias } from './fatos/evento.store.ts'
import { pickFim } from './fatos/fimGuia.ts'
import { listEmAndamento } from './fatos/guia.store.ts'
import { toEventoGuia } from './reply/eventoReply.ts'
import { loadJanelaDoEvento } from './reply/janela.ts'
import { loadPagos } from './reply/loadPagos.ts'
import { loadEtapa } from './reply/situacao.ts'
import { readCopart } from './reply/tetoCopart.ts'

/**
 * What was done to the patient by anyone, and what this provider still has in hand. A newborn under its mother's card
 * has a plan of its own: neither is told the other's.
 */
export const getPlanoTratamento: Handler<typeof guia.getPlanoTratamento> = async (context) => {
  const { query, db, sessao, services, hoje, trilha } = context
  const { codigoAssociado } = await requireAssociado(context, query.codigoAssociado)
  const { recemNato = false } = query
  trilha({ codigoAssociado })
  const [tabela, { historico }, guias] = await Promise.all([
    services.regras.get(),
    listProntuario(db, codigoAssociado, hoje, recemNato),
    listEmAndamento(db, sessao.codigoCredenciado, codigoAssociado, recemNato),
  ])
  const numeros = guias.map(({ numeroFicha }) => numeroFicha)
  const [eventos, janelas, pagosDe] = await Promise.all([
    listEventosGuias(db, sessao.codigoCredenciado, numeros),
    Promise.all(
      numeros.map((numero) => loadJanelaDoEvento(db, tabela, hoje, sessao.codigoCredenciado, numero)),
    ),
    loadPagos(db, sessao, numeros),
  ])
  const lidos = await Promise.all(
    guias.map((guia) => {
      const dela = eventos.filter(({ numeroFicha }) => numeroFicha === guia.numeroFicha)
      return readCopart(db, tabela, guia, dela, hoje)
    }),
  )
  return {
    historico: historico.map((linha) => toEventoHistorico(linha, tabela)),
    emAndamento: guias.map((guia, i) => ({
      numeroFicha: guia.numeroFicha,
      statusFicha: guia.statusFicha,
      codigoEtapaAtual: loadEtapa(guia),
      ...pickFim(guia),
      eventos: (lidos[i]?.eventos ?? []).map((evento) => {
        const pago = pagosDe(guia.numeroFicha).get(evento.sequencialInclusao)
        return toEventoGuia(evento, guia, tabela, pago, janelas[i])
      }),
    })),
  }
}
