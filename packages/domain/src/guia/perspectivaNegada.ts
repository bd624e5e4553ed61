import { toBrasileira } from '../calendario/dataCivil.ts'
import { findPossivel } from '../evento/criterio/findPossivel.ts'
import { listContrarios } from '../evento/criterio/listContrarios.ts'
import { pluralOf } from '../texto/contagem.ts'
import type { GuiaHoje, Mudanca } from './fimGuia.ts'
import { statusFicha } from './statusFicha.tables.ts'

/** The first day on which each event that time alone stands against may be asked for again, of those that are still to come. */
const listDias = ({ eventos = [] }: GuiaHoje, hoje: string): string[] =>
  eventos
    .flatMap(({ motivos = [] }) => findPossivel(listContrarios(motivos)) ?? [])
    .filter((dia) => dia > hoje)
    .toSorted()

/** All that it was denied has its day to come, or may have, where its events are not known: nothing is asked for until then. */
export function isCedo(guia: GuiaHoje, hoje: string): boolean {
  if (guia.statusFicha !== statusFicha.naoAutorizada) return false
  if (!guia.eventos) return true
  const dias = listDias(guia, hoje)
  return dias.length > 0 && dias.length === guia.eventos.length
}

/** Of a guide that was denied, from when what time alone stands against may be asked for again: no correction cures it. */
export function describeNegada(guia: GuiaHoje, hoje: string): Pick<Mudanca, 'proximoPasso'> {
  if (guia.statusFicha !== statusFicha.naoAutorizada) return {}
  if (!guia.eventos)
    return {
      proximoPasso: 'Veja na guia o motivo de cada evento e a partir de quando ele pode ser pedido de novo.',
    }
  const dias = listDias(guia, hoje)
  const [primeiro] = dias
  const ultimo = dias.at(-1)
  if (primeiro === undefined || ultimo === undefined) return {}
  const quando =
    primeiro === ultimo
      ? `a partir de ${toBrasileira(primeiro)}`
      : `cada um no seu dia: o primeiro a partir de ${toBrasileira(primeiro)}, o último a partir de ${toBrasileira(ultimo)}`
  if (!isCedo(guia, hoje))
    return {
      proximoPasso: `Veja o motivo em cada evento e, se couber, solicite uma nova guia corrigida; o que depende do prazo só pode ser pedido de novo ${quando}.`,
    }
  const quem = pluralOf(dias.length, 'O evento só pode ser pedido', 'Os eventos só podem ser pedidos')
  return { proximoPasso: `${quem} de novo ${quando}.` }
}
