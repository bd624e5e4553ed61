import type { producao } from '@portal/contract/producao.ts'
import { addMonths, isDataCivil } from '@portal/domain/calendario/dataCivil.ts'
import type { Handler } from '../http/handler.ts'
import {
  decodeCursor,
  encodeCursor,
  encodeInstante,
  loadPagina,
  readCursor,
  readInstante,
} from '../http/pagina.ts'
import { toCursor } from '../pesquisa/cursor.ts'
import { loadVisao } from '../repasse/visao.ts'
import { startOfCivilDay } from '../runtime/clock.ts'
import { startOfMeses } from './meses.ts'
import {
  type LinhaBeneficiario,
  type LinhaEncaminhada,
  type LinhaEvento,
  listBeneficiarios,
  listEncaminhadas,
  listEventos,
  type Periodo,
  type PosicaoEvento,
} from './producao.store.ts'

const toPeriodo = (mes: string): Periodo => ({ desde: `${mes}-01`, antesDe: addMonths(`${mes}-01`, 1) })

function readPosicaoEvento(cursor: string): PosicaoEvento | undefined {
  const [, dataRealizacao = '', numero, sequencial] =
    /^(\d{4}-\d\d-\d\d) ([1-9]\d{0,11}) (\d{1,4})$/.exec(decodeCursor(cursor)) ?? []
  if (!isDataCivil(dataRealizacao)) return undefined
  return { dataRealizacao, numeroFicha: Number(numero), sequencial: Number(sequencial) }
}

/** The rows behind a month's events. */
export const listEventosRealizados: Handler<typeof producao.listEventosRealizados> = async (context) => {
  const { body, db, sessao, services } = context
  const visao = await loadVisao(db, sessao)
  const [tabela, { pagina, proximo }] = await Promise.all([
    services.regras.get(),
    loadPagina(context, body, {
      objeto: 'eventos realizados',
      vazio: 'eventos realizados: nenhum',
      write: ({ dataRealizacao, numeroFicha, sequencial }: LinhaEvento) =>
        encodeCursor(`${dataRealizacao} ${numeroFicha} ${sequencial}`),
      read: readPosicaoEvento,
      list: (limite, depois) => listEventos(db, visao, toPeriodo(body.mes), limite, depois),
    }),
  ])
  return {
    linhas: pagina.map(({ codigoAssociado: _codigo, sequencial: _sequencial, ...linha }) => ({
      ...linha,
      descricao: tabela.find(linha.codigoEvento)?.descricao ?? linha.codigoEvento,
    })),
    proximo,
  }
}

/** The rows behind a month's patients. */
export const listBeneficiariosAtendidos: Handler<typeof producao.listBeneficiariosAtendidos> = async (
  context,
) => {
  const { body, db, sessao } = context
  const visao = await loadVisao(db, sessao)
  const { pagina, proximo } = await loadPagina(context, body, {
    objeto: 'beneficiários atendidos',
    vazio: 'beneficiários atendidos: nenhum',
    // A guide of the caller's own: a card would be looked up among everybody's.
    write: ({ numeroFicha }: LinhaBeneficiario) => toCursor(numeroFicha),
    read: readCursor,
    list: (limite, depois) => listBeneficiarios(db, visao, toPeriodo(body.mes), limite, depois),
  })
  return { linhas: pagina.map(({ codigoAssociado: _codigo, ...linha }) => linha), proximo }
}

/** The rows behind the digital share of the guides. */
export const listGuiasEncaminhadas: Handler<typeof producao.listGuiasEncaminhadas> = async (context) => {
  const { body, db, sessao, hoje } = context
  const desde = startOfCivilDay(startOfMeses(hoje))
  const visao = await loadVisao(db, sessao)
  const { pagina, proximo } = await loadPagina(context, body, {
    objeto: 'guias encaminhadas',
    vazio: 'guias encaminhadas: nenhum',
    write: ({ encaminhadaEm, numeroFicha }: LinhaEncaminhada) =>
      encodeInstante({ em: encaminhadaEm, numero: numeroFicha }),
    read: readInstante,
    list: (limite, depois) => listEncaminhadas(db, visao, desde, limite, depois),
  })
  return {
    linhas: pagina.map(({ codigoAssociado: _codigo, encaminhadaEm, ...linha }) => ({
      ...linha,
      encaminhadaEm: encaminhadaEm.toISOString(),
    })),
    proximo,
  }
}
