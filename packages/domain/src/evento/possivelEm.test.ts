import { describe, expect, it } from 'vitest'
import { addDays, ageAt, birthdayAt } from '../calendario/dataCivil.ts'
import { createDados, feito, item } from './contexto.fixture.ts'
import type { DadosContexto } from './contexto.ts'
import { createContexto } from './createContexto.ts'
import { criterioCarencia } from './criterio/carencia.ts'
import { type Criterio, createAlvo } from './criterio/criterio.ts'
import { criterioFrequencia } from './criterio/frequencia.ts'
import { criterioPaciente } from './criterio/paciente.ts'
import { classesCarencia } from './regra/classeCarencia.tables.ts'
import { REGRAS_EVENTO } from './regra/eventos.tables.ts'
import type { RegraEvento } from './regra/regraEvento.ts'

/** Every day around the end of February and of the other months, in leap and common years. */
const BORDAS = [1999, 2000, 2004, 2007, 2008].flatMap((ano) =>
  [`${ano}-01-31`, `${ano}-02-28`, `${ano}-03-31`, `${ano}-08-31`, `${ano}-10-31`, `${ano}-12-31`].flatMap(
    (fim) => [-2, -1, 0, 1, 2].map((dias) => addDays(fim, dias)),
  ),
)

/** Whether the day stated is the first one on which the criterion has nothing to say. */
function isPrimeiroDia(criterio: Criterio, regra: RegraEvento, dados: DadosContexto): boolean {
  const ask = (hoje: string) => {
    const contexto = createContexto({ ...dados, hoje })
    return criterio(createAlvo(item(regra.codigoEvento), regra, contexto), contexto)
  }
  const possivelEm = ask(dados.hoje)[0]?.possivelEm
  return possivelEm !== undefined && ask(possivelEm).length === 0 && ask(addDays(possivelEm, -1)).length > 0
}

/** The days of the edge from which the rule is stated wrongly. */
const listErradas = (criterio: Criterio, regra: RegraEvento, create: (dia: string) => DadosContexto) =>
  BORDAS.filter((dia) => !isPrimeiroDia(criterio, regra, create(dia))).map(
    (dia) => `${regra.codigoEvento} ${dia}`,
  )

const comIntervalo = REGRAS_EVENTO.filter(
  (regra) =>
    regra.escopo === 'beneficiario' &&
    (regra.intervaloMeses !== undefined || regra.intervaloDias !== undefined || regra.mesCalendario) &&
    regra.maximoPorPeriodo === 1,
)

describe('evento: a primeira data dita é a primeira em que a regra deixa', () => {
  it('os anos de vida', () => {
    const errados = BORDAS.filter((nascimento) =>
      Array.from({ length: 20 }, (_, anos) => anos + 1).some((anos) => {
        const dia = birthdayAt(nascimento, anos)
        return ageAt(nascimento, dia) !== anos || ageAt(nascimento, addDays(dia, -1)) !== anos - 1
      }),
    )
    expect(errados).toEqual([])
  })

  it('a idade mínima, para quem nasceu em cada dia', () => {
    const regras = REGRAS_EVENTO.filter(
      ({ idadeMinima, papelOrtodontia, requerEvento }) =>
        idadeMinima !== undefined && papelOrtodontia === undefined && requerEvento.length === 0,
    )
    expect(regras.length).toBeGreaterThan(0)
    const erradas = regras.flatMap((regra) =>
      listErradas(criterioPaciente, regra, (nascimento) =>
        createDados({ associado: { nascimento }, hoje: addDays(nascimento, 1) }),
      ),
    )
    expect(erradas).toEqual([])
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
    const erradas = comIntervalo.flatMap((regra) =>
      listErradas(criterioFrequencia, regra, (data) =>
        createDados({ historico: [feito(regra.codigoEvento, data, { proprio: true })], hoje: data }),
      ),
    )
    expect(erradas).toEqual([])
  })

  it('a carência de cada classe, com o teto da lei', () => {
    const erradas = classesCarencia.flatMap(({ codigo }) => {
      const regra = REGRAS_EVENTO.find(({ classeCarencia }) => classeCarencia === codigo)
      if (!regra) return []
      return [1, 30, 180, 300].flatMap((dias) =>
        listErradas(criterioCarencia, regra, (inclusao) =>
          createDados({
            associado: { inclusao },
            plano: { carencias: { [codigo]: dias } },
            hoje: inclusao,
          }),
        ),
      )
    })
    expect(erradas).toEqual([])
  })
})
