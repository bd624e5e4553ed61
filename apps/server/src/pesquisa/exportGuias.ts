import type { FiltroGuia, pesquisa } from '@portal/contract/pesquisa.ts'
import { formatInstante } from '../clock.ts'
import type { Db } from '../db/client.ts'
import type { LinhaResumo } from '../guia/resumo.store.ts'
import { toRegistros } from '../http/callTrail.ts'
import type { Context, Handler } from '../http/handler.ts'
import { tipoPlanilha, writePlanilha } from '../planilha/writePlanilha.ts'
import { insertRegistros, type Registro } from '../trilha/trilha.store.ts'
import { type Busca, readFiltro } from './filtro.ts'
import { colunasGuias, describeBusca, nameArquivo } from './guiasPlanilha.ts'
import { pendentes as buscaPendentes, listPendentesDesde } from './listPendentes.ts'
import { countGuias, listGuias } from './pesquisa.store.ts'

type Chamada = Context<typeof pesquisa.exportGuias>

/** Rows read at a time: memory stays the same for fifty rows and for fifty thousand. */
const LOTE = 500
/** Compressed bytes of a workbook without rows and of each row, as measured, for the reader's progress bar. */
const BYTES_VAZIA = 4000
const BYTES_LINHA = 42

const OBJETO = 'exportação de guias'

/**
 * The guides of a search, all of them, as a workbook that is written while it is sent. Spec §7: it takes an optional
 * end date; without one the period ends today. A provider has one at a time (API-GTO-0030).
 */
export const exportGuias: Handler<typeof pesquisa.exportGuias> = async (context) => {
  const { body, db, sessao, services, agora, hoje, fail, trilha } = context
  const { pendentes, ...filtro } = body
  const busca = pendentes ? buscaPendentes : readFiltro(withFim(filtro, hoje), fail)
  const end = services.exportacoes.begin(sessao.codigoCredenciado, agora)
  if (!end) return fail('API-GTO-0030', [], 5)

  trilha({ objeto: OBJETO })
  const total = await countGuias(db, sessao.codigoCredenciado, busca).catch((error: unknown) => {
    end()
    throw error
  })
  const conteudo = writePlanilha({
    nome: 'Guias',
    cabecalho: [
      ['Filtros', describeBusca(busca)],
      ['Gerada por', `${sessao.nome} (${sessao.login})`],
      ['Gerada em', formatInstante(agora)],
    ],
    colunas: colunasGuias,
    linhas: listLotes(context, pendentes ? listPendentesDesde : listDesde(busca)),
  })
  conteudo.once('close', end)
  return {
    conteudo,
    tipo: tipoPlanilha,
    nome: nameArquivo(busca, hoje),
    headers: {
      'x-total-linhas': String(total),
      'x-tamanho-estimado': String(BYTES_VAZIA + total * BYTES_LINHA),
    },
  }
}

const withFim = (filtro: FiltroGuia, hoje: string): FiltroGuia =>
  filtro.dataInicio && !filtro.dataFim ? { ...filtro, dataFim: hoje } : filtro

/** The next rows after one, in the order of the screen that asks for the file. */
type ListDesde = (
  db: Db,
  codigoCredenciado: number,
  limite: number,
  depois: LinhaResumo | undefined,
) => Promise<LinhaResumo[]>

const listDesde =
  (busca: Busca): ListDesde =>
  (db, codigoCredenciado, limite, depois) =>
    listGuias(db, codigoCredenciado, busca, limite, depois?.numeroFicha)

/** Batch after batch, each in a transaction of its own that also notes the patients it takes out of the portal. */
async function* listLotes(context: Chamada, list: ListDesde): AsyncIterable<readonly LinhaResumo[]> {
  const { codigoCredenciado } = context.sessao
  let depois: LinhaResumo | undefined
  do {
    const lote = await context.later.transaction(async (db) => {
      const linhas = await list(db, codigoCredenciado, LOTE, depois)
      if (linhas.length > 0) await insertRegistros(db, listRegistros(context, linhas))
      return linhas
    })
    yield lote
    depois = lote.length < LOTE ? undefined : lote.at(-1)
  } while (depois !== undefined)
}

function listRegistros({ agora, sessao, requisicao }: Chamada, linhas: readonly LinhaResumo[]): Registro[] {
  const associados = [...new Set(linhas.map((linha) => linha.codigoAssociado))]
  const trilhada = { operacao: 'pesquisa.exportGuias', sessao, requisicao, em: agora }
  return toRegistros(
    associados.map((codigoAssociado) => ({ codigoAssociado, objeto: OBJETO })),
    trilhada,
  )
}
