import { describe, expect, it } from 'vitest'
import { addDays } from '../calendario/dataCivil.ts'
import { createDados } from '../evento/contexto.fixture.ts'
import { REGRAS_EVENTO } from '../evento/regra/eventos.tables.ts'
import { CARENCIAS } from './carencias.fixture.ts'
import { decideLiberacao, type PedidoLiberacao } from './decideLiberacao.ts'

function decide(mudancas: Partial<PedidoLiberacao> = {}) {
  const { associado, plano, credenciado, hoje } = createDados()
  return decideLiberacao({
    hoje,
    codigoEspecialidade: 1,
    recemNato: false,
    associado,
    plano,
    credenciado: { ...credenciado, especialidades: [1, 3, 6, 14, 18] },
    regras: REGRAS_EVENTO,
    ...mudancas,
  })
}

const { associado, plano, credenciado, hoje } = createDados()
const especialidades = [1, 3, 6, 14, 18]
const ontem = addDays(hoje, -1)
const entrouHoje = { ...associado, inclusao: hoje }
const comCarencia = { ...plano, carencias: CARENCIAS }

describe('decideLiberacao: released', () => {
  it.each([
    ['general clinic', { codigoEspecialidade: 1 }, { codigoTipoAtendimento: 1, emergencia: false }],
    ['emergency', { codigoEspecialidade: 18 }, { codigoTipoAtendimento: 4, emergencia: true }],
    ['radiology', { codigoEspecialidade: 14 }, { codigoTipoAtendimento: 2, emergencia: false }],
    ['quick-start guide', { codigoTipoAtendimento: 15 }, { codigoTipoAtendimento: 15, emergencia: false }],
    ['newborn in time', { recemNato: true, recemNatoAte: hoje }, { codigoTipoAtendimento: 1 }],
    [
      'a specialty with some event past its waiting',
      { associado: { ...associado, inclusao: ontem }, plano: comCarencia, codigoEspecialidade: 3 },
      { codigoTipoAtendimento: 1 },
    ],
  ])('%s', (_name, mudancas, expected) => {
    expect(decide(mudancas)).toMatchObject({ ok: true, ...expected })
  })
})

it.each([6, 7, 8, 9])('releases orthodontics of type %i, which was chosen', (codigoTipoAtendimento) => {
  expect(decide({ codigoEspecialidade: 6, codigoTipoAtendimento })).toEqual({
    ok: true,
    codigoTipoAtendimento,
    emergencia: false,
  })
})

// The first consultation comes before any treatment, and its class is the mandatory minimum's (Operadora §2).
describe('the first orthodontic consultation goes by its own coverage and waiting, a treatment by those of orthodontics', () => {
  const semOrtodontia = { ...plano, extraRol: false, ortodontia: null }
  const haDias = (dias: number) => ({ ...associado, inclusao: addDays(hoje, -dias) })
  it.each([
    ['plan without orthodontics', { plano: semOrtodontia }, 6, 'ok'],
    ['plan without orthodontics', { plano: semOrtodontia }, 7, 'semCobertura'],
    ['on the 29th day', { plano: comCarencia, associado: haDias(29) }, 6, addDays(hoje, 1)],
    ['on the 30th day', { plano: comCarencia, associado: haDias(30) }, 6, 'ok'],
    ['on the 30th day', { plano: comCarencia, associado: haDias(30) }, 7, addDays(hoje, 150)],
    ['on the 180th day', { plano: comCarencia, associado: haDias(180) }, 7, 'ok'],
    ['plan without orthodontics', { plano: semOrtodontia }, 8, 'semCobertura'],
    ['plan without orthodontics', { plano: semOrtodontia }, 9, 'semCobertura'],
    // What goes on with a guide may be no more than its surgery.
    ['plan without orthodontics', { plano: semOrtodontia, complementar: true }, 7, 'ok'],
  ] as const)('$0, type $2: $3', (_name, mudancas, codigoTipoAtendimento, esperado) => {
    const decisao = decide({ ...mudancas, codigoEspecialidade: 6, codigoTipoAtendimento })
    expect(decisao.ok ? 'ok' : (decisao.possivelEm ?? decisao.motivo)).toBe(esperado)
  })
})

describe('decideLiberacao: refused', () => {
  it.each([
    ['specialty not contracted', { codigoEspecialidade: 5 }, 'especialidadeNaoCadastrada'],
    ['orthodontics without a type', { codigoEspecialidade: 6 }, 'tipoInvalido'],
    ['a treatment in orthodontics', { codigoEspecialidade: 6, codigoTipoAtendimento: 1 }, 'tipoInvalido'],
    ['quick start in orthodontics', { codigoEspecialidade: 6, codigoTipoAtendimento: 15 }, 'tipoInvalido'],
    ['a type of another specialty', { codigoTipoAtendimento: 8 }, 'tipoInvalido'],
    ['quick start in emergency', { codigoEspecialidade: 18, codigoTipoAtendimento: 15 }, 'tipoInvalido'],
    ['quick start in radiology', { codigoEspecialidade: 14, codigoTipoAtendimento: 15 }, 'tipoInvalido'],
    ['a treatment in radiology', { codigoEspecialidade: 14, codigoTipoAtendimento: 1 }, 'tipoInvalido'],
    ['exams outside radiology', { codigoTipoAtendimento: 2 }, 'tipoInvalido'],
    ['newborn after the term', { recemNato: true, recemNatoAte: '2000-01-01' }, 'recemNatoInvalido'],
    ['newborn on a card without one', { recemNato: true }, 'recemNatoInvalido'],
    ['inactive member', { associado: { ...associado, situacao: 'inativo' } }, 'associadoInativo'],
    ['suspended member', { associado: { ...associado, situacao: 'suspenso' } }, 'associadoSuspenso'],
    ['plan without dentistry', { plano: { ...plano, coberturaOdontologica: false } }, 'semCobertura'],
    [
      'plan of another network',
      { credenciado: { ...credenciado, especialidades, atendeRede: false } },
      'foraDaRede',
    ],
    [
      'plan that covers no class of it, and nothing of it is urgent',
      {
        codigoEspecialidade: 3,
        plano: { ...plano, classesCobertas: ['implante'], extraRol: false },
        regras: REGRAS_EVENTO.filter(({ urgencia }) => !urgencia),
      },
      'semCobertura',
    ],
  ] as const)('%s', (_name, mudancas, motivo) => {
    expect(decide({ ...mudancas } as Partial<PedidoLiberacao>)).toMatchObject({ ok: false, motivo })
  })

  it('waiting period of all that the specialty has, with the first day on which one ends', () => {
    const decisao = decide({ codigoEspecialidade: 3, associado: entrouHoje, plano: comCarencia })
    expect(decisao).toEqual({ ok: false, motivo: 'emCarencia', motivos: [], possivelEm: addDays(hoje, 1) })
  })

  it.each([
    [true, true, true],
    [true, false, false],
    [false, false, true],
    [false, true, true],
  ])(
    'events outside the official list: %s, plan that has them: %s; released: %s',
    (extraRol, doPlano, ok) => {
      const regras = REGRAS_EVENTO.map((regra) => ({ ...regra, extraRol, urgencia: false }))
      expect(decide({ codigoEspecialidade: 3, regras, plano: { ...plano, extraRol: doPlano } }).ok).toBe(ok)
    },
  )
})
