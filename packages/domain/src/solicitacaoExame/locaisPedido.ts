import { findRegiao } from '../dente/regiao.tables.ts'
import type { LocalPedido } from './pedidoExame.ts'

/** Where one exam is asked for: the code of its place, and the tooth by which that was chosen. */
export type LugarPedido = { readonly codigoLocal: string; readonly dente?: string | undefined }

const DO_ODONTOGRAMA = /^dentes? (\d\d(?:, \d\d)*(?: e \d\d)?)$/

/** "dente 36", "dentes 36 e 37": what a chosen tooth writes into an empty `foco`. */
export const describeDentes = (dentes: readonly string[]): string =>
  dentes.length === 0
    ? ''
    : `${dentes.length > 1 ? 'dentes' : 'dente'} ${new Intl.ListFormat('pt-BR').format(dentes)}`

/** The teeth that a `foco` names and nothing besides; undefined of one that a person wrote. */
export function listDentesDoFoco(foco: string): readonly string[] | undefined {
  if (foco === '') return []
  const [, lista] = DO_ODONTOGRAMA.exec(foco) ?? []
  return lista?.match(/\d\d/g) ?? undefined
}

const dentesDe = (codigoLocal: string): readonly string[] => findRegiao(codigoLocal)?.dentes ?? []

/** The places of an exam that a region names: itself, or those that lie within it. */
export function listLocaisDaRegiao(locais: readonly string[], regiao: string): readonly string[] {
  if (locais.includes(regiao)) return [regiao]
  const dentes = dentesDe(regiao)
  return locais.filter((local) => {
    const proprios = dentesDe(local)
    return proprios.length > 0 && proprios.every((dente) => dentes.includes(dente))
  })
}

const withDente = (foco: string, dente: string | undefined): string => {
  const dentes = listDentesDoFoco(foco)
  if (dente === undefined || !dentes || dentes.includes(dente)) return foco
  return describeDentes([...dentes, dente].toSorted())
}

/** With the place, and the tooth in what is looked for there unless somebody wrote that. */
export function addLugar(
  locais: readonly LocalPedido[],
  { codigoLocal, dente }: LugarPedido,
): readonly LocalPedido[] {
  // An exam of a tooth says it by its place.
  const doFoco = dente === codigoLocal ? undefined : dente
  if (!locais.some((local) => local.codigoLocal === codigoLocal))
    return [...locais, { codigoLocal, foco: withDente('', doFoco) }]
  return locais.map((local) =>
    local.codigoLocal === codigoLocal ? { codigoLocal, foco: withDente(local.foco, doFoco) } : local,
  )
}

/**
 * The same by a press that a second one takes back: another tooth of a chosen region joins it, the last one leaves with
 * it. What a person wrote is not thrown away by a press.
 */
export function toggleLugar(locais: readonly LocalPedido[], lugar: LugarPedido): readonly LocalPedido[] {
  const { codigoLocal, dente } = lugar
  const escolhido = locais.find((local) => local.codigoLocal === codigoLocal)
  const dentes = escolhido && listDentesDoFoco(escolhido.foco)
  if (!escolhido || !dentes) return addLugar(locais, lugar)
  const demais = dentes.filter((cada) => cada !== dente)
  const isOutro = dente !== undefined && dente !== codigoLocal && demais.length === dentes.length
  if (isOutro && dentes.length > 0) return addLugar(locais, lugar)
  if (dente === undefined || demais.length === 0)
    return locais.filter((local) => local.codigoLocal !== codigoLocal)
  return locais.map((local) => (local === escolhido ? { codigoLocal, foco: describeDentes(demais) } : local))
}
