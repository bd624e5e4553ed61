import type { pesquisa } from '@portal/contract/pesquisa.ts'
import { classifyTermo } from '@portal/domain/associado/termoBusca.ts'
import {
  type Associado,
  findAssociado,
  findAssociadoPorAtendimento,
  findAssociadoPorCpf,
  searchAssociadoPorNome,
  toResumo,
} from '../associado/associado.store.ts'
import type { Db } from '../db/client.ts'
import { findResumo, type LinhaResumo, toGuiaResumo } from '../guia/resumo.store.ts'
import type { Handler } from '../http/handler.ts'
import { listGuias } from './pesquisa.store.ts'

const MAXIMO_GUIAS = 5
/** Shorter pieces of a name would match half of the patients. */
const MINIMO_NOME = 3

/** Whoever the term may mean: a number is read in every way that its length allows, words are a piece of a name. */
async function findAssociados(db: Db, codigoCredenciado: number, termo: string): Promise<Associado[]> {
  const lido = classifyTermo(termo)
  if (!lido.ok) {
    return termo.length >= MINIMO_NOME ? searchAssociadoPorNome(db, codigoCredenciado, termo) : []
  }
  const { alternativa, ...leitura } = lido.termo
  const leituras = alternativa ? [leitura, alternativa] : [leitura]
  const found = await Promise.all(
    leituras.map(({ tipo, valor }) => {
      if (tipo === 'cpf') return findAssociadoPorCpf(db, valor)
      return tipo === 'codigoAssociado' ? findAssociado(db, valor) : findAssociadoPorAtendimento(db, valor)
    }),
  )
  return found.filter((associado) => associado !== undefined)
}

async function findGuias(db: Db, codigoCredenciado: number, termo: string, associados: readonly Associado[]) {
  const numero = /^\d{1,12}$/.test(termo) ? Number(termo) : undefined
  const [unica, ...listas] = await Promise.all([
    numero ? findResumo(db, codigoCredenciado, numero) : undefined,
    ...associados
      .slice(0, 2)
      .map(({ codigoAssociado }) => listGuias(db, codigoCredenciado, { codigoAssociado }, MAXIMO_GUIAS)),
  ])
  const guias = new Map<number, LinhaResumo>()
  for (const linha of [...(unica ? [unica] : []), ...listas.flat()]) guias.set(linha.numeroFicha, linha)
  return [...guias.values()].slice(0, MAXIMO_GUIAS)
}

/**
 * The global search (Ctrl+K): patients and guides by any number, or by a piece of the name among those whom this
 * provider has attended. What the permissions do not open is not looked for.
 */
export const searchTudo: Handler<typeof pesquisa.searchTudo> = async (context) => {
  const { body, db, sessao, hoje, trilha } = context
  const termo = body.termo.trim()
  const { codigoCredenciado, permissoes } = sessao
  const associados = permissoes.includes('ELEGIBILIDADE')
    ? await findAssociados(db, codigoCredenciado, termo)
    : []
  const guias = permissoes.includes('CONSULTA_GTO')
    ? await findGuias(db, codigoCredenciado, termo.replaceAll(/[.\-/\s]/g, ''), associados)
    : []
  const vistos = new Set([...associados, ...guias].map(({ codigoAssociado }) => codigoAssociado))
  for (const codigoAssociado of vistos) trilha({ codigoAssociado, objeto: 'busca' })
  if (vistos.size === 0) trilha({ objeto: 'busca sem resultado' })
  return {
    associados: associados.map((associado) => toResumo(associado, hoje)),
    guias: guias.map((linha) => toGuiaResumo(linha, hoje)),
  }
}
