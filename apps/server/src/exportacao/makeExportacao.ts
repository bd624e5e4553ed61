import type { PedidoExportacao } from '@portal/contract/exportacao.ts'
import { findAutor } from '../acesso/sessao.store.ts'
import { insist } from '../db/fairShare.ts'
import { Falha } from '../http/falha.ts'
import type { Arquivo, Transactions } from '../http/handler.ts'
import type { Services } from '../http/services.ts'
import type { TarefaExportacao } from '../job/filas.ts'
import { civilDay } from '../runtime/clock.ts'
import {
  appendParte,
  beginExportacao,
  type Feitura,
  failExportacao,
  finishExportacao,
  type Tomada,
  takeExportacao,
} from './exportacao.store.ts'
import { runOperacao } from './operacoes.ts'
import { findDentistasVistos, requireExport } from './podeVer.ts'

/** Bytes of a piece: as many as are in memory at a time. */
const PARTE_BYTES = 64 * 1024

/** Its owner removed it while it was made, or another making has begun. */
class Removida extends Error {}

/**
 * Makes a workbook that was asked for, piece by piece, in the name of who asked: with what the login may do and see by
 * now, whether its session lives or not. What a killed process left is made anew. A failure is told to the login, who may
 * try again, and never tried again by itself.
 */
export async function makeExportacao(services: Services, tarefa: TarefaExportacao): Promise<void> {
  const { background, clock, report } = services
  const { codigoCredenciado } = tarefa
  const later: Transactions = {
    read: (work) => insist(() => background.read(codigoCredenciado, work)),
    transaction: (work) => insist(() => background.transaction(codigoCredenciado, work)),
  }
  const tomada = await later.transaction((db) => takeExportacao(db, tarefa, clock.now()))
  if (!tomada) return
  const feitura = { ...tarefa, tentativa: tomada.tentativa }
  try {
    await write(services, later, feitura, tomada)
  } catch (error) {
    if (error instanceof Removida) return
    // A refusal is an answer: its login is told which.
    const recusa = error instanceof Falha && error.status < 500 ? error.codigo : null
    if (!recusa) report('fila makeExportacao', error)
    await later.transaction((db) => failExportacao(db, feitura, recusa, clock.now()))
  }
}

async function write(
  services: Services,
  later: Transactions,
  feitura: Feitura,
  tomada: Tomada,
): Promise<void> {
  const { clock } = services
  let linhas = 0
  const contadas = {
    ...services,
    exportacoes: {
      // What nobody waits for does not keep the provider from its other exports.
      begin: () => () => undefined,
      tell: (lidas: number) => {
        linhas += lidas
      },
    },
  }
  const { arquivo, dentistas } = await later.read(async (db) => {
    const sessao = await findAutor(db, tomada.sid)
    if (!sessao) throw new Falha('API-ACE-0003')
    requireExport(sessao, tomada.operacao)
    const agora = clock.now()
    const context = {
      ...{ db, sessao, later, agora, services: contadas },
      // What "today" means was said when it was asked for, however late its turn came.
      hoje: civilDay(tomada.criadaEm),
      requisicao: { id: tomada.requisicao, ip: tomada.ip, agente: '', cookies: {} },
      fail: (...recusa: ConstructorParameters<typeof Falha>): never => {
        throw new Falha(...recusa)
      },
      // Each batch notes its patients as it is read, before it leaves; the request itself noted what was asked for.
      trilha: () => undefined,
      setHeader: () => undefined,
      versao: undefined,
      chave: undefined,
      upload: undefined,
    }
    const { operacao, entrada } = tomada
    return {
      arquivo: await runOperacao(context, { operacao, entrada } as PedidoExportacao),
      dentistas: await findDentistasVistos(db, sessao, operacao),
    }
  })
  const total = Number(arquivo.headers?.['x-total-linhas'] ?? 0)
  const isWanted = await later.transaction((db) =>
    beginExportacao(db, feitura, { total, dentistas }, clock.now()),
  )
  if (!isWanted) throw new Removida()
  let ordem = 0
  let bytes = 0
  for await (const conteudo of toPartes(arquivo)) {
    const parte = { ordem, conteudo, linhas: Math.min(linhas, total) }
    if (!(await later.transaction((db) => appendParte(db, feitura, parte, clock.now())))) throw new Removida()
    ordem += 1
    bytes += conteudo.byteLength
  }
  await later.transaction((db) => finishExportacao(db, feitura, { nome: arquivo.nome, bytes }, clock.now()))
}

/** The bytes of a file in pieces of the same size, the last one of what is left. */
async function* toPartes({ conteudo }: Arquivo): AsyncGenerator<Buffer> {
  let pronta: Buffer[] = []
  let tamanho = 0
  for await (const pedaco of Buffer.isBuffer(conteudo) ? [conteudo] : conteudo) {
    const bytes = Buffer.from(pedaco)
    pronta.push(bytes)
    tamanho += bytes.byteLength
    if (tamanho < PARTE_BYTES) continue
    yield Buffer.concat(pronta)
    pronta = []
    tamanho = 0
  }
  if (tamanho > 0) yield Buffer.concat(pronta)
}
