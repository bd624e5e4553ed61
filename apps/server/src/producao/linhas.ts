import type { producao } from '@portal/contract/producao.ts'
import { addMonths, isDataCivil } from '@portal/domain/calendario/dataCivil.ts'
import { startOfCivilDay } from '../clock.ts'
import type { Handler } from '../http/handler.ts'
import { startOfMeses } from './meses.ts'
import { loadPagina } from './pagina.ts'
import {
  type LinhaBeneficiario,
  type LinhaEncaminhada,
  type LinhaEvento,
  listBeneficiarios,
  listEncaminhadas,
  listEventos,
  type Periodo,
  type PosicaoEncaminhada,
  type PosicaoEvento,
} from './producao.store.ts'

const toPeriodo = (mes: string): Periodo => ({ desde: `${mes}-01`, antesDe: addMonths(`${mes}-01`, 1) })

function readPosicaoEvento(texto: string): PosicaoEvento | undefined {
  const [, dataRealizacao = '', numero, sequencial] =
    /^(\d{4}-\d\d-\d\d) ([1-9]\d{0,11}) (\d{1,4})$/.exec(texto) ?? []
  if (!isDataCivil(dataRealizacao)) return undefined
  return { dataRealizacao, numeroFicha: Number(numero), sequencial: Number(sequencial) }
}

function readPosicaoEncaminhada(texto: string): PosicaoEncaminhada | undefined {
  const [, instante, numero] = /^([1-9]\d{0,13}) ([1-9]\d{0,11})$/.exec(texto) ?? []
  if (instante === undefined) return undefined
  return { encaminhadaEm: new Date(Number(instante)), numeroFicha: Number(numero) }
}

/** The rows behind a month's events. */
export const listEventosRealizados: Handler<typeof producao.listEventosRealizados> = async (context) => {
  const { body, db, sessao, services } = context
  const [tabela, { pagina, proximo }] = await Promise.all([
    services.regras.get(),
    loadPagina(context, {
      objeto: 'eventos realizados',
      write: ({ dataRealizacao, numeroFicha, sequencial }: LinhaEvento) =>
        `${dataRealizacao} ${numeroFicha} ${sequencial}`,
      read: readPosicaoEvento,
      list: (limite, depois) =>
        listEventos(db, sessao.codigoCredenciado, toPeriodo(body.mes), limite, depois),
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
  const { pagina, proximo } = await loadPagina(context, {
    objeto: 'beneficiários atendidos',
    // A guide of the caller's own: a card would be looked up among everybody's.
    write: ({ numeroFicha }: LinhaBeneficiario) => String(numeroFicha),
    read: (texto) => (/^[1-9]\d{0,11}$/.test(texto) ? Number(texto) : undefined),
    list: (limite, depois) =>
      listBeneficiarios(db, sessao.codigoCredenciado, toPeriodo(body.mes), limite, depois),
  })
  return { linhas: pagina.map(({ codigoAssociado: _codigo, ...linha }) => linha), proximo }
}

/** The rows behind the digital share of the guides. */
export const listGuiasEncaminhadas: Handler<typeof producao.listGuiasEncaminhadas> = async (context) => {
  const { db, sessao, hoje } = context
  const desde = startOfCivilDay(startOfMeses(hoje))
  const { pagina, proximo } = await loadPagina(context, {
    objeto: 'guias encaminhadas',
    write: ({ encaminhadaEm, numeroFicha }: LinhaEncaminhada) => `${encaminhadaEm.getTime()} ${numeroFicha}`,
    read: readPosicaoEncaminhada,
    list: (limite, depois) => listEncaminhadas(db, sessao.codigoCredenciado, desde, limite, depois),
  })
  return {
    linhas: pagina.map(({ codigoAssociado: _codigo, encaminhadaEm, ...linha }) => ({
      ...linha,
      encaminhadaEm: encaminhadaEm.toISOString(),
    })),
    proximo,
  }
}
