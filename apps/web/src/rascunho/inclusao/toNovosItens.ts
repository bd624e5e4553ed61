import { findRegiao } from '@portal/domain/dente/regiao.tables.ts'
import type { RegraEvento } from '@portal/domain/evento/regra/regraEvento.ts'
import { pluralOf } from '@portal/domain/texto/contagem.ts'
import { listDentesSelecionados, type Selecao } from '../../odontograma/estado/selecao.ts'
import type { NovoItem } from '../estado/edicao.ts'

/** What the chosen place makes of an event: its items, or what is still to be chosen. */
export type Inclusao = { readonly itens: readonly NovoItem[] } | { readonly falta: string }

type Regra = Pick<RegraEvento, 'codigoEvento' | 'local' | 'facesMaximo' | 'facesMinimo'>

/**
 * One item for each chosen tooth, one for a region, one alone for an event of the whole patient. A number of faces
 * that does not fit is no obstacle: the rules then offer the event that fits.
 */
export function toNovosItens(regra: Regra, selecao: Selecao): Inclusao {
  const { codigoEvento, local } = regra
  if (local === 'nenhum') return { itens: [{ codigoEvento }] }
  if (local === 'regiao') {
    const regiao = selecao.tipo === 'regiao' ? findRegiao(selecao.regiao) : undefined
    if (!regiao) return { falta: 'Escolha a região nos botões acima do odontograma.' }
    return { itens: [{ codigoEvento, regiao: regiao.codigo }] }
  }
  const dentes = listDentesSelecionados(selecao)
  if (dentes.length === 0) return { falta: 'Escolha o dente no odontograma.' }
  const pedeFaces = regra.facesMinimo > 0
  const semFaces = dentes.filter(({ faces }) => pedeFaces && faces === '').map(({ dente }) => dente)
  if (semFaces.length > 0) {
    const lista = new Intl.ListFormat('pt-BR').format(semFaces)
    return { falta: `Marque as faces ${pluralOf(semFaces.length, 'do dente', 'dos dentes')} ${lista}.` }
  }
  return {
    itens: dentes.map(({ dente, faces }) => ({
      codigoEvento,
      dente,
      ...(regra.facesMaximo > 0 && { faces }),
    })),
  }
}
