import type { Visivel } from '@portal/contract/campo.ts'
import type { EventoDigital, financeiro, TotaisDigitais } from '@portal/contract/financeiro.ts'
import { isDataCivil } from '@portal/domain/calendario/dataCivil.ts'
import { tiposEnvio } from '@portal/domain/financeiro/gtoDigital.tables.ts'
import { loadStatusToken } from '@portal/domain/guia/statusToken.tables.ts'
import type { Handler } from '../http/handler.ts'
import { decodeCursor, encodeCursor, loadPagina } from '../http/pagina.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'
import { loadVisao } from '../repasse/visao.ts'
import { sumVistos, tellVisto } from '../repasse/visto.store.ts'
import {
  type LinhaDigital,
  listDigitais,
  type PosicaoDigital,
  type SomaDigital,
  sumDigitais,
} from './gtoDigital.store.ts'
import { readRecorteDigital } from './recorteDigital.ts'
import { sum, toTotais } from './toDemonstrativo.ts'

const OBJETO = 'relatório de GTO digital'

const writePosicao = ({ enviadaEm, dataRealizacao, numeroFicha, sequencialInclusao }: LinhaDigital) =>
  encodeCursor(`${enviadaEm.getTime()} ${dataRealizacao} ${numeroFicha} ${sequencialInclusao}`)

function readPosicao(cursor: string): PosicaoDigital | undefined {
  const [, instante, dataRealizacao = '', numero, sequencial] =
    /^([1-9]\d{0,13}) (\d{4}-\d\d-\d\d) ([1-9]\d{0,11}) ([1-9]\d{0,3})$/.exec(decodeCursor(cursor)) ?? []
  if (!isDataCivil(dataRealizacao)) return undefined
  return {
    enviadaEm: new Date(Number(instante)),
    dataRealizacao,
    numeroFicha: Number(numero),
    sequencialInclusao: Number(sequencial),
  }
}

/** What some ways of sending add up to together: a guide went one way, so that none counts twice. */
export function addDigitais(somas: readonly SomaDigital[]): Visivel<TotaisDigitais> {
  const count = (campo: 'guias' | 'eventos') => somas.reduce((total, soma) => total + soma[campo], 0)
  return {
    guias: count('guias'),
    eventos: count('eventos'),
    ...toTotais(sum(somas)),
    valorAProcessar: tellVisto(sumVistos(somas.map(({ aProcessarCentavos }) => aProcessarCentavos))),
  }
}

const toEvento = (linha: LinhaDigital, tabela: TabelaRegras): Visivel<EventoDigital> => ({
  numeroFicha: linha.numeroFicha,
  numeroSequencialInclusao: linha.sequencialInclusao,
  nomeAssociado: linha.nomeAssociado,
  nomeDentista: linha.nomeDentista,
  codigoEvento: linha.codigoEvento,
  descricao: tabela.find(linha.codigoEvento)?.descricao ?? linha.codigoEvento,
  codigoLocalizacao: linha.codigoLocalizacao,
  codigoFace: linha.faces,
  dataRealizacao: linha.dataRealizacao,
  enviadaEm: linha.enviadaEm.toISOString(),
  protocolo: linha.protocolo,
  tipoEnvio: linha.tipoEnvio,
  statusToken: loadStatusToken(linha.statusToken, linha.complementar),
  ...toTotais(linha),
  processado: linha.julgado,
})

/** The digital guide report (Interface S16): a page of its events, and what all of them add up to. */
export const searchGtoDigital: Handler<typeof financeiro.searchGtoDigital> = async (context) => {
  const { query, db, sessao, services, hoje, fail } = context
  const { periodo, recorte } = readRecorteDigital(query, hoje, fail)
  const visao = await loadVisao(db, sessao)
  const [tabela, somas, { pagina, proximo }] = await Promise.all([
    services.regras.get(),
    sumDigitais(db, visao, recorte),
    loadPagina(context, query, {
      objeto: OBJETO,
      vazio: `${OBJETO}: nenhum evento`,
      write: writePosicao,
      read: readPosicao,
      list: (limite, depois) => listDigitais(db, visao, recorte, limite, depois),
    }),
  ])
  const pedidos = tiposEnvio.filter(({ codigo }) => [codigo, undefined].includes(query.tipoEnvio))
  return {
    todas: visao.dentistas === null,
    ...periodo,
    totais: addDigitais(somas),
    envios: pedidos.map(({ codigo }) => ({
      tipoEnvio: codigo,
      totais: addDigitais(somas.filter(({ tipoEnvio }) => tipoEnvio === codigo)),
    })),
    eventos: pagina.map((linha) => toEvento(linha, tabela)),
    proximo,
  }
}
