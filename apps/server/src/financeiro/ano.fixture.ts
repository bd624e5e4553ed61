import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { type AutorizacaoEvento, autorizacaoEvento } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import type { Pessoa } from '@portal/domain/repasse/retencao.ts'
import fc from 'fast-check'

/** A civil day of the year that is lived through. */
const umDia = fc.integer({ min: 0, max: 364 }).map((dias) => addDays('2026-01-01', dias))

export type EventoDoAno = {
  codigoEvento: string
  dente: string
  valorCentavos: number
  copartCentavos: number
  autorizacao: AutorizacaoEvento
  /** Days before the forwarding; more than ninety are denied 3091. */
  diasAntes: number
  naoRealizado: boolean
}

/** Few places, so that one patient's events meet, and the rules deny some. */
const umEvento: fc.Arbitrary<EventoDoAno> = fc
  .record({
    dente: fc.constantFrom('16', '26', '36', '46'),
    valorCentavos: fc.integer({ min: 1, max: 400_000 }),
    partePaciente: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 100 })),
    autorizacao: fc.oneof(
      { weight: 8, arbitrary: fc.constant(autorizacaoEvento.aprovado) },
      { weight: 1, arbitrary: fc.constant(autorizacaoEvento.envioPagamento) },
      { weight: 1, arbitrary: fc.constant(autorizacaoEvento.negado) },
    ),
    diasAntes: fc.oneof({ weight: 4, arbitrary: fc.nat(90) }, { weight: 1, arbitrary: fc.nat(200) }),
    naoRealizado: fc.integer({ min: 0, max: 9 }).map((sorte) => sorte === 0),
  })
  .map(({ partePaciente, ...evento }) => ({
    ...evento,
    codigoEvento: '85100200',
    copartCentavos: Math.floor((evento.valorCentavos * partePaciente) / 100),
  }))

/** How a forwarded guide comes to its judgement: days later, by the run itself, or once it is unlocked, days later. */
export type Julgamento = { modo: 'fila' | 'repasse' | 'destravada'; dias: number }

const umJulgamento: fc.Arbitrary<Julgamento> = fc.oneof(
  fc.record({ modo: fc.constant('fila' as const), dias: fc.nat(15) }),
  fc.record({ modo: fc.constant('repasse' as const), dias: fc.constant(0) }),
  fc.record({ modo: fc.constant('destravada' as const), dias: fc.nat(80) }),
)

export type GuiaDoAno = {
  /** Place in the clinical body; past its end: the guide names nobody. */
  dentista: number
  associado: number
  encaminhada: string
  julgamento: Julgamento
  eventos: EventoDoAno[]
  /** Days after the judgement until an appeal gives back a share (per cent) of what was denied; null: none did. */
  recurso: { dias: number; parte: number } | null
}

const umaGuia: fc.Arbitrary<GuiaDoAno> = fc.record({
  dentista: fc.nat(6),
  associado: fc.nat(2),
  encaminhada: umDia,
  julgamento: umJulgamento,
  eventos: fc.array(umEvento, { minLength: 1, maxLength: 5 }),
  recurso: fc.option(fc.record({ dias: fc.integer({ min: 1, max: 120 }), parte: fc.nat(100) }), {
    freq: 2,
  }),
})

/** A correction without an event, entered by hand into the run that is open on its day. */
export type CorrecaoDoAno = { dia: string; credito: boolean; valorCentavos: number }

const umaCorrecao: fc.Arbitrary<CorrecaoDoAno> = fc.record({
  dia: umDia,
  credito: fc.boolean(),
  valorCentavos: fc.integer({ min: 1, max: 300_000 }),
})

const umaPessoa: fc.Arbitrary<Pessoa> = fc.record({
  tipoPessoa: fc.constantFrom('F' as const, 'J' as const),
  simples: fc.boolean(),
  issPontosBase: fc.option(fc.integer({ min: 1, max: 500 })),
})

export type AnoDePagamentos = {
  pessoa: Pessoa
  /** The unit of each dentist of the clinical body; null: none. */
  dentistas: (string | null)[]
  /** A dentist goes to another unit: what was judged before stays where it was. */
  mudancas: { dia: string; dentista: number; unidade: string | null }[]
  guias: GuiaDoAno[]
  correcoes: CorrecaoDoAno[]
  /** Days on which the run is looked for besides its own: nothing may come of it. */
  aMais: string[]
}

const umaUnidade = fc.constantFrom(null, 'Unidade Centro', 'Unidade Jardins')

/** A provider's year of payments. */
export const umAno: fc.Arbitrary<AnoDePagamentos> = fc.record({
  pessoa: umaPessoa,
  dentistas: fc.array(umaUnidade, { maxLength: 5 }),
  mudancas: fc.array(fc.record({ dia: umDia, dentista: fc.nat(4), unidade: umaUnidade }), { maxLength: 3 }),
  guias: fc.array(umaGuia, { minLength: 12, maxLength: 28 }),
  correcoes: fc.array(umaCorrecao, { maxLength: 4 }),
  aMais: fc.array(umDia, { maxLength: 3 }),
})
