import type { pesquisa } from '@portal/contract/pesquisa.ts'
import { permissoesExame } from '@portal/domain/acesso/permissao.tables.ts'
import { classifyTermo } from '@portal/domain/associado/termoBusca.ts'
import { addMonths } from '@portal/domain/calendario/dataCivil.ts'
import { searchFrase } from '@portal/domain/evento/linha/searchFrase.ts'
import { type Associado, toResumo } from '../associado/associado.store.ts'
import { listGuiasDoNumero } from '../associado/busca.store.ts'
import type { Consulente } from '../associado/consulta.ts'
import { findAssociados } from '../associado/findAssociados.ts'
import type { Db } from '../db/client.ts'
import { listUsoEventos, MESES_USO } from '../evento/favorito.store.ts'
import { type LinhaResumo, toGuiaResumo } from '../guia/reply/resumo.store.ts'
import type { Handler } from '../http/handler.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'
import { findVista, listDoAssociado, type SolicitacaoVista } from '../solicitacaoExame/lista.store.ts'
import { type Leitor, toResumoSolicitacao } from '../solicitacaoExame/reply.ts'
import { listGuias, listPorNumero } from './pesquisa.store.ts'

const MAXIMO_GUIAS = 5
const MAXIMO_EVENTOS = 5

/**
 * Whoever the term may mean: a number is read in every way that its length allows, words are those of a name. Once the
 * day's new patients are used up it finds none of them: the number may still be a guide's or an event's.
 */
async function listAssociados(consulente: Consulente, termo: string): Promise<Associado[]> {
  const lido = classifyTermo(termo)
  if (!lido.ok) return []
  const { alternativa, ...leitura } = lido.termo
  const leituras = alternativa ? [leitura, alternativa] : [leitura]
  const achados = await Promise.all(leituras.map((cada) => findAssociados(consulente, cada)))
  const porCartao = new Map(
    achados
      .flatMap(({ associados }) => associados)
      .map((associado) => [associado.codigoAssociado, associado]),
  )
  return [...porCartao.values()]
}

/** The guides that the number names, and the newest ones of the patients found. */
async function findGuias(db: Db, codigoCredenciado: number, termo: string, associados: readonly Associado[]) {
  const doNumero = /^\d+$/.test(termo) ? await listGuiasDoNumero(db, codigoCredenciado, termo) : []
  const numeros = doNumero.map(({ numeroFicha }) => numeroFicha)
  const [nomeadas, ...listas] = await Promise.all([
    numeros.length > 0 ? listPorNumero(db, codigoCredenciado, numeros) : [],
    ...associados
      .slice(0, 2)
      .map(({ codigoAssociado }) => listGuias(db, codigoCredenciado, { codigoAssociado }, MAXIMO_GUIAS)),
  ])
  const guias = new Map<number, LinhaResumo>()
  for (const linha of [...nomeadas, ...listas.flat()]) guias.set(linha.numeroFicha, linha)
  return [...guias.values()].slice(0, MAXIMO_GUIAS)
}

/** The exam request that the number names, and the newest ones of the patients found. */
async function findSolicitacoes(
  db: Db,
  leitor: Leitor,
  termo: string,
  associados: readonly Associado[],
): Promise<SolicitacaoVista[]> {
  const { codigoCredenciado } = leitor
  const [doNumero, ...listas] = await Promise.all([
    /^[1-9]\d{0,11}$/.test(termo) ? findVista(db, codigoCredenciado, Number(termo)) : undefined,
    ...associados
      .slice(0, 2)
      .map(({ codigoAssociado }) => listDoAssociado(db, codigoCredenciado, codigoAssociado, MAXIMO_GUIAS)),
  ])
  const solicitacoes = new Map<number, SolicitacaoVista>()
  for (const vista of [...(doNumero ? [doNumero] : []), ...listas.flat()])
    solicitacoes.set(vista.numeroSolicitacao, vista)
  return [...solicitacoes.values()].slice(0, MAXIMO_GUIAS)
}

/** The events that the words or the code may mean, those that this provider does first. */
async function findEventos(
  db: Db,
  { todas }: TabelaRegras,
  { codigoCredenciado, hoje }: { codigoCredenciado: number; hoje: string },
  termo: string,
) {
  const usos = await listUsoEventos(db, codigoCredenciado, addMonths(hoje, -MESES_USO))
  const oferecidos = todas.filter(({ ocultoPortal }) => !ocultoPortal)
  const achados = searchFrase(oferecidos, termo, {
    usos: new Map(usos.map(({ codigoEvento, vezes }) => [codigoEvento, vezes])),
    maximo: MAXIMO_EVENTOS,
  })
  return achados.map(({ evento: { codigoEvento, descricao }, codigoAntigo }) => ({
    codigoEvento,
    descricao,
    codigoAntigo: codigoAntigo ?? null,
  }))
}

/**
 * The global search (Ctrl+K; Interface B6.8): patients, guides and exam requests by any number, by the words of a name among those whom
 * this provider has attended, and events where the term names nobody. What the permissions do not open is not looked
 * for.
 */
export const searchTudo: Handler<typeof pesquisa.searchTudo> = async (context) => {
  const { body, db, sessao, services, hoje, trilha } = context
  const termo = body.termo.trim()
  const { codigoCredenciado, permissoes } = sessao
  const numero = termo.replaceAll(/[.\-/\s]/g, '')
  const associados = permissoes.includes('ELEGIBILIDADE') ? await listAssociados(context, termo) : []
  const guias = permissoes.includes('CONSULTA_GTO')
    ? await findGuias(db, codigoCredenciado, numero, associados)
    : []
  const tabela = await services.regras.get()
  const leitor = { codigoCredenciado, tabela, hoje }
  const solicitacoes = permissoesExame.some((permissao) => permissoes.includes(permissao))
    ? await findSolicitacoes(db, leitor, numero, associados)
    : []
  const vistos = new Set(
    [...associados, ...guias, ...solicitacoes].map(({ codigoAssociado }) => codigoAssociado),
  )
  for (const codigoAssociado of vistos) trilha({ codigoAssociado, objeto: 'busca' })
  if (vistos.size === 0) trilha({ objeto: 'busca sem resultado' })
  const isDeEvento = vistos.size === 0 && termo !== ''
  const eventos = isDeEvento ? await findEventos(db, tabela, { codigoCredenciado, hoje }, termo) : []
  return {
    associados: associados.map((associado) => toResumo(associado, hoje)),
    guias: guias.map((linha) => toGuiaResumo(linha, hoje)),
    solicitacoes: solicitacoes.map((vista) => toResumoSolicitacao(vista, leitor)),
    eventos,
  }
}
