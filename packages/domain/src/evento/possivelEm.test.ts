import { describe, expect, it } from 'vitest'
import { addDays, ageAt, birthdayAt } from '../calendario/dataCivil.ts'
import { classesCarencia } from './classeCarencia.tables.ts'
import { createDados, feito, item } from './contexto.fixture.ts'
import type { DadosContexto } from './contexto.ts'
import { createContexto } from './createContexto.ts'
import { criterioCarencia } from './criterio/carencia.ts'
import { type Criterio, createAlvo } from './criterio/criterio.ts'
import { criterioFrequencia } from './criterio/frequencia.ts'
import { criterioPaciente } from './criterio/paciente.ts'
import { REGRAS_EVENTO } from './eventos.tables.ts'
import type { RegraEvento } from './regraEvento.ts'

/** Every day around the end of February and of the other months, in leap and common years. */
const BORDAS = [1999, 2000, 2004, 2007, 2008].flatMap((ano) =>
  [`${ano}-01-31`, `${ano}-02-28`, `${ano}-03-31`, `${ano}-08-31`, `${ano}-10-31`, `${ano}-12-31`].flatMap(
    (fim) => [-2, -1, 0, 1, 2].map((dias) => addDays(fim, dias)),
  ),
)

/** Told in one day, a statement is the first day on which the criterion has nothing to say. */
function expectPrimeiroDia(criterio: Criterio, regra: RegraEvento, dados: DadosContexto): void {
  const ask = (hoje: string) => {
    const contexto = createContexto({ ...dados, hoje })
    return criterio(createAlvo(item(regra.codigoEvento), regra, contexto), contexto)
  }
  const possivelEm = ask(dados.hoje)[0]?.possivelEm ?? 'nada dito'
  const quem = `${regra.codigoEvento}, ${dados.hoje}`
  expect(possivelEm, quem).toMatch(/^\d{4}/)
  expect(ask(possivelEm), quem).toEqual([])
  expect(ask(addDays(possivelEm, -1)), quem).not.toEqual([])
}

const comIntervalo = REGRAS_EVENTO.filter(
  (regra) =>
    regra.escopo === 'beneficiario' &&
    (regra.intervaloMeses !== undefined || regra.intervaloDias !== undefined || regra.mesCalendario) &&
    regra.maximoPorPeriodo === 1,
)

describe('evento: a primeira data dita é a primeira em que a regra deixa', () => {
  it('os anos de vida', () => {
    for (const nascimento of BORDAS) {
      for (let anos = 0; anos <= 20; anos++) {
        const dia = birthdayAt(nascimento, anos)
        expect([ageAt(nascimento, dia), ageAt(nascimento, addDays(dia, -1))]).toEqual([
          anos,
          Math.max(0, anos - 1),
        ])
      }
    }
  })

  it('a idade mínima, para quem nasceu em cada dia', () => {
    const regras = REGRAS_EVENTO.filter(
      ({ idadeMinima, papelOrtodontia, requerEvento }) =>
        idadeMinima !== undefined && papelOrtodontia === undefined && requerEvento.length === 0,
    )
    expect(regras.length).toBeGreaterThan(0)
    for (const regra of regras) {
      for (const nascimento of BORDAS) {
        const dados = createDados({ associado: { nascimento } })
        expectPrimeiroDia(criterioPaciente, regra, { ...dados, hoje: addDays(nascimento, 1) })
      }
    }
  })

  it('o recém-nascido no cartão da mãe não tem data dita', () => {
    const regra = REGRAS_EVENTO.find(({ idadeMinima = 0 }) => idadeMinima > 0)
    if (!regra) throw new Error('no rule with an age')
    const contexto = createContexto(createDados({ guia: { recemNato: true } }))
    const motivos = criterioPaciente(createAlvo(item(regra.codigoEvento), regra, contexto), contexto)
    expect(motivos.map(({ possivelEm }) => possivelEm)).toEqual([undefined])
  })

  it('o intervalo, depois de cada dia', () => {
    expect(comIntervalo.length).toBeGreaterThan(5)
    for (const regra of comIntervalo) {
      for (const data of BORDAS) {
        const dados = createDados({ historico: [feito(regra.codigoEvento, data, { proprio: true })] })
        expectPrimeiroDia(criterioFrequencia, regra, { ...dados, hoje: data })
      }
    }
  })

  it('a carência de cada classe, com o teto da lei', () => {
    for (const { codigo } of classesCarencia) {
      const regra = REGRAS_EVENTO.find(({ classeCarencia }) => classeCarencia === codigo)
      if (!regra) continue
      for (const dias of [1, 30, 180, 300]) {
        for (const inclusao of BORDAS) {
          const dados = createDados({ associado: { inclusao }, plano: { carencias: { [codigo]: dias } } })
          expectPrimeiroDia(criterioCarencia, regra, { ...dados, hoje: inclusao })
        }
      }
    }
  })
})
