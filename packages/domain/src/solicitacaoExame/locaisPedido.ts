import { findRegiao } from '../dente/regiao.tables.ts'
import type { LocalPedido } from './pedidoExame.ts'

/** Where one exam is asked for: the code of its place, and the tooth by which that was chosen. */
export type LugarPedido = { readonly codigoLocal: string; readonly dente?: string | undefined }

const describeDentes = (dentes: readonly string[]): string =>
  dentes.length === 0
    ? ''
    : `${dentes.length > 1 ? 'dentes' : 'dente'} ${new Intl.ListFormat('pt-BR').format(dentes)}`

/** "dentes 36 e 37, lesão periapical": what the exam is about in its place, in words; empty where nothing was said. */
export const describeProcura = ({ dentes = [], foco }: Omit<LocalPedido, 'codigoLocal'>): string =>
  [describeDentes(dentes), foco].filter((parte) => parte !== '').join(', ')

/** The teeth that a region holds; none of what is no region. */
export const listDentesDaRegiao = (codigoLocal: string): readonly string[] =>
  findRegiao(codigoLocal)?.dentes ?? []

/** The places of an exam that a region names: itself, or those that lie within it. */
export function listLocaisDaRegiao(locais: readonly string[], regiao: string): readonly string[] {
  if (locais.includes(regiao)) return [regiao]
  const dentes = listDentesDaRegiao(regiao)
  return locais.filter((local) => {
    const proprios = listDentesDaRegiao(local)
    return proprios.length > 0 && proprios.every((dente) => dentes.includes(dente))
  })
}

/** The place with these teeth; a place without any does not speak of them. */
const withDentes = ({ codigoLocal, foco }: LocalPedido, dentes: readonly string[]): LocalPedido =>
  dentes.length === 0 ? { codigoLocal, foco } : { codigoLocal, dentes: [...new Set(dentes)].toSorted(), foco }

/** An exam of a tooth says it by its place. */
const toDentes = ({ codigoLocal, dente }: LugarPedido): readonly string[] =>
  dente === undefined || dente === codigoLocal ? [] : [dente]

/** With the place, and the tooth among those of its region. */
export function addLugar(locais: readonly LocalPedido[], lugar: LugarPedido): readonly LocalPedido[] {
  const { codigoLocal } = lugar
  const novos = toDentes(lugar)
  if (!locais.some((local) => local.codigoLocal === codigoLocal))
    return [...locais, withDentes({ codigoLocal, foco: '' }, novos)]
  return locais.map((local) =>
    local.codigoLocal === codigoLocal ? withDentes(local, [...(local.dentes ?? []), ...novos]) : local,
  )
}

/** Whether a place is asked for already, with the tooth if one is said, so that a press would take it back. */
export function hasLugar(locais: readonly LocalPedido[], lugar: LugarPedido): boolean {
  const escolhido = locais.find(({ codigoLocal }) => codigoLocal === lugar.codigoLocal)
  if (!escolhido) return false
  const [dente] = toDentes(lugar)
  return dente === undefined || (escolhido.dentes ?? []).includes(dente)
}

/**
 * The same by a press that a second one takes back: another tooth of a chosen region joins it, the last one leaves with
 * it. A place of which a person wrote something stays: that is not thrown away by a press.
 */
export function toggleLugar(locais: readonly LocalPedido[], lugar: LugarPedido): readonly LocalPedido[] {
  const escolhido = locais.find(({ codigoLocal }) => codigoLocal === lugar.codigoLocal)
  if (!escolhido || !hasLugar(locais, lugar)) return addLugar(locais, lugar)
  const { dentes = [], foco } = escolhido
  const [dente] = toDentes(lugar)
  if (foco !== '' && dente === undefined) return locais
  const demais = dente === undefined ? [] : dentes.filter((cada) => cada !== dente)
  return demais.length === 0 && foco === ''
    ? locais.filter((local) => local !== escolhido)
    : locais.map((local) => (local === escolhido ? withDentes(local, demais) : local))
}
