import { setImmediate } from 'node:timers/promises'
import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import type pg from 'pg'
import { toTabelas } from './associado/associado.ts'
import { createAssociado, indexOfCartao, type Populacao } from './associado/populacao.ts'
import { Random } from './chance/random.ts'
import { Precos } from './contrato/precos.ts'
import { copyRows } from './database/copyRows.ts'
import { inTransaction } from './database/inTransaction.ts'
import { Gerador } from './guia/gerador.ts'
import { copyGuias } from './linha/copyGuias.ts'
import type { GuiaSemeada } from './linha/guiaSemeada.ts'
import { toLinhasGuia } from './linha/linhasGuia.ts'
import { Numeros } from './linha/numeros.ts'
import { closeRepasses, reopenRepasses } from './repasse/repasses.ts'
import { DIAS_DE_HISTORIA } from './seedDemonstration.ts'

const LOTE = 4000
/** Guides made at a stretch before the connection gets its turn. */
const FATIA = 50
const GUIAS_POR_ASSOCIADO = 5
const ASSOCIADOS_MINIMO = 50
/** How often an authorised guide is followed by a complementary one. */
const COMPLEMENTAR = 0.02

type Progress = (done: number) => void

/** New members for the new guides: so that a patient's history stays as long as a person's. */
async function addAssociados(client: pg.ClientBase, hoje: string, guias: number): Promise<Populacao> {
  const { rows } = await client.query<{ ultimo: string }>('select max(codigo) as ultimo from associado')
  const primeiro = indexOfCartao(rows[0]?.ultimo ?? '500000000') + 1
  const quantidade = Math.max(ASSOCIADOS_MINIMO, Math.ceil(guias / GUIAS_POR_ASSOCIADO))
  for (let feitos = 0; feitos < quantidade; feitos += LOTE) {
    const lote = Array.from({ length: Math.min(LOTE, quantidade - feitos) }, (_, i) =>
      createAssociado(primeiro + feitos + i, hoje),
    )
    for (const [tabela, linhas] of Object.entries(toTabelas(lote))) {
      await copyRows(client, tabela, Object.keys(linhas[0] ?? {}), linhas)
    }
  }
  return { primeiro, quantidade, hoje }
}

/** Guides in the order of their release, a batch at a time; only one batch is in memory. */
class Lotes {
  private feitas = 0
  private readonly gerador: Gerador
  private readonly random: Random
  private readonly precos: Precos
  private readonly hoje: string
  private readonly total: number

  constructor(populacao: Populacao, total: number) {
    this.random = new Random(populacao.primeiro)
    this.gerador = new Gerador(populacao, this.random)
    this.precos = new Precos(populacao.hoje)
    this.hoje = populacao.hoje
    this.total = total
  }

  get restam(): number {
    return this.total - this.feitas
  }

  async next(numeros: Numeros): Promise<GuiaSemeada[]> {
    const lote: GuiaSemeada[] = []
    const fim = Math.min(LOTE, this.restam)
    const add = (guia: Parameters<typeof toLinhasGuia>[0]) => {
      const numero = numeros.take()
      lote.push(toLinhasGuia(guia, numero, this.precos, this.random))
      return numero.numeroFicha
    }
    while (lote.length < fim) {
      if (lote.length % FATIA === 0) await setImmediate()
      const dias = Math.floor((DIAS_DE_HISTORIA * (this.feitas + lote.length)) / this.total)
      const guia = this.gerador.createGuia(addDays(this.hoje, dias - DIAS_DE_HISTORIA))
      const numeroFicha = add(guia)
      if (lote.length === fim || !this.random.chance(COMPLEMENTAR)) continue
      const complementar = this.gerador.createComplementar(guia, numeroFicha)
      if (complementar) add(complementar)
    }
    this.feitas += lote.length
    return lote
  }
}

/**
 * Adds so many guides, and their patients, to a seeded database, as its owner. Streams: memory does not grow with
 * the count. Each batch is a transaction; what was added before an interruption stays and is whole.
 */
export async function addGuias(
  client: pg.ClientBase,
  total: number,
  hoje: string,
  progress: Progress,
): Promise<void> {
  await reopenRepasses(client)
  const lotes = new Lotes(await addAssociados(client, hoje, total), total)
  const numeros = new Numeros(client)
  let [lote, written]: [GuiaSemeada[], number] = [[], 0]
  do {
    await numeros.reserve(Math.min(LOTE, lotes.restam))
    // The database takes in one batch while the next is being made: two processors, two workers.
    const [proximo] = await Promise.all([
      lotes.next(numeros),
      inTransaction(client, () => copyGuias(client, lote)),
    ])
    written += lote.length
    if (lote.length > 0) progress(written)
    lote = proximo
  } while (lote.length > 0)
  await inTransaction(client, () => closeRepasses(client, hoje))
}
