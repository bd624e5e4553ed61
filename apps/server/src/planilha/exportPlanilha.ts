import type { pesquisa } from '@portal/contract/pesquisa.ts'
import type { Db } from '../db/client.ts'
import { toRegistros } from '../http/call/callTrail.ts'
import type { Arquivo, Context } from '../http/handler.ts'
import { formatInstante } from '../runtime/clock.ts'
import { insertRegistros } from '../trilha/trilha.store.ts'
import { type Planilha, tipoPlanilha, writePlanilha } from './writePlanilha.ts'

/** Rows read at a time: memory stays the same for fifty rows and for fifty thousand. */
const LOTE = 1000
/** Compressed bytes of a workbook without rows and of each row, as measured, for the reader's progress bar. */
const BYTES_VAZIA = 2500
const BYTES_LINHA = 48

/** What an export needs of its call, whose route refuses with API-GTO-0030. */
type Chamada = Pick<
  Context<typeof pesquisa.exportGuias>,
  'sessao' | 'services' | 'later' | 'agora' | 'requisicao' | 'trilha'
> & { fail: (codigo: 'API-GTO-0030', detalhes: readonly [], retryAfter: number) => never }

type Exportacao<Linha> = Omit<Planilha<Linha>, 'linhas'> & {
  operacao: string
  /** What the trail says was taken. */
  objeto: string
  /** The file's name. */
  arquivo: string
  count: () => Promise<number>
  /** The next rows after one, of the session's provider. */
  list: (db: Db, limite: number, depois: Linha | undefined) => Promise<Linha[]>
}

/** Rows about patients as a workbook that is written while it is sent. A provider has one at a time (API-GTO-0030). */
export async function exportPlanilha<Linha extends { codigoAssociado: string }>(
  chamada: Chamada,
  exportacao: Exportacao<Linha>,
): Promise<Arquivo> {
  const { sessao, services, agora, fail, trilha } = chamada
  const { objeto, arquivo, cabecalho, count, ...planilha } = exportacao
  const end = services.exportacoes.begin(sessao.codigoCredenciado, agora)
  if (!end) return fail('API-GTO-0030', [], 5)

  trilha({ objeto })
  const total = await count().catch((error: unknown) => {
    end()
    throw error
  })
  const conteudo = writePlanilha({
    ...planilha,
    cabecalho: [
      ...cabecalho,
      ['Gerada por', `${sessao.nome} (${sessao.login})`],
      ['Gerada em', formatInstante(agora)],
    ],
    linhas: listLotes(chamada, exportacao),
  })
  conteudo.once('close', end)
  return {
    conteudo,
    tipo: tipoPlanilha,
    nome: arquivo,
    headers: {
      'x-total-linhas': String(total),
      'x-tamanho-estimado': String(BYTES_VAZIA + total * BYTES_LINHA),
    },
  }
}

/**
 * Batch after batch, each in a transaction of its own that also notes its patients. The next one is read while one is
 * written: the database and this process work at the same time. The trail thus says what was read to be sent: no row is
 * sent before its patient is noted, and a reader who leaves midway leaves up to two batches noted that it did not get.
 */
async function* listLotes<Linha extends { codigoAssociado: string }>(
  { agora, sessao, requisicao, later, services }: Chamada,
  { operacao, objeto, list }: Exportacao<Linha>,
): AsyncIterable<readonly Linha[]> {
  const read = (depois: Linha | undefined): Promise<readonly Linha[]> => {
    const lida = later.transaction(async (db) => {
      const linhas = await list(db, LOTE, depois)
      const associados = [...new Set(linhas.map((linha) => linha.codigoAssociado))]
      const acessos = associados.map((codigoAssociado) => ({ codigoAssociado, objeto }))
      const registros = toRegistros(acessos, { operacao, sessao, requisicao, em: agora })
      if (registros.length > 0) await insertRegistros(db, registros)
      return linhas
    })
    // It may fail while the one before is written: that nobody waits for it yet must not end the process.
    lida.catch(() => undefined)
    return lida
  }
  let seguinte: Promise<readonly Linha[]> | undefined = read(undefined)
  try {
    while (seguinte) {
      const lote: readonly Linha[] = await seguinte
      seguinte = lote.length < LOTE ? undefined : read(lote.at(-1))
      services.exportacoes.tell?.(lote.length)
      yield lote
    }
  } finally {
    // Whoever takes no more ends what was read for them: its failure is nobody's.
    await seguinte?.catch(() => undefined)
  }
}
