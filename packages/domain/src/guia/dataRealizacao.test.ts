import { describe, expect, it } from 'vitest'
import { addDays, birthdayAt } from '../calendario/dataCivil.ts'
import { createDados, item, type Mudancas } from '../evento/contexto.fixture.ts'
import { createContexto } from '../evento/createContexto.ts'
import type { PartesDia } from '../evento/criterio/dia.ts'
import { evaluateEvento } from '../evento/evaluateEvento.ts'
import { findRegraEvento } from '../evento/eventos.tables.ts'
import { findJanelaData, findJanelaEvento, motivoData } from './dataRealizacao.ts'

const hoje = '2026-11-21'
const aprovado = { autorizacao: 4 } as const
const guia = { emergencia: false, dataAutorizacao: '2026-11-10', validadeSenha: '2027-02-08' }

function partes(
  mudancas: Parameters<typeof createDados>[0] = {},
  daGuia: Partial<PartesDia['guia']> = {},
): PartesDia {
  return { ...createDados(mudancas), guia: { ...guia, ...daGuia } }
}

describe('findJanelaData', () => {
  it.each<[string, PartesDia, string, string | null, string | undefined]>([
    ['until today', partes(), '2026-11-10', hoje, undefined],
    ['until the validity', partes({}, { validadeSenha: '2026-11-18' }), '2026-11-10', '2026-11-18', '1321'],
    [
      'until the exclusion',
      partes({ associado: { exclusao: '2026-11-15' } }),
      '2026-11-10',
      '2026-11-15',
      '1006',
    ],
    [
      'until the card',
      partes({ associado: { validadeCartao: '2026-11-16' } }),
      '2026-11-10',
      '2026-11-16',
      '1017',
    ],
    [
      'until the contract',
      partes({ credenciado: { fimContrato: '2026-11-17' } }),
      '2026-11-10',
      '2026-11-17',
      '1201',
    ],
    ['never, excluded before', partes({ associado: { exclusao: '2026-11-09' } }), '2026-11-10', null, '1006'],
    ['never, suspended', partes({ associado: { situacao: 'suspenso' } }), '2026-11-10', null, '1016'],
    [
      'from the contract on',
      partes({ credenciado: { inicioContrato: '2026-11-12' } }),
      '2026-11-12',
      hoje,
      undefined,
    ],
    [
      'an emergency from its days before',
      partes({}, { emergencia: true, inicioUrgencia: '2026-11-07' }),
      '2026-11-07',
      hoje,
      undefined,
    ],
  ])('%s', (_nome, dados, desde, ate, depois) => {
    const janela = findJanelaData(dados, hoje)
    expect(janela).toMatchObject({ desde, ate })
    expect(janela.depois?.codigoGlosa).toBe(depois)
  })
})

describe('motivoData', () => {
  const janela = findJanelaData(partes({ associado: { exclusao: '2026-11-15' } }), hoje)
  it.each([
    ['the authorisation day', aprovado, '2026-11-10', undefined],
    ['the last day', aprovado, '2026-11-15', undefined],
    ['the day before', aprovado, '2026-11-09', /\(3014\)\. A primeira data possível é 10\/11\/2026\.$/],
    [
      'after the exclusion',
      aprovado,
      '2026-11-16',
      /beneficiário \(1006\)\. A última data possível é 15\/11\/2026\.$/,
    ],
    ['tomorrow', aprovado, '2026-11-22', /futura\.$/],
    ['denied', { autorizacao: 3 }, '2026-11-12', /aprovado/],
    ['in analysis', { autorizacao: 2 }, '2026-11-12', /aprovado/],
  ] as const)('%s', (_nome, evento, data, mensagem) => {
    const recusa = motivoData(evento, data, hoje, janela)
    if (mensagem === undefined) expect(recusa).toBeUndefined()
    else expect(recusa?.mensagem).toMatch(mensagem)
  })

  it('says that no day is possible, and why', () => {
    const nenhuma = findJanelaData(partes({}, { validadeSenha: '2026-11-01' }), hoje)
    expect(motivoData(aprovado, '2026-11-15', hoje, nenhuma)).toEqual({
      mensagem: 'Validade da guia expirada (1321). Nenhuma data é possível.',
      codigoGlosa: '1321',
    })
  })
})

it('refuses every day that payment would deny, and no other', () => {
  const mudancas = [
    {},
    { associado: { exclusao: '2026-11-15' } },
    { associado: { validadeCartao: '2026-11-12' } },
    { credenciado: { fimContrato: '2026-11-13', inicioContrato: '2026-11-11' } },
    { associado: { situacao: 'inativo' } },
    { guia: { emergencia: true, codigoEspecialidade: 18, inicioUrgencia: '2026-11-07' } },
    { guia: { validadeSenha: '2026-11-14' } },
  ] as const
  for (const mudanca of mudancas) {
    const alvo = item('81000049')
    const daGuia = {
      ...guia,
      codigoEspecialidade: 1,
      ...('guia' in mudanca ? mudanca.guia : {}),
      itens: [alvo],
    }
    const dados = createDados({ ...mudanca, guia: daGuia, momento: 'pagamento' })
    const janela = findJanelaData(dados, hoje)
    for (let dia = '2026-11-01'; dia <= hoje; dia = addDays(dia, 1)) {
      const datado = { ...alvo, data: dia }
      const contexto = createContexto({ ...dados, guia: { ...dados.guia, itens: [datado] } })
      const glosas = evaluateEvento(datado, contexto).filter(({ severidade }) => severidade === 'glosa')
      expect([dia, motivoData(aprovado, dia, hoje, janela) !== undefined]).toEqual([dia, glosas.length > 0])
    }
  }
})

/** Every rule of an event that hangs on its day: too old, too young, a tooth to come, still waiting. */
const EVENTOS_COM_DIA: readonly (readonly [
  string,
  ReturnType<typeof item>,
  Mudancas,
  desde: string,
  ate: string | null,
])[] = [
  [
    'selante, 17 anos no meio',
    item('84000074', '16', 'O'),
    { associado: { nascimento: '2009-11-16' } },
    '2026-11-10',
    '2026-11-15',
  ],
  [
    'selante, 17 anos antes',
    item('84000074', '16', 'O'),
    { associado: { nascimento: '2009-11-10' } },
    '2026-11-10',
    null,
  ],
  [
    'implante, 18 anos no meio',
    item('82000980', '16'),
    { associado: { nascimento: '2008-11-16' } },
    '2026-11-16',
    hoje,
  ],
  [
    'resina antes de o dente nascer',
    item('85100196', '17', 'O'),
    { associado: { nascimento: '2016-11-15' } },
    '2026-11-15',
    hoje,
  ],
  [
    'carência no meio',
    item('85100196', '16', 'O'),
    { associado: { inclusao: '2026-09-16' }, plano: { carencias: { dentistica: 60 } } },
    '2026-11-15',
    hoje,
  ],
  ['sem idade', item('85100196', '16', 'O'), {}, '2026-11-10', hoje],
]

describe('findJanelaEvento', () => {
  it.each(EVENTOS_COM_DIA)('%s', (_nome, alvo, mudanca, desde, ate) => {
    const regra = findRegraEvento(alvo.codigoEvento)
    if (!regra) throw new Error('no rule')
    const daGuia = { ...guia, codigoEspecialidade: regra.especialidades[0], itens: [alvo] }
    const imagens = (['inicial', 'final'] as const).map((momento) => ({ momento, dente: alvo.dente }))
    const credenciado = { especialidades: regra.especialidades }
    const dados = createDados({ ...mudanca, imagens, credenciado, guia: daGuia, momento: 'pagamento' })
    const janela = findJanelaEvento(findJanelaData(dados, hoje), alvo, regra, dados)
    if (ate !== null) expect(janela.desde).toBe(desde)
    expect(janela.ate).toBe(ate)
    for (let dia = '2026-11-10'; dia <= hoje; dia = addDays(dia, 1)) {
      const datado = { ...alvo, data: dia }
      const contexto = createContexto({ ...dados, guia: { ...dados.guia, itens: [datado] } })
      const negadas = evaluateEvento(datado, contexto).filter(
        ({ severidade, campo }) => severidade !== 'aviso' && campo !== 'imagem' && severidade !== 'auditoria',
      )
      expect([dia, motivoData(aprovado, dia, hoje, janela) !== undefined]).toEqual([dia, negadas.length > 0])
    }
  })

  it('says the last day and the denial, in words', () => {
    const alvo = item('84000074', '16', 'O')
    const regra = findRegraEvento('84000074')
    if (!regra) throw new Error('no rule')
    const nascimento = '2009-11-16'
    const dados = createDados({ associado: { nascimento }, guia: { ...guia, itens: [alvo] } })
    const janela = findJanelaEvento(findJanelaData(dados, hoje), alvo, regra, dados)
    const aniversario = birthdayAt(nascimento, 17)
    expect(motivoData(aprovado, aniversario, hoje, janela)).toEqual({
      mensagem: expect.stringMatching(/\(3003\)\. A última data possível é 15\/11\/2026\.$/),
      codigoGlosa: '3003',
      possivel: '2026-11-15',
    })
  })
})
