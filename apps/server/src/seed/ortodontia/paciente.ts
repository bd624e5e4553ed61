import { addDays, addMonths, ageAt } from '@portal/domain/calendario/dataCivil.ts'
import { fimCarencia } from '@portal/domain/evento/criterio/carencia.ts'
import type { AssociadoSemeado } from '../associado/associado.ts'
import { createCastAssociados } from '../associado/castAssociado.ts'
import { createAssociado, type Populacao, redeOf } from '../associado/populacao.ts'
import { PLANOS } from '../contrato/plano.data.ts'
import type { Caso } from './caso.data.ts'

/** Completed years of whom an appliance is put in. */
const IDADE = { de: 8, ate: 55 }
/** How long after joining somebody asked who had to wait longer still. */
const DIAS_DE_ESPERA = 60
/** Days: the demonstration tells of nothing older. */
const MEMORIA = 600
/** The cards of the cast and those after them keep what the README says of them. */
const PRIMEIRO_LIVRE = '500000010'

/** The last day of the waiting period of orthodontics; undefined where the plan does not cover it. */
export function findFimCarencia({ linha, planos }: AssociadoSemeado): string | undefined {
  const plano = PLANOS.find(({ codigo }) => codigo === planos[0])
  return plano?.ortodontia ? fimCarencia('ortodontia', plano, linha.inclusao) : undefined
}

/** A patient, and the first day of the month in which the initial guide was asked for, or the very day of a recent one. */
export type Escolhido = { readonly associado: AssociadoSemeado; readonly data: string }

/** Members whose plan covers orthodontics, each given to one treatment, in the order of their cards. */
export class Pacientes {
  private readonly livres: AssociadoSemeado[]
  private readonly elenco: readonly AssociadoSemeado[]
  private readonly conhecidos = new Map<string, AssociadoSemeado>()
  private readonly hoje: string

  constructor({ primeiro, quantidade, hoje }: Populacao) {
    this.hoje = hoje
    this.elenco = createCastAssociados(hoje)
    this.livres = Array.from({ length: quantidade }, (_, i) => primeiro + i)
      .filter((index) => redeOf(index) === 'AURORA')
      .map((index) => createAssociado(index, hoje))
      .filter((associado) => this.isTratavel(associado))
  }

  /** Who is treated in a case, and from when on. Throws a RangeError where nobody is left. */
  choose(caso: Caso): Escolhido {
    const { cartao, paciente } = caso
    const conhecido =
      this.conhecidos.get(paciente ?? '') ?? this.elenco.find(({ linha }) => linha.codigo === cartao)
    const associado = conhecido ?? this.take((cada) => this.fits(caso, cada))
    if (paciente) this.conhecidos.set(paciente, associado)
    return { associado, data: this.beginOf(caso, associado) }
  }

  private take(fits: (associado: AssociadoSemeado) => boolean): AssociadoSemeado {
    const index = this.livres.findIndex(fits)
    const [associado] = index < 0 ? [] : this.livres.splice(index, 1)
    if (!associado) throw new RangeError('no patient is left for a treatment')
    return associado
  }

  private beginOf({ inicial, dias, meses }: Caso, { linha }: AssociadoSemeado): string {
    if (inicial === 'naoAutorizada') return addDays(linha.inclusao, DIAS_DE_ESPERA)
    if (dias !== undefined) return addDays(this.hoje, -dias)
    return `${addMonths(`${this.hoje.slice(0, 7)}-01`, -meses.length).slice(0, 7)}-01`
  }

  /** Whoever is denied is still waiting, and all others are not. */
  private fits(caso: Caso, associado: AssociadoSemeado): boolean {
    const data = this.beginOf(caso, associado)
    const fim = findFimCarencia(associado) ?? ''
    if (caso.inicial !== 'naoAutorizada') return fim <= data
    return fim > data && data > addDays(this.hoje, -MEMORIA) && data < addDays(this.hoje, -DIAS_DE_ESPERA)
  }

  private isTratavel(associado: AssociadoSemeado): boolean {
    const { codigo, nascimento, situacao } = associado.linha
    const idade = ageAt(nascimento, addMonths(this.hoje, -24))
    return (
      codigo > PRIMEIRO_LIVRE &&
      situacao === 'ativo' &&
      idade >= IDADE.de &&
      idade <= IDADE.ate &&
      findFimCarencia(associado) !== undefined
    )
  }
}
