import { addDays, daysBetween } from '@portal/domain/calendario/dataCivil.ts'
import { isDiaUtil } from '@portal/domain/calendario/diaUtil.ts'
import type { CodigoEspecialidade } from '@portal/domain/especialidade/especialidade.tables.ts'
import type { NomeStatusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { type Populacao, pickAssociado } from '../associado/populacao.ts'
import type { Random } from '../chance/random.ts'
import { CREDENCIADOS, type LinhaCredenciado } from '../credenciado/credenciado.data.ts'
import { drawDias, type Momento, schedule } from './calendario.ts'
import { type EsbocoGuia, type GuiaVivida, toRoteiro } from './esbocoGuia.ts'
import { HistoricoClinico } from './historicoClinico.ts'
import { createItens } from './item.ts'
import { stopIn, stopSomewhere } from './parada.ts'
import { listPassos, type PassoRoteiro } from './roteiro.ts'
import { PARTE_CREDENCIADO, PESO_ESPECIALIDADE, VISITAS } from './tratamento.data.ts'

export function credenciadoOf(codigo: number): LinhaCredenciado {
  const found = CREDENCIADOS.find((linha) => linha.codigo === codigo)
  if (!found) throw new RangeError(`no such provider: ${codigo}`)
  return found
}

/** How many days a run may hold a guide and its appeal back. */
const ATRASO_MAXIMO = 70
const INICIOS_TENTADOS = 50

/** What the events of a guide were held against was done before a day. */
const hasPassado = ({ itens }: EsbocoGuia, dia: string): boolean =>
  itens.every(({ motivos }) =>
    motivos.every(({ eventoAnterior }) => eventoAnterior === undefined || eventoAnterior.data < dia),
  )

/** Makes guides: whom, what and how it goes, from one repeatable chance. */
export class Gerador {
  readonly historico = new HistoricoClinico()
  private readonly random: Random
  private readonly populacao: Populacao
  private readonly hoje: string

  constructor(populacao: Populacao, random: Random) {
    this.populacao = populacao
    this.random = random
    this.hoje = populacao.hoje
  }

  /** A guide released on a day, as it stands today. */
  createGuia(data: string): GuiaVivida {
    const credenciado = credenciadoOf(this.random.weighted(PARTE_CREDENCIADO))
    const esboco = this.sketch(credenciado, this.toDiaUtil(data))
    return this.live(esboco, stopSomewhere(listPassos(toRoteiro(esboco, this.random)), this.random))
  }

  /** A guide of a provider that stands in a status since the last days; the status comes from a life that meets it. */
  createGuiaEm(status: NomeStatusFicha, codigoCredenciado: number, maximoDias: number): GuiaVivida {
    const credenciado = credenciadoOf(codigoCredenciado)
    for (let tries = 0; tries < 2000; tries++) {
      const esboco = this.sketch(
        credenciado,
        this.toDiaUtil(addDays(this.hoje, -this.random.int(1, maximoDias))),
      )
      const passos = stopIn(status, listPassos(toRoteiro(esboco, this.random)), this.random)
      const guia = passos && this.settle(esboco, passos, maximoDias)
      if (guia) return guia
    }
    throw new RangeError(`provider ${codigoCredenciado} never has a guide in ${status}`)
  }

  /** New events of the same patient and provider, while an authorised guide is being done. */
  createComplementar(
    principal: GuiaVivida,
    numeroFichaPrincipal: number,
    status?: NomeStatusFicha,
  ): GuiaVivida | undefined {
    const data = this.drawDiaEmTratamento(principal)
    if (!data) return undefined
    const pedido = { ...principal.pedido, data }
    const visita = this.random.weighted(VISITAS[principal.especialidade] ?? [])
    // What a person has to look at goes in a main guide (Spec §4: audit does not apply here).
    const itens = createItens(visita, pedido, this.historico, this.random).filter(
      ({ decisao }) => decisao === 'aprovado',
    )
    if (itens.length === 0) return undefined
    const esboco: EsbocoGuia = { ...principal, pedido, itens, tipo: visita.tipo, numeroFichaPrincipal }
    const passos = listPassos(toRoteiro(esboco, this.random))
    return this.live(
      esboco,
      (status && stopIn(status, passos, this.random)) ?? stopSomewhere(passos, this.random),
    )
  }

  /** A day after the guide's decision and before it went to payment; undefined when it never was so. */
  private drawDiaEmTratamento({ momentos, numeroFichaPrincipal }: GuiaVivida): string | undefined {
    const decidida = momentos.find(({ passo }) =>
      ['autorizada', 'parcialmenteAutorizada'].includes(passo.status),
    )
    const fim = momentos.find(({ passo }) => passo.etapa === 'faturamento')?.dia ?? this.hoje
    const cancelada = momentos.some(({ passo }) => passo.status === 'cancelada')
    if (!decidida || cancelada || numeroFichaPrincipal !== null) return undefined
    const folga = daysBetween(decidida.dia, fim) - 1
    return folga < 1 ? undefined : addDays(decidida.dia, this.random.int(1, Math.min(folga, 15)))
  }

  /** Lives the steps from the sketch's day on, as far as yesterday. */
  live(esboco: EsbocoGuia, passos: readonly PassoRoteiro[]): GuiaVivida {
    const quando = { inicio: esboco.pedido.data, rede: esboco.credenciado.rede }
    const momentos = schedule(passos, drawDias(passos, this.random), quando, this.random)
    return this.remember({ ...esboco, momentos: momentos.filter(({ dia }) => dia < this.hoje) })
  }

  /**
   * Moves the life so that its last step fell in the last days; undefined where the days of a run hold it back to others,
   * and where it would begin before the patient was a member, or before what its events were held against.
   */
  private settle(
    esboco: EsbocoGuia,
    passos: readonly PassoRoteiro[],
    maximoDias: number,
  ): GuiaVivida | undefined {
    const esperaRepasse = passos.some(({ status }) => status === 'processada')
    for (let tries = 0; tries < INICIOS_TENTADOS; tries++) {
      const dias = drawDias(passos, this.random)
      const atraso = esperaRepasse ? this.random.int(0, ATRASO_MAXIMO) : 0
      const inicio = addDays(this.hoje, -(dias.at(-1) ?? 0) - this.random.int(1, maximoDias) - atraso)
      if (esboco.pedido.associado.linha.inclusao > inicio || !hasPassado(esboco, inicio)) return undefined
      const momentos = schedule(passos, dias, { inicio, rede: esboco.credenciado.rede }, this.random)
      const idade = daysBetween(momentos.at(-1)?.dia ?? inicio, this.hoje)
      if (idade >= 1 && idade <= maximoDias)
        return this.remember({ ...esboco, pedido: { ...esboco.pedido, data: inicio }, momentos })
    }
    return undefined
  }

  private remember(guia: GuiaVivida): GuiaVivida {
    const datada = guia.momentos.find(({ passo }: Momento) => passo.acao === 'updateDataEvento')
    const { associado } = guia.pedido
    for (const { regra, local, aprovado } of datada ? guia.itens : []) {
      if (!aprovado) continue
      this.historico.record(associado.linha.codigo, regra, local, {
        codigoEvento: regra.codigoEvento,
        data: datada?.dia ?? guia.pedido.data,
        codigoCredenciado: guia.credenciado.codigo,
      })
    }
    return guia
  }

  private sketch(credenciado: LinhaCredenciado, data: string): EsbocoGuia {
    for (;;) {
      const associado = pickAssociado(this.populacao, credenciado.rede, this.random)
      const { inclusao, exclusao } = associado.linha
      if (inclusao > data || (exclusao !== null && exclusao <= data)) continue
      const esboco = this.sketchFor({
        credenciado,
        pedido: { associado, codigoCredenciado: credenciado.codigo, data },
      })
      if (esboco.itens.length > 0 && this.isLikely(esboco)) return esboco
    }
  }

  /** Hardly anyone asks for what the plan does not cover. */
  private isLikely({ itens }: EsbocoGuia): boolean {
    const semCobertura = itens.every(({ motivos }) =>
      motivos.some(({ codigoGlosa }) => codigoGlosa === '1407'),
    )
    return !semCobertura || this.random.chance(0.1)
  }

  private sketchFor({ credenciado, pedido }: Pick<EsbocoGuia, 'credenciado' | 'pedido'>): EsbocoGuia {
    const pesos = credenciado.especialidades.map((codigo): [CodigoEspecialidade, number] => [
      codigo,
      PESO_ESPECIALIDADE[codigo] ?? 0,
    ])
    const especialidade = this.random.weighted(pesos)
    const visita = this.random.weighted(VISITAS[especialidade] ?? [])
    const itens = createItens(visita, pedido, this.historico, this.random)
    return { credenciado, pedido, especialidade, tipo: visita.tipo, itens, numeroFichaPrincipal: null }
  }

  /** Practices rest on weekends: the days before take their guides. */
  private toDiaUtil(data: string): string {
    const dia = data < this.hoje ? data : addDays(this.hoje, -1)
    return isDiaUtil(dia) ? dia : addDays(dia, -this.random.int(2, 4))
  }
}
