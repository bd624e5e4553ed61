import type { EventoCatalogo, EventoOfertado } from '@portal/contract/evento.ts'
import { findEspecialidade } from '@portal/domain/especialidade/especialidade.tables.ts'
import { isNegadoPorAusencia } from '@portal/domain/evento/dentesOfertados.ts'
import type { LugarDito } from '@portal/domain/evento/linha/cabeNoLugar.ts'
import { findUnivoco } from '@portal/domain/evento/linha/findUnivoco.ts'
import type { LinhaEvento } from '@portal/domain/evento/linha/linhaEvento.ts'
import { textoMotivo } from '@portal/domain/glosa/glosaMotivo.ts'
import type { SearchEventos } from '../../evento/useBuscaEvento.ts'
import type { FindRegra } from '../../guia/toMarcas.ts'
import { listDentesSelecionados, type Selecao } from '../../odontograma/estado/selecao.ts'
import { withFacesDitas } from './noDente.ts'

/** What words may mean: an event that the guide takes there, or one that it does not, with the literal reason. */
export type Candidato = { readonly evento: EventoOfertado; readonly impossivel?: string }

export type Oferta = {
  eventos: readonly EventoOfertado[]
  search: SearchEventos
  /** Those of the operator's table that this guide does not offer. */
  outros: readonly EventoCatalogo[]
  /** The specialties that the provider has. */
  minhas: readonly number[]
  find: FindRegra
  /** The teeth that the patient no longer has. */
  ausentes: ReadonlySet<string>
}

/** As many as tell that what was meant was found, and why it cannot be. */
const MAXIMO_IMPOSSIVEIS = 3

/** Where the event of a line is to be: where it says, or else what is chosen on the chart. */
export function listLugares(linha: LugarDito | undefined, selecao: Selecao): readonly LugarDito[] {
  if (linha?.dente || linha?.regiao) return [linha]
  return selecao.tipo === 'regiao'
    ? [{ regiao: selecao.regiao }]
    : listDentesSelecionados(withFacesDitas(selecao, linha?.faces ?? ''))
}

/** The denial that an event on a tooth that is gone would have (3284), in the operator's words. */
export function explainAusencia(
  codigoEvento: string,
  lugares: readonly LugarDito[],
  { find, ausentes }: Pick<Oferta, 'find' | 'ausentes'>,
): string | undefined {
  const regra = find(codigoEvento)
  const ausente = lugares.find(({ dente }) => regra && dente && isNegadoPorAusencia(regra, dente, ausentes))
  return ausente && `Dente ${ausente.dente}: ${textoMotivo('3284')} (3284).`
}

/** In which specialty an event is done: rather one that the provider has, `minha`, where it may be asked for. */
export function chooseEspecialidade(
  { especialidades }: Pick<EventoCatalogo, 'especialidades'>,
  minhas: readonly number[],
): { minha: number | undefined; rotulo: string | undefined } {
  const minha = especialidades.find((codigo) => minhas.includes(codigo))
  return { minha, rotulo: findEspecialidade(minha ?? especialidades[0] ?? 0)?.rotulo }
}

/** That an event is done in another specialty, and in which. */
export function explainFora(evento: EventoCatalogo, minhas: readonly number[]): string | undefined {
  const { minha, rotulo } = chooseEspecialidade(evento, minhas)
  if (minha === undefined) return rotulo && `É de outra especialidade (${rotulo}): esta guia não oferece.`
  return `É de ${rotulo}: esta guia não oferece. Peça uma autorização de ${rotulo}, que o seu cadastro tem.`
}

/**
 * What the words of a line may mean, best first: what is possible at its place, then what is not and why. A word of
 * one meaning means that first, done here or not: "aparelho" is the orthodontist's, and the mouthguard comes after it.
 */
export function listCandidatos(
  palavras: string,
  linha: LinhaEvento | undefined,
  selecao: Selecao,
  oferta: Oferta,
): readonly Candidato[] {
  const { eventos, search, outros, minhas } = oferta
  const lugares = listLugares(linha, selecao)
  const achados = search(palavras, lugares).map((evento): Candidato => {
    const impossivel = explainAusencia(evento.codigoEvento, lugares, oferta)
    return impossivel ? { evento, impossivel } : { evento }
  })
  if (achados.length === 0) return achados
  const possiveis = achados.filter(({ impossivel }) => !impossivel)
  const demais = achados.filter(({ impossivel }) => impossivel).slice(0, MAXIMO_IMPOSSIVEIS)
  const fora = findUnivoco(eventos, outros, palavras)
  const impossivel = fora && explainFora(fora, minhas)
  return [...(fora && impossivel ? [{ evento: fora, impossivel }] : []), ...possiveis, ...demais]
}
