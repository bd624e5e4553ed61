import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { findMesFechado } from '@portal/domain/indicador/periodo.ts'
import type pg from 'pg'
import type { Arquivos } from '../imagem/arquivos.ts'
import { computeIndicadores } from '../indicador/calculo.store.ts'
import { toTabelas } from './associado/associado.ts'
import { createCastAssociados } from './associado/castAssociado.ts'
import { createAssociado, TAMANHO_ELENCO } from './associado/populacao.ts'
import { Random } from './chance/random.ts'
import { Precos } from './contrato/precos.ts'
import { insertTabelas } from './database/insertTabelas.ts'
import { toInstante } from './database/instante.ts'
import { inTransaction } from './database/inTransaction.ts'
import { toDb } from './database/toDb.ts'
import { createGuiasDoElenco } from './guia/castGuia.ts'
import type { GuiaVivida } from './guia/esbocoGuia.ts'
import { Gerador } from './guia/gerador.ts'
import { endPlanos } from './guia/inativos.ts'
import { createComplementares, createPresentes } from './guia/presente.ts'
import { copyGuias } from './linha/copyGuias.ts'
import { toLinhasGuia } from './linha/linhasGuia.ts'
import { Numeros } from './linha/numeros.ts'
import { createTratamentos, enterTratamentos } from './ortodontia/tratamentos.ts'
import type { Acervo } from './radiografia/acervo.ts'
import { closeRepasses } from './repasse/repasses.ts'
import { insertCast } from './seedCast.ts'
import { enterPedidosExame } from './solicitacaoExame/pedidosExame.ts'

const ASSOCIADOS = 300
const GUIAS = 1000
export const DIAS_DE_HISTORIA = 730

/** Two years of guides, more of them lately: the practices grow. */
function createPassado(gerador: Gerador, hoje: string): GuiaVivida[] {
  return Array.from({ length: GUIAS }, (_, i) => {
    const dias = Math.floor(DIAS_DE_HISTORIA * (i / GUIAS) ** 0.7)
    return gerador.createGuia(addDays(hoje, dias - DIAS_DE_HISTORIA))
  })
}

const releasedAt = (guia: GuiaVivida): string => guia.momentos[0]?.em ?? ''

async function insertGuias(client: pg.ClientBase, hoje: string, acervo: Acervo): Promise<void> {
  const random = new Random(20260)
  const quantidade = ASSOCIADOS - TAMANHO_ELENCO
  const populacao = { primeiro: TAMANHO_ELENCO, quantidade, hoje }
  const gerador = new Gerador(populacao, random)
  const tratamentos = createTratamentos(populacao)
  const vividas = [
    ...createGuiasDoElenco(createCastAssociados(hoje), gerador, hoje),
    ...createPassado(gerador, hoje),
    ...createPresentes(gerador),
    ...tratamentos.flatMap(({ guias }) => guias.map(({ guia }) => guia)),
  ].sort((a, b) => (releasedAt(a) < releasedAt(b) ? -1 : 1))
  const numeros = new Numeros(client)
  await numeros.reserve(vividas.length)
  const numeradas = vividas.map((guia) => ({ guia, numero: numeros.take() }))
  const principais = numeradas.map(({ guia, numero }) => ({ guia, numeroFicha: numero.numeroFicha }))
  const complementares = createComplementares(gerador, principais)
  await numeros.reserve(complementares.length)
  const todas = [...numeradas, ...complementares.map((guia) => ({ guia, numero: numeros.take() }))]
  const precos = new Precos(hoje)
  await copyGuias(
    client,
    todas.map(({ guia, numero }) => toLinhasGuia(guia, numero, precos, random, acervo)),
  )
  const fichas = new Map(principais.map(({ guia, numeroFicha }) => [guia, numeroFicha]))
  await enterTratamentos(client, tratamentos, (guia) => fichas.get(guia) ?? 0, hoje)
  await enterPedidosExame(client, gerador, precos, acervo, hoje)
}

/** What draws is loaded only here: a start that seeds nothing is spared it. */
async function drawAcervo(arquivos: Arquivos): Promise<Acervo> {
  const { createRadiografias } = await import('./radiografia/radiografia.ts')
  return createRadiografias(arquivos)
}

async function isSeeded(client: pg.ClientBase): Promise<boolean> {
  // Two portals that start together on an empty database: the second waits for the first, and finds it full.
  await client.query('lock table credenciado in share row exclusive mode')
  const found = await client.query('select 1 from credenciado limit 1')
  return found.rowCount !== 0
}

/**
 * The whole demonstration: the cast, 300 members, two years of guides in every status and a year of exam requests. Does nothing, and says
 * false, where there is a provider already. Runs as the tables' owner, in one transaction; the images' content is in
 * the store before it ends.
 */
export async function seedDemonstration(
  client: pg.ClientBase,
  arquivos: Arquivos,
  hoje: string,
): Promise<boolean> {
  return inTransaction(client, async () => {
    if (await isSeeded(client)) return false
    // The films are drawn while the database takes in the cast.
    const [acervo] = await Promise.all([drawAcervo(arquivos), insertCast(client, hoje)])
    const demais = Array.from({ length: ASSOCIADOS - TAMANHO_ELENCO }, (_, i) =>
      createAssociado(TAMANHO_ELENCO + i, hoje),
    )
    await insertTabelas(client, toTabelas(demais))
    await insertGuias(client, hoje, acervo)
    await endPlanos(client, hoje)
    await closeRepasses(client, hoje)
    await computeIndicadores(toDb(client), findMesFechado(hoje), new Date(toInstante(hoje, 0)))
    // PostgreSQL looks at new rows a minute later: until then it plans, and keeps the plans, as for empty tables.
    await client.query('analyze')
    return true
  })
}
