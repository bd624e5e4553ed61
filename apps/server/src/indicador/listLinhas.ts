import type { indicador as contrato } from '@portal/contract/indicador.ts'
import { addMonths, isDataCivil } from '@portal/domain/calendario/dataCivil.ts'
import { findIndicador } from '@portal/domain/indicador/indicador.tables.ts'
import type { Handler } from '../http/handler.ts'
import { decodeCursor, encodeCursor, loadPagina } from '../http/pagina.ts'
import { type LinhaLida, listLinhasIndicador, type PosicaoLinha } from './linha.store.ts'
import { loadQuadro } from './quadro.ts'
import { toPartes } from './toPartes.ts'

function readPosicao(cursor: string): PosicaoLinha | undefined {
  const [, dia = '', numero, sequencial] =
    /^(\d{4}-\d\d-\d\d) ([1-9]\d{0,11}) (\d{1,4})$/.exec(decodeCursor(cursor)) ?? []
  if (!isDataCivil(dia)) return undefined
  return { dia, numeroFicha: Number(numero), sequencial: Number(sequencial) }
}

/** The rows of which a figure was made, as they were when it was computed. */
export const listLinhas: Handler<typeof contrato.listLinhas> = async (context) => {
  const { body, db, sessao, services, trilha } = context
  const { visao, janela } = await loadQuadro(db, sessao)
  const objeto = `linhas do indicador ${body.indicador}`
  const vazio = `${objeto}: nenhuma`
  // Of a month that no figure adds up there is nothing to show.
  if (!janela || (body.mes && !janela.meses.includes(body.mes))) {
    trilha({ objeto: vazio })
    return { linhas: [], proximo: null }
  }
  const desde = body.mes ? `${body.mes}-01` : janela.desde
  const recorte = {
    indicador: body.indicador,
    desde,
    antesDe: body.mes ? addMonths(desde, 1) : janela.antesDe,
    corte: janela.calculadoEm,
    contam: body.quais && body.quais === 'contam',
    codigoGlosa: body.codigoGlosa,
  }
  const [tabela, { pagina, proximo }] = await Promise.all([
    services.regras.get(),
    loadPagina(context, body, {
      objeto,
      vazio,
      write: ({ dia, numeroFicha, sequencial }: LinhaLida) =>
        encodeCursor(`${dia} ${numeroFicha} ${sequencial}`),
      read: readPosicao,
      list: (limite, depois) => listLinhasIndicador(db, visao, recorte, limite, depois),
    }),
  ])
  return {
    linhas: pagina.map((linha) => ({
      numeroFicha: linha.numeroFicha,
      nomeAssociado: linha.nomeAssociado,
      dia: linha.dia,
      codigoEvento: linha.codigoEvento,
      descricao: linha.codigoEvento && (tabela.find(linha.codigoEvento)?.descricao ?? linha.codigoEvento),
      codigoLocalizacao: linha.codigoLocalizacao,
      codigoGlosa: linha.codigoGlosa,
      ...toPartes(findIndicador(body.indicador).codigo, linha),
    })),
    proximo,
  }
}
