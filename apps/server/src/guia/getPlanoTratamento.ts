import type { guia } from '@portal/contract/guia.ts'
import { requireAssociado } from '../associado/consulta.ts'
import type { Handler } from '../http/handler.ts'
import { listProntuario } from '../prontuario/prontuario.store.ts'
import { toEventoHistorico } from '../regraEvento/eventoHistorico.ts'
import { listEventosGuias } from './fatos/evento.store.ts'
import { pickFim } from './fatos/fimGuia.ts'
import { listEmAndamento } from './fatos/guia.store.ts'
import { toEventoGuia } from './reply/eventoReply.ts'
import { loadJanelasDosEventos } from './reply/janela.ts'
import { loadPagos } from './reply/loadPagos.ts'
import { loadEtapa } from './reply/situacao.ts'
import { loadLeitorCopart } from './reply/tetoCopart.ts'

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
  const [eventos, janelaDe, pagosDe, readCopart] = await Promise.all([
    listEventosGuias(db, sessao.codigoCredenciado, numeros),
    loadJanelasDosEventos(db, tabela, hoje, sessao.codigoCredenciado, numeros),
    loadPagos(db, sessao, numeros),
    loadLeitorCopart(db, tabela, { codigoCredenciado: sessao.codigoCredenciado, codigoAssociado }, hoje),
  ])
  const listDela = ({ numeroFicha }: { numeroFicha: number }) =>
    eventos.filter((evento) => evento.numeroFicha === numeroFicha)
  return {
    historico: historico.map((linha) => toEventoHistorico(linha, tabela)),
    emAndamento: guias.map((guia) => ({
      numeroFicha: guia.numeroFicha,
      statusFicha: guia.statusFicha,
      codigoEtapaAtual: loadEtapa(guia),
      ...pickFim(guia),
      eventos: readCopart(guia, listDela(guia)).eventos.map((evento) => {
        const pago = pagosDe(guia.numeroFicha).get(evento.sequencialInclusao)
        return toEventoGuia(evento, guia, tabela, pago, janelaDe(guia.numeroFicha))
      }),
    })),
  }
}
